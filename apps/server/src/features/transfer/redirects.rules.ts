import {
  FEEDS,
  isOwnAddress,
  isWebAddress,
  LISTENING_CALENDAR,
  PATHS,
  pagePath,
  RANDOM_ARTICLE,
  SITEMAP_PATH,
  slugIn,
} from '@lanting/contract'
import { plainPath } from './markdown/old-paths.ts'

/** Files that the site itself serves, before any redirect. */
const FILES: ReadonlySet<string> = new Set([
  SITEMAP_PATH,
  LISTENING_CALENDAR,
  RANDOM_ARTICLE,
  '/robots.txt',
  ...Object.values(FEEDS).map(({ file }) => `/${file}`),
])

/** Whether the site shows something at the path, whatever the redirects say. */
const isOwnPage = (path: string) =>
  FILES.has(path) || (pagePath(path) !== undefined && slugIn(path) === undefined)

/** Returns the path at which a redirect can begin; undefined if the site needs it itself. */
export const startOf = (address: string): string | undefined => {
  const path = /^\//.test(address.trim()) ? plainPath(address.trim()) : undefined
  return path === undefined || isOwnPage(path) ? undefined : path
}

/** Whether a redirect can lead to the address: a path of this site, or another site. */
export const canLeadTo = (address: string): boolean =>
  isOwnAddress(address) || isWebAddress(address)

/** More redirects one after the other are taken for a circle, as browsers do. */
const FOLLOWED_MAX = 20

interface Loop {
  readonly path: string
  readonly target: string
  readonly publicUrl: string
  /** Returns the address to which a redirect of the owner leads from a path. */
  readonly targetOf: (path: string) => Promise<string | undefined>
}

/** Whether the redirect would lead back to itself, also through others. */
export const leadsBack = async ({ path, target, publicUrl, targetOf }: Loop): Promise<boolean> => {
  let address: string | undefined = target
  for (let step = 0; step < FOLLOWED_MAX; step += 1) {
    const local = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
    const at: string | undefined = local.startsWith('/') ? plainPath(local) : undefined
    if (at === path) return true
    if (at === undefined || at === PATHS.article) return false
    address = await targetOf(at)
    if (address === undefined) return false
  }
  return true
}
