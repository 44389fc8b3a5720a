import { HeadContent, Link, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import favicon from '../styles/favicon.svg'
import '../styles/site.css'
import { useCopy } from '../shared/language.ts'
import { PATHS } from '../shared/paths.ts'

/** The document in which every page stands. */
export const DocumentShell = () => {
  const { assets, language } = useRouter().options.context
  const { site } = useCopy()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={favicon} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <header className="site-header">
          <Link to={PATHS.home} className="site-name">
            {site.name}
          </Link>
        </header>
        <Outlet />
        <Scripts />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  )
}
