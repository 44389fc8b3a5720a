import type { ForeignAuthor, ForeignFiles } from '../foreign-blog.ts'
import { childText, type XmlElement, xmlElements } from '../xml-elements.ts'
import { metaOf } from './post-meta.ts'
import { readableXml } from './readable-xml.ts'
import type { Attachment } from './shortcodes.ts'

const NAMES = ['wp:base_blog_url', 'wp:author', 'wp:category', 'item']

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

/** The findings of one file. */
export interface Part {
  readonly base: string
  readonly authors: Map<string, ForeignAuthor>
  readonly categories: Map<string, { name: string; parent: string }>
  readonly attachments: Map<string, Attachment>
  readonly attachmentsOf: Map<string, Map<string, Attachment>>
  readonly blocks: Map<string, string>
}

export const emptyPart = (): Part => ({
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
export const readPart = async (files: ForeignFiles, path: string): Promise<Part> => {
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
