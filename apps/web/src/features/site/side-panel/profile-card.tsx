import type { SiteConfig, Statistic } from '@lanting/contract'
import { IconBrandBilibili, IconBrandGithub, IconGitBranch, IconRss } from '@tabler/icons-react'
import { Cover } from '../../../shared/cover.tsx'
import { useCopy } from '../../../shared/language.ts'
import { PATHS } from '../../../shared/paths.ts'
import { EnlargingLink } from '../../../shared/pictures/enlarging-link.tsx'
import { QrCode } from './qr-code.tsx'
import './side-panel.css'

const ICON = { 'aria-hidden': true, size: 22, stroke: 1.6 } as const

/** Hides unset links. The default background is artwork of the site. */
const BACKGROUND = '/art/demo/room-window.avif'
const AVATAR = '/art/avatars/1.avif'

export const ProfileCard = ({ site, statistic }: { site: SiteConfig; statistic: Statistic }) => {
  const { sidePanel: copy } = useCopy()
  const background = site.avatar_bg || BACKGROUND
  const counters = [
    { to: PATHS.archives, count: statistic.articleCount, name: copy.articles },
    { to: PATHS.category, count: statistic.categoryCount, name: copy.categories },
    { to: PATHS.tag, count: statistic.tagCount, name: copy.tags },
  ]
  return (
    <section className="card profile-card">
      <div className="background">
        <EnlargingLink picture={{ src: background, alt: copy.background }}>
          <Cover url={background} width={300} height={148} />
        </EnlargingLink>
      </div>
      <a className="face" href={PATHS.home} aria-label={site.blog_name}>
        <img className="avatar" src={site.blog_avatar || AVATAR} alt="" width={76} height={76} />
      </a>
      <h2>{site.blog_name}</h2>
      <p>{site.personal_say}</p>
      <ul className="counters">
        {counters.map(({ to, count, name }) => (
          <li key={to}>
            <a href={to}>
              <b>{count}</b>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {site.git_ee_link && (
        <a className="button" href={site.git_ee_link} target="_blank" rel="noopener">
          <IconGitBranch {...ICON} size={18} />
          {copy.repository}
        </a>
      )}
      <div className="profile-links">
        <a className="icon-button" href={PATHS.subscribe} aria-label={copy.subscribe}>
          <IconRss {...ICON} />
        </a>
        {site.bilibili_link && (
          <a
            className="icon-button"
            href={site.bilibili_link}
            target="_blank"
            rel="noopener"
            aria-label={copy.bilibili}
          >
            <IconBrandBilibili {...ICON} />
          </a>
        )}
        {site.github_link && (
          <a
            className="icon-button"
            href={site.github_link}
            target="_blank"
            rel="noopener"
            aria-label={copy.github}
          >
            <IconBrandGithub {...ICON} />
          </a>
        )}
        {site.social_links.map(({ icon, name, link }) => (
          <a
            key={link}
            className="icon-button"
            href={link}
            target="_blank"
            rel="me noopener"
            aria-label={name}
            title={name}
          >
            <i className="social-icon" style={{ maskImage: `url(/art/social/${icon}.svg)` }} />
          </a>
        ))}
        {site.we_chat_link && <QrCode kind="weChat" url={site.we_chat_link} />}
        {site.qq_link && <QrCode kind="qq" url={site.qq_link} />}
      </div>
    </section>
  )
}
