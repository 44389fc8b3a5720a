import { articlePath, PATHS } from './paths.ts'
import { isSlug } from './slugs.ts'

/** The search parameters of each page. Besides `lang`, no other parameter changes a page. */
const PAGE_PARAMETERS: Readonly<Record<keyof typeof PATHS, readonly string[]>> = {
  home: ['page'],
  archives: ['page'],
  category: [],
  tag: [],
  article: ['id'],
  articleList: ['id', 'type', 'page'],
  photoAlbum: [],
  photos: ['id', 'page'],
  talk: ['id'],
  linkList: [],
  messageList: [],
  publishMessage: ['type', 'id'],
  messageDetail: ['id'],
  chat: [],
  front: [],
  back: [],
  siteList: ['type', 'category'],
  musicAlbums: ['page'],
  musicAlbum: ['id'],
  musicArtists: ['page'],
  musicArtist: ['id'],
  userCenter: [],
  password: [],
  invitation: [],
  search: ['q', 'page'],
  subscribe: [],
  readingList: [],
  preview: [],
  comments: ['id', 'type', 'page'],
  thanks: [],
  page: ['id'],
}

type PageName = keyof typeof PATHS

/** Pages by path in lower case, because users may type any case. */
const PAGES: ReadonlyMap<string, PageName> = /* #__PURE__ */ new Map(
  (Object.keys(PATHS) as PageName[]).map((name) => [PATHS[name].toLowerCase(), name]),
)

/** Returns the slug in the path of an article; undefined if there is none. */
export const slugIn = (path: string): string | undefined => {
  const [, encoded] = /^\/article\/([^/]+)$/i.exec(path) ?? []
  if (encoded === undefined) return undefined
  try {
    const slug = decodeURIComponent(encoded).normalize('NFC').toLowerCase()
    return isSlug(slug) ? slug : undefined
  } catch {
    // A single percent sign is in no slug.
    return undefined
  }
}

/** Returns the path of a page in its correct case; undefined if no page has it. */
export const pagePath = (path: string): string | undefined => {
  const name = PAGES.get(path.toLowerCase())
  if (name) return PATHS[name]
  const slug = slugIn(path)
  return slug && articlePath({ id: 0, slug })
}

/** Parameters with a number. An invalid number counts as absent. */
const NUMBERS: ReadonlySet<string> = /* #__PURE__ */ new Set(['id', 'page'])
const isRead = (name: string, value: string | undefined) =>
  value && (!NUMBERS.has(name) || /^[1-9]\d{0,15}$/.test(value))

const splitAddress = (address: string): readonly [path: string, query: string] => {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * Normalizes the address of a page: drops parameters that the page does not read and sorts the
 * others in a fixed order. Returns undefined if no page has this path.
 */
export const pageAddress = (address: string): string | undefined => {
  const [path, query] = splitAddress(address)
  const name = PAGES.get(path.toLowerCase())
  if (!name) return pagePath(path) === path ? path : undefined
  if (PATHS[name] !== path) return undefined
  const parameters = PAGE_PARAMETERS[name]
  if (query === '' || parameters.length === 0) return path
  // The last of several values is used, as in the browser.
  const given = new Map(new URLSearchParams(query))
  const read = parameters.flatMap((parameter) => {
    const value = given.get(parameter)
    return isRead(parameter, value) ? [[parameter, value ?? '']] : []
  })
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`
}
