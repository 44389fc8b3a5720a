import type { ImportNote } from '@lanting/contract'
import { htmlToMarkdown } from '@lanting/markdown/from-html'
import { commentItems, commentOf } from '../comments/read-comments.ts'
import type { ForeignFiles, ForeignItem, ForeignPost, ForeignReader } from '../foreign-blog.ts'
import { plainText } from '../plain-text.ts'
import { itemOf, momentOf, pathOf, untilBroken } from '../values.ts'
import { childText, type XmlElement, xmlElements } from '../xml-elements.ts'
import { classicHtml } from './classic-html.ts'
import { metaOf } from './post-meta.ts'
import { postText } from './post-text.ts'
import { readSite, type Site } from './read-site.ts'
import { readableXml } from './readable-xml.ts'

const keyOf = ({ host }: Site, id: string) => `wordpress:${host}:${id}`

const STATUS: ReadonlyMap<string, ForeignPost['status']> = new Map(
  Object.entries({
    publish: 'public',
    // A date in the future makes it a scheduled article.
    future: 'public',
    private: 'private',
    draft: 'draft',
    pending: 'draft',
  }),
)

const dateOf = (item: XmlElement, name: string) => {
  const [utc, local] = [childText(item, `${name}_gmt`), childText(item, name)]
  // A draft has no date in UTC.
  return momentOf(utc.startsWith('0000') ? local : utc || local)
}

const UNCATEGORISED = /^(?:uncategori[sz]ed|未分类|未分類)$/i

/** The categories of a post, then the ones above them. */
const categoriesOf = (item: XmlElement, { categories }: Site): string[] => {
  const chosen = item.children.filter(
    ({ name, attributes }) => name === 'category' && attributes.domain === 'category',
  )
  const above = chosen.flatMap(({ attributes }) => {
    const names: string[] = []
    let parent = categories.get(attributes.nicename ?? '')?.parent
    while (parent && names.length < 10) {
      const found = categories.get(parent)
      if (found) names.push(found.name)
      parent = found?.parent
    }
    return names
  })
  const all = [...new Set([...chosen.map(({ text }) => text.trim()), ...above])].filter(Boolean)
  const named = all.filter((name) => !UNCATEGORISED.test(name))
  return named.length > 0 ? named : []
}

const tagsOf = (item: XmlElement) =>
  item.children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain === 'post_tag')
    .map(({ text }) => text.trim())
    .filter(Boolean)

/** The address of a post, those before its name was changed, and the one by its number. */
const oldPathsOf = (item: XmlElement): string[] => {
  const link = childText(item, 'link')
  const path = pathOf(link)
  const id = childText(item, 'wp:post_id')
  const numbered = id === '' ? [] : [`/?p=${id}`]
  if (link === '' || path === '/') return numbered
  const isFolder = path.endsWith('/')
  const parent = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
  const earlier = metaOf(item, '_wp_old_slug').map(
    (slug) => `${parent}${slug}${isFolder ? '/' : ''}`,
  )
  return [path, ...earlier, ...numbered]
}

const postOf = (item: XmlElement, site: Site): ForeignPost => {
  const id = childText(item, 'wp:post_id')
  const hasPassword = childText(item, 'wp:post_password') !== ''
  const status = STATUS.get(childText(item, 'wp:status')) ?? 'draft'
  const { markdown, notes, details } = postText(item, site)
  const createdAt = dateOf(item, 'wp:post_date') ?? 0
  const author = site.authors.get(childText(item, 'dc:creator'))
  const [thumbnail = ''] = metaOf(item, '_thumbnail_id')
  const isHidden = hasPassword && status === 'public'
  const all: ImportNote[] = isHidden ? ['passwordPrivate', ...notes] : [...notes]
  return {
    key: keyOf(site, id),
    kind: childText(item, 'wp:post_type') === 'page' ? 'page' : 'article',
    title: plainText(childText(item, 'title')),
    markdown,
    excerpt: htmlToMarkdown(childText(item, 'excerpt:encoded')).markdown,
    status: isHidden ? 'private' : status,
    createdAt,
    updatedAt: dateOf(item, 'wp:post_modified') ?? createdAt,
    ...(author ? { author } : {}),
    categories: categoriesOf(item, site),
    tags: tagsOf(item),
    cover: site.attachments.get(thumbnail)?.url ?? '',
    oldPaths: oldPathsOf(item),
    isPinned: childText(item, 'wp:is_sticky') === '1',
    takesComments: childText(item, 'wp:comment_status') === 'open',
    notes: all,
    details,
  }
}

/** Spam, trash, and links that other blogs have sent are no comments. */
const isComment = (comment: XmlElement) =>
  ['', 'comment'].includes(childText(comment, 'wp:comment_type')) &&
  ['0', '1'].includes(childText(comment, 'wp:comment_approved'))

const commentIn = (comment: XmlElement, item: XmlElement, site: Site) =>
  commentOf({
    prefix: `wordpress:${site.host}:comment:`,
    id: childText(comment, 'wp:comment_id'),
    on: { post: keyOf(site, childText(item, 'wp:post_id')) },
    parentId: childText(comment, 'wp:comment_parent'),
    name: childText(comment, 'wp:comment_author'),
    mail: childText(comment, 'wp:comment_author_email'),
    site: childText(comment, 'wp:comment_author_url'),
    text: htmlToMarkdown(classicHtml(childText(comment, 'wp:comment_content'))).markdown,
    createdAt: dateOf(comment, 'wp:comment_date') ?? dateOf(item, 'wp:post_date'),
    status: childText(comment, 'wp:comment_approved') === '1' ? 'approved' : 'waiting',
  })

const TRASH = ['trash', 'auto-draft']

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const site = await readSite(files, path)
  for await (const item of xmlElements(readableXml(files.open(path)), ['item'])) {
    const isPost = ['post', 'page'].includes(childText(item, 'wp:post_type'))
    if (!isPost || TRASH.includes(childText(item, 'wp:status'))) continue
    const key = keyOf(site, childText(item, 'wp:post_id'))
    yield itemOf(key, childText(item, 'title'), () => ({ type: 'post', post: postOf(item, site) }))
    const comments = item.children.filter(
      (child) => child.name === 'wp:comment' && isComment(child),
    )
    yield* commentItems(key, comments, (comment) => commentIn(comment, item, site))
  }
}

/** The export of WordPress: one XML file, perhaps beside a folder `wp-content/uploads`. */
export const wordpressReader: ForeignReader = {
  isExport: (path, head) =>
    /\.xml$/i.test(path) && /xmlns:wp="https?:\/\/wordpress\.org\/export\//.test(head),
  read: (files, path) => untilBroken(path, itemsOf(files, path)),
}
