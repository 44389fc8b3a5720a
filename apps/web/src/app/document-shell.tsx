import { schemeScript } from '@lanting/browser'
import { HeadContent, Outlet, ScriptOnce, Scripts, useRouteContext } from '@tanstack/react-router'
import { MusicDock } from '../features/music/dock/music-dock.tsx'
import { configQuery } from '../features/site/site.queries.ts'
import favicon from '../styles/favicon.svg'
import './site.css'
import { Overlays } from './layout/overlays.tsx'
import { RoughEdges } from './layout/rough-edges.tsx'

/** Falls back to the time of day when the settings cannot be read. */
const useDefaultTheme = () => {
  const { api, queryClient } = useRouteContext({ from: '__root__' })
  return queryClient.getQueryData(configQuery(api).queryKey)?.default_theme
}

/** The HTML document of all pages. */
export const DocumentShell = () => {
  const { assets, language } = useRouteContext({ from: '__root__' })
  return (
    // The script in the head has set the colour scheme by the time this is hydrated.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ScriptOnce>{schemeScript(useDefaultTheme())}</ScriptOnce>
        <link rel="icon" href={favicon} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <RoughEdges />
        <Outlet />
        <Overlays />
        <MusicDock />
        <Scripts />
        {assets.scripts.map((src) => (
          <script key={src} type="module" fetchPriority="low" src={src} />
        ))}
      </body>
    </html>
  )
}
