import { htmlToMarkdown } from '@lanting/markdown/from-html'
import type { ForeignBlog, ForeignFiles, ForeignReader } from '../foreign-blog.ts'
import { pathOf } from '../values.ts'
import { childOf, childText, type XmlElement, xmlElements } from '../xml-elements.ts'
import { commentItems, commentOf } from './read-comments.ts'

const ID = 'dsq:id'

const isTrue = (post: XmlElement, name: string) => childText(post, name) === 'true'

const readPost = (post: XmlElement, paths: ReadonlyMap<string, string>) => {
  const author = childOf(post, 'author')
  const path = paths.get(childOf(post, 'thread')?.attributes[ID] ?? '')
  if (path === undefined) return undefined
  return commentOf({
    prefix: 'disqus:',
    id: post.attributes[ID],
    on: { path },
    parentId: childOf(post, 'parent')?.attributes[ID],
    name: (author && (childText(author, 'name') || childText(author, 'username'))) ?? '',
    mail: author ? childText(author, 'email') : '',
    site: author ? childText(author, 'link') : '',
    text: htmlToMarkdown(childText(post, 'message')).markdown,
    createdAt: childText(post, 'createdAt'),
    status: childText(post, 'isApproved') === 'false' ? 'waiting' : 'approved',
  })
}

/** Threads stand before their posts in the file. */
const readElement = (found: XmlElement, paths: Map<string, string>) => {
  if (found.name === 'thread') {
    paths.set(found.attributes[ID] ?? '', pathOf(childText(found, 'link')))
    return 'skip'
  }
  return isTrue(found, 'isSpam') || isTrue(found, 'isDeleted') ? 'skip' : readPost(found, paths)
}

const readDisqus = (files: ForeignFiles, path: string): ForeignBlog => {
  const paths = new Map<string, string>()
  const elements = xmlElements(files.open(path), ['thread', 'post'])
  return commentItems(path, elements, (found) => readElement(found, paths))
}

/** The export of Disqus: one XML file. */
export const disqusReader: ForeignReader = {
  isExport: (_, head) => /<disqus\b/.test(head),
  read: readDisqus,
}
