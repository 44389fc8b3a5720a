import { PATHS } from './paths.ts'

/** The search parameters that each page reads; no other parameter changes a page. */
const PAGE_PARAMETERS: Readonly<Record<keyof typeof PATHS, readonly string[]>> = {
  home: ['page'],
  archives: ['page'],
  category: [],
  tag: [],
  article: ['id'],
  articleList: ['id', 'type', 'page'],
  photoAlbum: [],
  photos: ['id'],
  talk: ['id'],
  linkList: [],
  messageList: [],
  publishMessage: ['type', 'id'],
  messageDetail: ['id'],
  chat: [],
  front: [],
  back: [],
  siteList: ['type', 'category'],
  userCenter: [],
  password: [],
  search: ['q', 'page'],
  thanks: [],
  page: ['id'],
}

interface KnownPage {
  readonly path: string
  readonly parameters: readonly string[]
}

/** Routes ignore case, and so does this table. */
const PAGES: ReadonlyMap<string, KnownPage> = /* #__PURE__ */ new Map(
  (Object.keys(PATHS) as (keyof typeof PATHS)[]).map((name) => [
    PATHS[name].toLowerCase(),
    { path: PATHS[name], parameters: PAGE_PARAMETERS[name] },
  ]),
)

const splitAddress = (address: string): readonly [path: string, query: string] => {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The address of the page that a path and query show: parameters that the page does not read are
 * left out, the others stand in a fixed order. Undefined: no page has this path.
 */
export const pageAddress = (address: string): string | undefined => {
  const [path, query] = splitAddress(address)
  const page = PAGES.get(path.toLowerCase())
  if (!page) return undefined
  if (query === '' || page.parameters.length === 0) return page.path
  // The last of several values counts, as it does in the browser.
  const given = new Map(new URLSearchParams(query))
  const read = page.parameters.flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  return read.length === 0 ? page.path : `${page.path}?${new URLSearchParams(read)}`
}
