import { isAttachmentUrl } from '@lanting/contract'
import type { ImportNeeds } from './import-session.ts'
import { pathOnHost } from './markdown/addresses.ts'
import { hugoPlaceOf } from './markdown/hugo-places.ts'
import { isOwnExport, plainPath } from './markdown/old-paths.ts'
import { fileOf, isPictureFile } from './markdown/pictures.ts'
import { hasReferences, referenceNames, writeReferences } from './markdown/references.ts'
import { isTextFile } from './markdown/text-kind.ts'
import { earlierAddresses, withNote } from './own-host.ts'
import type { Post } from './plan-post.ts'
import { type MarkdownPost, type MarkdownSession, readOldPaths } from './read-texts.ts'
import { startOf } from './redirects.rules.ts'
import { redirectStore } from './redirects.store.ts'

/** The old addresses of all posts, and the first one of each by the names of its file. */
interface Targets {
  readonly byName: ReadonlyMap<string, string>
  readonly addresses: ReadonlySet<string>
}

const readTargets = async (
  needs: ImportNeeds,
  session: MarkdownSession,
  paths: readonly string[],
): Promise<Targets> => {
  const byName = new Map<string, string>()
  const addresses = new Set<string>()
  for (const path of paths) {
    const place = hugoPlaceOf(path, session.blog ?? {})
    const [first, ...others] = await readOldPaths(needs, session, path)
    if (first === undefined) continue
    for (const address of [first, ...others]) addresses.add(address)
    for (const name of referenceNames(path, place)) {
      if (!byName.has(name)) byName.set(name, first)
    }
  }
  return { byName, addresses }
}

const BASE = 'http://blog.invalid'

/** The path of a link on the old blog. Most addresses of posts are folders. */
const pathOnBlog = (address: string, own: string): string | undefined => {
  const base = `${BASE}${own.endsWith('.html') ? own : `${own}/`}`
  return URL.canParse(address, base) ? plainPath(new URL(address, base).pathname) : undefined
}

/** An address in Markdown: its parentheses would end the link. */
const written = (path: string) => encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29')

const suffixOf = (address: string) => {
  const at = address.search(/[?#]/)
  return at < 0 ? '' : address.slice(at)
}

const withoutExtension = (path: string) => path.replace(/\.(?:md|markdown|html?)$/i, '')

/** Returns the old address of the post that a link means. */
const findTarget = (address: string, { key, article }: Post, { byName, addresses }: Targets) => {
  const onBlog = pathOnBlog(address, article.oldPaths[0] ?? '')
  const served = onBlog && [onBlog, withoutExtension(onBlog)].find((path) => addresses.has(path))
  if (served) return served
  // A link may also be relative to the file.
  const beside = pathOnBlog(address, `/${key}.html`)
  return (
    beside &&
    byName.get(
      withoutExtension(beside)
        .slice(1)
        .replace(/\/index$/, ''),
    )
  )
}

/** Replaces the links to other posts, which shortcodes write as names of files. */
const writeNames = (post: Post, { byName }: Targets, folder = '') => {
  const { article } = post
  const { text, broken } = writeReferences(article.fields.article_content, (name) =>
    // A text of the same language comes before the ones of others.
    [`${folder}/${name}`, plainPath(name)?.slice(1) ?? name]
      .map((path) => byName.get(path))
      .find((path) => path !== undefined),
  )
  const fields = { ...article.fields, article_content: text }
  return { post: { ...post, article: { ...article, fields } }, broken }
}

/** Returns a function that finds where the links of a text inside of its blog lead. */
export const createLinkWriter = (
  needs: ImportNeeds,
  session: MarkdownSession,
  texts: readonly string[],
) => {
  let targets: Promise<Targets> | undefined
  const { has } = session

  /** Whether the site or an earlier import answers the address. */
  const isServed = async (address: string) => {
    if (!address.startsWith('/')) return false
    const path = startOf(address)
    return path === undefined || (await redirectStore(needs.queries).find(path)) !== undefined
  }

  return async ({ innerLinks, outerLinks, ...read }: MarkdownPost): Promise<Post> => {
    const links = innerLinks.filter((address) => !isAttachmentUrl(address))
    const isFree = links.length + outerLinks.length === 0 || isOwnExport(read.key)
    if (isFree && !hasReferences(read.article.fields.article_content)) return read
    targets ??= readTargets(needs, session, texts)
    const known = await targets
    const { post, broken } = writeNames(
      read,
      known,
      hugoPlaceOf(read.key, session.blog ?? {})?.folder,
    )
    const missing = [...broken]
    const found = new Map<string, string>()
    const linkedFiles = new Map<string, string>()
    const pictures: string[] = []
    for (const address of links) {
      // Links may name the old host, which answers no longer or with the old blog.
      const path = pathOnHost(address, session.blog?.hosts ?? [])
      const local = path ?? address
      const file = fileOf(local, { path: read.key, has })
      const target = findTarget(local, read, known)
      if (target !== undefined) found.set(address, `${written(target)}${suffixOf(local)}`)
      else if (file && isPictureFile(file)) pictures.push(address)
      else if (file && !isTextFile(file)) linkedFiles.set(address, file)
      else if (!(await isServed(local))) missing.push(address)
      else if (path !== undefined) found.set(address, path)
    }
    const complete = { ...post, pictures: [...post.pictures, ...pictures] }
    const earlier = earlierAddresses(outerLinks, known.addresses)
    const named = withNote({ ...complete, links: found, linkedFiles }, 'linkOldHost', earlier)
    return withNote(named, 'linkBroken', missing)
  }
}
