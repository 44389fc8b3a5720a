import { isOwnExport, normalPath } from './markdown/old-paths.ts'

/** The folders in which blog programs keep uploads, whatever the host of the blog is. */
const UPLOADS = /\/(?:wp-content\/uploads|content\/(?:images|media|files)|usr\/uploads)\//

/** The other sizes of a picture: `cup-300x200.jpg` of WordPress, `size/w600/cup.jpg` of Ghost. */
const WORDPRESS_SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/
const GHOST_SIZE = /\/content\/images\/size\/w\d{1,5}(?:h\d{1,5})?\/(?:format\/\w{1,5}\/)?/

/** Addresses that the site itself answers, before it looks for old ones. */
const OWN = /^\/(?:api|wapi|rest|ws|uploads|attachments|admin)(?:\/|$)/i

const BASE = 'http://blog.invalid'

/** The path of the whole picture. Readers may have kept a link to any of its sizes. */
export const withoutSize = (path: string): string =>
  path.includes('/wp-content/uploads/')
    ? path.replace(WORDPRESS_SIZE, '')
    : path.replace(GHOST_SIZE, '/content/images/')

const hostOf = (address: string) =>
  URL.canParse(address, BASE) ? new URL(address, BASE).host : undefined

const isHostOf = (address: string, site: string | undefined) =>
  site !== undefined && URL.canParse(site) && hostOf(address) === new URL(site).host

/** Whether the address is that of an upload of the other blog, which ends with it. */
export const isOldUpload = (address: string, site?: string): boolean =>
  UPLOADS.test(address) || (!address.startsWith('/') && isHostOf(address, site))

export interface OldText {
  /** The file of the text, or its key in the other blog. */
  readonly key: string
  readonly oldPaths: readonly string[]
  /** Whether everybody can read it. Addresses can be guessed, unlike those of uploads. */
  readonly isPublic: boolean
  /** The address of the other blog, if it is known. */
  readonly site?: string | undefined
}

/** Returns the paths at which the other blog had a picture or file of a text; none if it was elsewhere. */
export const oldUploadPaths = (
  address: string,
  { key, oldPaths, isPublic, site }: OldText,
): string[] => {
  const [own] = oldPaths
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)
  if (!isPublic || isOwnExport(key) || (isRelative && own === undefined)) return []
  // Most addresses of posts are folders.
  const base = `${BASE}${own?.endsWith('.html') ? own : `${own ?? ''}/`}`
  if (!URL.canParse(address, base)) return []
  const { protocol, host, pathname } = new URL(address, base)
  const isInside = host === new URL(BASE).host || UPLOADS.test(pathname) || isHostOf(address, site)
  const path = /^https?:$/.test(protocol) && isInside ? normalPath(pathname) : undefined
  return path === undefined || OWN.test(path) ? [] : [...new Set([path, withoutSize(path)])]
}
