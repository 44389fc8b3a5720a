import type { SiteConfig, Statistic } from '@lanting/contract'
import { wholeDays } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { EnlargingLink } from '../../../shared/pictures/enlarging-link.tsx'
import { useSiteContext } from '../../../shared/router/router-context.ts'
import { useNow } from '../../../shared/use-now.ts'
import { useShortCount } from '../../../shared/use-short-count.ts'

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
    { src: site.qq_group, alt: sidePanel.qqGroup },
    { src: site.we_chat_group, alt: sidePanel.weChatGroup },
  ].filter(({ src }) => src)
  if (groups.length === 0) return null
  return (
    <section className="card side-card groups-card">
      <h2>{sidePanel.groups}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.alt}>
            <EnlargingLink picture={group} among={groups}>
              <img src={group.src} alt="" width={80} height={80} loading="lazy" />
            </EnlargingLink>
            {group.alt}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const FactsCard = ({ site, statistic }: { site: SiteConfig; statistic: Statistic }) => {
  const { sidePanel: copy } = useCopy()
  const shortCount = useShortCount()
  const { renderedAtMs } = useSiteContext()
  const now = useNow() ?? renderedAtMs
  const facts = [
    [copy.articleCount, String(statistic.articleCount)],
    [copy.running, copy.days(wholeDays(site.createdAtMs, now))],
    [copy.views, shortCount(site.view_time)],
  ] as const
  return (
    <section className="card side-card facts-card">
      <h2>{copy.facts}</h2>
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
