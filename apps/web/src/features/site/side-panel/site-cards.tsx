import type { SiteConfig, Statistic } from '@lanting/contract'
import { shortCount, wholeDays } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { useNow } from '../../../shared/use-now.ts'

export const NoticeCard = ({ site }: { site: SiteConfig }) => {
  const { sidePanel } = useCopy()
  if (!site.blog_notice) return null
  return (
    <section className="card side-card">
      <h2>{sidePanel.notice}</h2>
      <p className="notice">{site.blog_notice}</p>
    </section>
  )
}

export const GroupsCard = ({ site }: { site: SiteConfig }) => {
  const { sidePanel } = useCopy()
  const groups = [
    { url: site.qq_group, name: sidePanel.qqGroup },
    { url: site.we_chat_group, name: sidePanel.weChatGroup },
  ].filter(({ url }) => url)
  if (groups.length === 0) return null
  return (
    <section className="card side-card groups-card">
      <h2>{sidePanel.groups}</h2>
      <ul>
        {groups.map(({ url, name }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener" aria-label={sidePanel.enlarge(name)}>
              <img src={url} alt="" width={80} height={80} loading="lazy" />
            </a>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const FactsCard = ({ site, statistic }: { site: SiteConfig; statistic: Statistic }) => {
  const { sidePanel: words } = useCopy()
  const now = useNow(site.createdAtMs)
  const facts = [
    [words.articleCount, String(statistic.articleCount)],
    [words.running, words.days(wholeDays(site.createdAtMs, now))],
    [words.views, shortCount(site.view_time)],
  ] as const
  return (
    <section className="card side-card facts-card">
      <h2>{words.facts}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
