import { schemeScript } from '@lanting/browser'
import type { Language } from '@lanting/contract'
import { COMFORT_SCRIPT } from '../features/articles/reading/comfort/stored-comfort.ts'
import { THEME_SCRIPT } from '../features/articles/reading/theme-script.ts'
import { PATHS } from '../shared/paths.ts'
import { HEAD_END, HEAD_START, headHtml, scriptJson } from '../shared/router/head-html.ts'
import type { PageHead } from '../shared/router/route.ts'
import favicon from '../styles/favicon.svg'
import { preloadBanner } from './banner/preload-banner.ts'
import { PAGE_DATA, type PageData } from './page-data.ts'
import { startScript } from './start-script.ts'

/** The files that a page loads first. */
interface Assets {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
}

/** The files of all pages, and the further files of each page by its path. */
export interface SiteAssets extends Assets {
  readonly pages: Readonly<Partial<Record<string, Omit<Assets, 'scripts'>>>>
}

interface Parts {
  readonly path: string
  readonly language: Language
  readonly head: PageHead
  readonly theme: Parameters<typeof schemeScript>[0]
  /** The icon of the owner, if any. */
  readonly icon: string | undefined
  readonly assets: Assets
  readonly body: string
  readonly data: PageData
}

/** The home page opens addresses of older clients, such as `/#/article?id=6`. */
const OPEN_HASH = `/^#\\/\\w/.test(location.hash)&&location.replace(location.hash.slice(1))`

/** The HTML document of a page, and its inline scripts. */
export const documentHtml = (parts: Parts) => {
  const { path, language, head, theme, icon, assets, body, data } = parts
  const boot = schemeScript(theme) + COMFORT_SCRIPT + (path === PATHS.home ? OPEN_HASH : '')
  const banner = preloadBanner(body)
  const themes = path === PATHS.article ? [THEME_SCRIPT] : []
  const start = startScript(assets)
  const html = [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${boot}</script>`,
    banner.html,
    `<link rel="icon" href="${icon || favicon}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...themes.map((script) => `<script>${script}</script>`),
    `<!--${HEAD_START}-->${headHtml(head)}<!--${HEAD_END}-->`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="${PAGE_DATA}">${scriptJson(data)}</script>`,
    `<script>${start}</script></body></html>`,
  ].join('')
  return { html, scripts: [boot, ...banner.scripts, ...themes, start] }
}
