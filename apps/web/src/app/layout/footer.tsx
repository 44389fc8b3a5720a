import { PageLinks } from '../../features/pages/page-links.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useConfig } from '../../shared/site-config.ts'
import { BrandMark } from './brand-mark.tsx'

/** Shows site settings. Unset values are hidden. */
export const Footer = () => {
  const { footer } = useCopy()
  const site = useConfig()
  return (
    <footer className="site-footer">
      <BrandMark initials={site.initials} />
      <p className="motto">{footer.motto}</p>
      {/* A cached page may show last year. */}
      <p suppressHydrationWarning>
        {footer.copyright(
          Number(site.createdAt.slice(0, 4)),
          new Date().getFullYear(),
          site.blog_name,
        )}
        {site.record_number && (
          <>
            {' · '}
            <a href={site.record_link || undefined} rel="noopener">
              {site.record_number}
            </a>
          </>
        )}
      </p>
      <ul className="footer-pages">
        <li>
          <a href={PATHS.subscribe}>{footer.subscribe}</a>
        </li>
        <li>
          <a href={PATHS.readingList}>{footer.readingList}</a>
        </li>
        <PageLinks place="footer" />
      </ul>
      {site.badges.length > 0 && (
        <ul className="badges">
          {site.badges.map(({ image, title, link }) => (
            <li key={image}>
              <a href={link} rel="noopener">
                <img src={image} alt={title} loading="lazy" height={20} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {site.thanks_link && (
        <p>
          {footer.thanks}
          <a href={site.thanks_link}>{footer.thanksLink}</a>
        </p>
      )}
    </footer>
  )
}
