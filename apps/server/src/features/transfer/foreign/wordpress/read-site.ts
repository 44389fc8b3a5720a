import type { ForeignAuthor, ForeignFiles } from '../foreign-blog.ts'
import { childText, type XmlElement, xmlElements } from '../xml-elements.ts'
import { metaOf } from './post-meta.ts'
import { readableXml } from './readable-xml.ts'
import type { Attachment } from './shortcodes.ts'

/** Everything that posts refer to. */
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

/** Reads the export once, before its posts. */
export const readSite = async (files: ForeignFiles, path: string): Promise<Site> => {
  let base = ''
  const authors = new Map<string, ForeignAuthor>()
  const categories = new Map<string, { name: string; parent: string }>()
  const attachments = new Map<string, Attachment>()
  const attachmentsOf = new Map<string, Map<string, Attachment>>()
  const blocks = new Map<string, string>()
  const addItem = (item: XmlElement) => {
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
  for await (const found of xmlElements(readableXml(files.open(path)), NAMES)) {
    if (found.name === 'wp:base_blog_url') base = found.text.trim()
    else if (found.name === 'wp:author') {
      authors.set(childText(found, 'wp:author_login'), authorOf(found))
    } else if (found.name === 'wp:category') {
      const name = childText(found, 'wp:cat_name')
      const parent = childText(found, 'wp:category_parent')
      categories.set(childText(found, 'wp:category_nicename'), { name, parent })
    } else addItem(found)
  }
  return { host: hostOf(base), authors, categories, attachments, attachmentsOf, blocks }
}
