import { dateText } from '../../../http/times.ts'
import { hugoPathsOf } from './hugo-paths.ts'
import { decoded, memberOf, textOf, textsOf } from './values.ts'

const MAX_LENGTH = 512
/** Old addresses per article. */
const OLD_PATHS_MAX = 50
/** Paths that the site uses itself. */
const RESERVED = /^\/(?:api|wapi|ws|uploads|assets|art|admin)(?:\/|$)/i

/** Normalizes an address: without host, query, trailing slash and `index.html`. */
export const plainPath = (address: string): string | undefined => {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/, 1)
  const plain = `/${decoded(path)}`
    .normalize('NFC')
    .replaceAll(/\/+/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/\/$/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: paths with control characters are rejected.
  if (plain === '' || plain.length > MAX_LENGTH || /[\x00-\x1f\\]/.test(plain)) return undefined
  return RESERVED.test(plain) ? undefined : plain
}

interface OldArticle {
  /** The path of the file in the archive. */
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly category: string
  readonly timeZone: string
  readonly kind: 'article' | 'page'
}

/** The name of the file, without folder, extension and date. */
export const nameOf = (path: string): string => {
  const segments = path.replace(/\.(?:md|markdown)$/i, '').split('/')
  const last = segments.at(-1) ?? ''
  const name = last === 'index' ? (segments.at(-2) ?? '') : last
  return name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
}

const filled = (pattern: string, { path, data, createdAt, category, timeZone }: OldArticle) => {
  const [year = '', month = '', day = ''] = dateText(createdAt, timeZone).slice(0, 10).split('-')
  const slug = textOf(memberOf(data, 'slug'))
  const name = nameOf(path)
  const values: Record<string, string> = {
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    title: slug || name,
    post_title: textOf(memberOf(data, 'title')),
    name,
    filename: name,
    slug: slug || name,
    category,
    categories: textsOf(memberOf(data, 'categories', 'category'), { blanks: true })
      .join('/')
      .toLowerCase(),
  }
  let isKnown = true
  const address = pattern.replaceAll(/:([a-z_]+)/g, (_, word: string) => {
    isKnown &&= word in values
    return values[word] ?? ''
  })
  return isKnown ? address : ''
}

const HEXO = ':year/:month/:day/:title/'
const JEKYLL = ':categories/:year/:month/:day/:title.html'

/** The names that Jekyll has for patterns. */
const JEKYLL_STYLES: Readonly<Record<string, string | undefined>> = {
  date: JEKYLL,
  pretty: ':categories/:year/:month/:day/:title/',
  none: ':categories/:title.html',
}

/** A page stands at the path of its file. */
const pagePath = (path: string) =>
  path
    .replace(/^(?:source|content|_pages)\//, '')
    .replace(/(?:^|\/)index\.(?:md|markdown)$/i, '')
    .replace(/\.(?:md|markdown)$/i, '')

/** Whether the path is one of our own export. */
export const isOwnExport = (path: string): boolean =>
  /(?:^|\/)(?:pages|articles)\/\d+-[^/]*$/.test(path)

/** Returns the default address pattern of Jekyll or Hexo for this file. */
const defaultPattern = ({ path }: OldArticle): string => {
  if (/(?:^|\/)_posts\//.test(path)) {
    return /\/\d{4}-\d{1,2}-\d{1,2}-[^/]+$/.test(`/${path}`) ? JEKYLL : HEXO
  }
  return ''
}

/** Returns all old addresses of an article. */
export const oldPathsOf = (
  article: OldArticle,
  permalink = '',
  sectionPermalinks: Readonly<Record<string, string>> = {},
): string[] => {
  const { data } = article
  const own = textOf(memberOf(data, 'permalink', 'url'))
  const pattern = JEKYLL_STYLES[permalink] ?? (permalink || defaultPattern(article))
  const isPage = article.kind === 'page'
  const hugo = permalink ? undefined : hugoPathsOf(article, sectionPermalinks)
  const usual = hugo ?? [isPage ? pagePath(article.path) : filled(pattern, article)]
  const made = own ? [own] : isOwnExport(article.path) ? [] : usual
  const named = [
    ...made,
    // Hosts of static sites answer without the extension too.
    ...made.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -5)),
    ...textsOf(memberOf(data, 'aliases')),
    ...textsOf(memberOf(data, 'redirect_from')),
  ]
  const paths = named.filter(Boolean).flatMap((address) => plainPath(address) ?? [])
  return [...new Set(paths)].slice(0, OLD_PATHS_MAX)
}
