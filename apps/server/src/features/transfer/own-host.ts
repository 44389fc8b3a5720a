import type { ImportDetail, ImportNote } from '@lanting/contract'
import { pathOnHost, plainHost } from './markdown/addresses.ts'
import { plainPath } from './markdown/old-paths.ts'
import type { Post } from './plan-post.ts'

/** The host of an address that the owner has told. */
export const hostsOfSite = (site: string | undefined): readonly string[] =>
  site && URL.canParse(site) ? [plainHost(new URL(site).host)] : []

const LONG_NAME = 12

/** Whether hardly any other blog has this path: not `/about`, and no number alone. */
const isOwnName = (path: string) => {
  const segments = path
    .replace(/\.html?$/i, '')
    .split('/')
    .filter(Boolean)
  const last = segments.at(-1) ?? ''
  return /\p{L}/u.test(last) && (segments.length > 1 || last.length >= LONG_NAME)
}

/** Returns the links that lead to a path of this blog at a host that nobody has named. */
export const earlierAddresses = (
  links: readonly string[],
  paths: ReadonlySet<string>,
): readonly string[] =>
  links.filter((address) => {
    const path = plainPath(address.replace(/^\/\//, 'https://'))
    return path !== undefined && paths.has(path) && isOwnName(path)
  })

/** Adds a remark with its names. */
export const withNote = <P extends Post>(
  post: P,
  note: ImportNote,
  names: readonly string[],
): P => {
  if (names.length === 0) return post
  const { article } = post
  const details: ImportDetail[] = names.map((name) => ({ note, name }))
  const notes = [note, ...article.notes]
  return { ...post, article: { ...article, notes, details: [...article.details, ...details] } }
}

interface Blog {
  readonly site?: string
  /** The old addresses of all texts. */
  readonly paths: ReadonlySet<string>
}

/** Links of an export to the host of its blog stay inside; others that look like it are named. */
export const withOwnHost = (post: Post, addresses: readonly string[], blog: Blog): Post => {
  const hosts = hostsOfSite(blog.site)
  const links = new Map<string, string>()
  for (const address of addresses) {
    const path = pathOnHost(address, hosts)
    if (path !== undefined) links.set(address, path)
  }
  const others = addresses.filter((address) => !links.has(address))
  return withNote({ ...post, links }, 'linkOldHost', earlierAddresses(others, blog.paths))
}
