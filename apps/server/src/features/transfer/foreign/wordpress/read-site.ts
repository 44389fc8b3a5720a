import type { ForeignAuthor, ForeignFiles } from '../foreign-blog.ts'
import { childText, type XmlElement, xmlElements } from '../xml-elements.ts'
import { metaOf } from './post-meta.ts'
import { readableXml } from './readable-xml.ts'
import type { Attachment } from './shortcodes.ts'

/** Everything that posts refer to, of all parts of the export. */
export interface Site {
  /** The host of the blog, so that the posts of two blogs have different keys. */
  readonly host: string
  readonly authors: ReadonlyMap<string, ForeignAuthor>
  readonly categories: ReadonlyMap<string, { readonly name: string; readonly parent: string }>
  readonly attachments: ReadonlyMap<string, Attachment>
  /** The pictures that were uploaded to a post, by its id. */
  readonly attachmentsOf: ReadonlyMap<string, ReadonlyMap<string, Attachment>>
  /** Blocks that several posts show. */
  readonly blocks: ReadonlyMap<string, string>
}

const NAMES = ['wp:base_blog_url', 'wp:author', 'wp:category', 'item']

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'blog')

const authorOf = (found: XmlElement): ForeignAuthor => {
  const login = childText(found, 'wp:author_login')
  const mail = childText(found, 'wp:author_email')
  const name = childText(found, 'wp:author_display_name') || login
  return { name, ...(mail ? { mail } : {}) }
}

/** Some blogs have addresses without their host. */
const absolute = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).href : address

const attachmentOf = (item: XmlElement, base: string): Attachment => ({
  url: absolute(childText(item, 'wp:attachment_url') || childText(item, 'guid'), base),
  alt: metaOf(item, '_wp_attachment_image_alt')[0] ?? '',
  caption: childText(item, 'excerpt:encoded'),
})

/** What one file says. */
interface Part {
  readonly base: string
  readonly authors: Map<string, ForeignAuthor>
  readonly categories: Map<string, { name: string; parent: string }>
  readonly attachments: Map<string, Attachment>
  readonly attachmentsOf: Map<string, Map<string, Attachment>>
  readonly blocks: Map<string, string>
}

const emptyPart = (): Part => ({
  base: '',
  authors: new Map(),
  categories: new Map(),
  attachments: new Map(),
  attachmentsOf: new Map(),
  blocks: new Map(),
})

const addItem = ({ base, attachments, attachmentsOf, blocks }: Part, item: XmlElement) => {
  const id = childText(item, 'wp:post_id')
  const type = childText(item, 'wp:post_type')
  if (type === 'wp_block') blocks.set(id, childText(item, 'content:encoded'))
  if (type !== 'attachment') return
  const attachment = attachmentOf(item, base)
  attachments.set(id, attachment)
  const parent = childText(item, 'wp:post_parent')
  const siblings = attachmentsOf.get(parent) ?? new Map<string, Attachment>()
  attachmentsOf.set(parent, siblings.set(id, attachment))
}

const withElement = (part: Part, found: XmlElement): Part => {
  if (found.name === 'wp:base_blog_url') return { ...part, base: found.text.trim() }
  if (found.name === 'wp:author') {
    part.authors.set(childText(found, 'wp:author_login'), authorOf(found))
  } else if (found.name === 'wp:category') {
    const name = childText(found, 'wp:cat_name')
    const parent = childText(found, 'wp:category_parent')
    part.categories.set(childText(found, 'wp:category_nicename'), { name, parent })
  } else addItem(part, found)
  return part
}

/** Reads a file to its end, or to the place where it breaks, which is reported with its posts. */
const readPart = async (files: ForeignFiles, path: string): Promise<Part> => {
  let part = emptyPart()
  try {
    for await (const found of xmlElements(readableXml(files.open(path)), NAMES)) {
      part = withElement(part, found)
    }
  } catch {
    return part
  }
  return part
}

const readParts = (files: ForeignFiles): Promise<ReadonlyMap<string, Part>> =>
  Promise.all(
    files.paths
      .filter((path) => /\.xml$/i.test(path))
      .map(async (path) => [path, await readPart(files, path)] as const),
  ).then((parts) => new Map(parts))

/** The parts of an export, read once for all of them. */
const PARTS = new WeakMap<ForeignFiles, ReturnType<typeof readParts>>()

const partsOf = (files: ForeignFiles) => {
  const parts = PARTS.get(files) ?? readParts(files)
  PARTS.set(files, parts)
  return parts
}

const merged = <V>(maps: readonly ReadonlyMap<string, V>[]): Map<string, V> =>
  new Map(maps.flatMap((map) => [...map]))

/** Reads everything before the posts. A post may show an attachment of another part. */
export const readSite = async (files: ForeignFiles, path: string): Promise<Site> => {
  const all = await partsOf(files)
  const own = all.get(path) ?? emptyPart()
  // Ids count from 1 in every blog.
  const parts = [...all.values()].filter(({ base }) => base === own.base)
  const parents = new Set(parts.flatMap(({ attachmentsOf }) => [...attachmentsOf.keys()]))
  const siblingsOf = (parent: string) =>
    merged(parts.flatMap(({ attachmentsOf }) => attachmentsOf.get(parent) ?? []))
  return {
    host: hostOf(own.base),
    authors: merged(parts.map(({ authors }) => authors)),
    categories: merged(parts.map(({ categories }) => categories)),
    attachments: merged(parts.map(({ attachments }) => attachments)),
    attachmentsOf: new Map([...parents].map((parent) => [parent, siblingsOf(parent)])),
    blocks: merged(parts.map(({ blocks }) => blocks)),
  }
}
