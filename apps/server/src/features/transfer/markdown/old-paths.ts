import type { BlogSettings } from './blog-settings.ts'
import { hugoPathsOf, hugoPrefix } from './hugo-paths.ts'
import { hugoPlaceOf } from './hugo-places.ts'
import { hexoPaths, type OldText, patternPaths } from './patterns.ts'
import { decoded, memberOf, textOf, textsOf } from './values.ts'

const MAX_LENGTH = 512
/** Old addresses per article. */
const OLD_PATHS_MAX = 50
/** Paths that the site uses itself. */
const RESERVED =
  /^\/(?:api|wapi|rest|ws|uploads|attachments|paintings|og-images|sitemaps|assets|art|admin)(?:\/|$)/i

/** Besides its permalink, every text of WordPress has an address by its number. */
const NUMBERED = /^\/?(?:index\.php)?\?(?:[^#]*&)?(?:p|page_id)=(\d{1,20})(?:[&#]|$)/

const withoutHost = (address: string) => address.replace(/^https?:\/\/[^/?#]+/i, '')

/** Returns the path of an address in one form; undefined if it is no path. */
export const normalPath = (address: string): string | undefined => {
  const [path = ''] = withoutHost(address).split(/[?#]/, 1)
  const plain = `/${decoded(path)}`
    .normalize('NFC')
    .replaceAll(/\/+/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\/$/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: paths with control characters are rejected.
  return plain === '' || plain.length > MAX_LENGTH || /[\x00-\x1f\\]/.test(plain)
    ? undefined
    : plain
}

/** Normalizes an address: without host, query, trailing slash and `index.html`. */
export const plainPath = (address: string): string | undefined => {
  const [, id] = NUMBERED.exec(withoutHost(address)) ?? []
  if (id !== undefined) return `/?p=${id}`
  const plain = normalPath(address)
  return plain === undefined || RESERVED.test(plain) ? undefined : plain
}

interface OldArticle extends OldText {
  readonly kind: 'article' | 'page'
}

const NONE: ReadonlyMap<string, string> = new Map()
const HEXO = ':year/:month/:day/:title/'
const OWN = { pattern: '', paths: [] }
const COLLECTION = '/:collection/:path:output_ext'
const JEKYLL = ':categories/:year/:month/:day/:title.html'

/** The names that Jekyll has for patterns. */
const JEKYLL_STYLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    date: JEKYLL,
    pretty: ':categories/:year/:month/:day/:title/',
    none: ':categories/:title.html',
  }),
)

/** The folders whose texts stand at the root of the site: of Hexo, Hugo, Jekyll, Astro, VuePress. */
const ROOT = /^(?:src\/(?:content|pages)|source|content|(?:[^/]+\/)?_pages|docs|src)\//

/** A page stands at the path of its file, whose end depends on its program. */
const pagePaths = (path: string) => {
  const plain = path.replace(ROOT, '').replace(/\.(?:md|markdown)$/i, '')
  if (/(?:^|\/)(?:index|readme)$/i.test(plain)) return [plain.replace(/(?:^|\/)[^/]+$/, '')]
  return [plain, `${plain}.html`]
}

/** Whether the path is one of our own export. */
export const isOwnExport = (path: string): boolean =>
  /(?:^|\/)(?:pages|articles)\/\d+-[^/]*$/.test(path)

/** Returns the pattern of Jekyll or Hexo for this file; empty for a file of no known program. */
const patternOf = (path: string, { permalink = '', sectionPermalinks = NONE }: BlogSettings) => {
  const style = JEKYLL_STYLES.get(permalink) ?? permalink
  if (/(?:^|\/)_posts\//.test(path)) {
    if (style) return style
    return isHexo(path) || !/\/\d{4}-\d{1,2}-\d{1,2}-[^/]+$/.test(`/${path}`) ? HEXO : JEKYLL
  }
  const [, collection] = /^(?:src\/)?_([^/]+)\//.exec(path) ?? []
  return collection ? (sectionPermalinks.get(collection) ?? COLLECTION) : style
}

const isHexo = (path: string) => /(?:^|\/)source\/_posts\//.test(path)

/** The addresses of a text by the rules of its program, and the pattern that gives them. */
const usualPaths = (article: OldArticle, settings: BlogSettings) => {
  const { path } = article
  const hugo = settings.permalink ? undefined : hugoPathsOf(article, settings)
  if (hugo) return hugo
  if (article.kind === 'page') return { pattern: '', paths: pagePaths(path) }
  const pattern = patternOf(path, settings)
  if (pattern === '') return { pattern, paths: pagePaths(path) }
  const isOfHexo = isHexo(path) || pattern === HEXO
  return {
    pattern,
    paths: isOfHexo ? hexoPaths(pattern, article, settings) : patternPaths(pattern, article),
  }
}

/**
 * The address in the front matter, which may be a pattern as well. Hugo puts the language in front,
 * depending on its version.
 */
const ownPaths = (own: string, article: OldArticle, settings: BlogSettings) => {
  const made = /(?:^|\/):\w/.test(own) ? patternPaths(own, article) : []
  const paths = made.length > 0 ? made : [own]
  const place = settings.permalink ? undefined : hugoPlaceOf(article.path, settings)
  const prefix = place && hugoPrefix(place, settings)
  return prefix ? paths.flatMap((path) => [path, `${prefix}${path.replace(/^\//, '')}`]) : paths
}

interface OldPaths {
  readonly paths: readonly string[]
  /** The pattern of an address that cannot be known. */
  readonly unknown?: string
}

/** Returns all old addresses of an article. */
export const oldPathsOf = (article: OldArticle, settings: BlogSettings = {}): OldPaths => {
  const { data } = article
  const own = textOf(memberOf(data, 'permalink', 'url'))
  const isOwn = isOwnExport(article.path)
  const { pattern, paths: usual } = isOwn ? OWN : usualPaths(article, settings)
  const made = own ? ownPaths(own, article, settings) : usual
  const root = settings.root ? `/${settings.root}/` : ''
  const named = [
    ...(root ? made.map((path) => `${root}${path}`) : []),
    ...made,
    // Hosts of static sites answer without the extension too.
    ...made.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -5)),
    ...textsOf(memberOf(data, 'aliases', 'alias')),
    ...textsOf(memberOf(data, 'redirect_from')),
  ]
  const paths = named.filter(Boolean).flatMap((address) => plainPath(address) ?? [])
  return {
    paths: [...new Set(paths)].slice(0, OLD_PATHS_MAX),
    unknown: made.length === 0 && pattern !== '' ? pattern : undefined,
  }
}
