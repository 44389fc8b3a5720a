import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  type ImportNote,
  LENGTH,
  PINNED,
  TAGS_MAX,
} from '@lanting/contract'
import type { Source } from './archive/source.ts'
import type { DetectedExport } from './detect-export.ts'
import type { SpooledItem } from './foreign/export-reader.ts'
import type { ForeignPost } from './foreign/foreign-blog.ts'
import { importComment } from './import-comment.ts'
import { importLink } from './import-link.ts'
import { withLinkedFiles } from './import-linked-files.ts'
import { importPost } from './import-post.ts'
import {
  hashOf,
  type ImportNeeds,
  type ImportSteps,
  leftOut,
  refused,
  reportLine,
  type Session,
} from './import-session.ts'
import type { ImportedArticle } from './markdown/imported-article.ts'
import { plainPath } from './markdown/old-paths.ts'
import { isTextFile } from './markdown/text-kind.ts'
import { cut } from './markdown/values.ts'
import { withOwnHost } from './own-host.ts'
import type { Post } from './plan-post.ts'

const TITLE_FROM_TEXT = 30

/** The beginning of a text, without a part of a word at its end. */
const beginningOf = (text: string) => {
  const plain = text.replaceAll(/[#*_>`![\]()]|\s+/g, ' ').trim()
  const part = cut(plain, TITLE_FROM_TEXT)
  if (part === plain) return plain
  const whole = plain[part.length] === ' ' ? part : part.replace(/(?<=\S) [^ ]*$/, '')
  return `${whole.trim()}…`
}

const titleOf = ({ title, excerpt, markdown, key }: ForeignPost) =>
  title.trim() || beginningOf(excerpt || markdown) || key

/** Converts a post of another blog to an article. Returns a note if this is not possible. */
const articleOf = (
  post: ForeignPost,
  { now, category: defaultCategory }: Session,
): ImportedArticle | ImportNote => {
  const { markdown, categories, status, createdAt } = post
  if (markdown.trim() === '') return 'noText'
  if (markdown.length > LENGTH.articleContent) return 'tooLarge'
  const title = titleOf(post)
  const [first, ...others] = categories
  const tags = [...new Set([...post.tags, ...others].map((tag) => cut(tag, LENGTH.tagName)))]
  const isFuture = status === 'public' && createdAt > now
  // Everybody can read a page.
  const isHiddenPage = post.kind === 'page' && (status !== 'public' || isFuture)
  const isPage = post.kind === 'page' && !isHiddenPage
  const article_title = cut(title, LENGTH.articleTitle)
  const notes: ImportNote[] = [
    ...post.notes,
    ...(post.title.trim() === '' ? (['noTitle'] as const) : []),
    ...(article_title === title ? [] : (['titleCut'] as const)),
    ...(others.length > 0 ? (['categoriesAsTags'] as const) : []),
    ...(tags.length > TAGS_MAX ? (['tagsLeftOut'] as const) : []),
    ...(isHiddenPage ? (['pageAsArticle'] as const) : []),
    ...(isPage ? (['pageUnlinked'] as const) : []),
  ]
  return {
    kind: isPage ? 'page' : 'article',
    place: 'none',
    fields: {
      article_title,
      article_content: markdown,
      article_description: cut(post.excerpt.trim(), LENGTH.articleDescription),
      is_top: post.isPinned ? PINNED.yes : PINNED.no,
      status: isFuture ? ARTICLE_STATUS.draft : ARTICLE_STATUS[status],
      type: ARTICLE_TYPE.original,
      origin_url: null,
      publishAtMs: isFuture ? createdAt : null,
      ...(isPage && post.takesComments && { comment_rule: 'default' }),
    },
    category: cut(first ?? defaultCategory, LENGTH.categoryName),
    tags: tags.slice(0, TAGS_MAX),
    cover: post.cover,
    createdAt: Math.min(createdAt, now),
    updatedAt: Math.min(Math.max(post.updatedAt, createdAt), now),
    oldPaths: [...new Set(post.oldPaths.flatMap((path) => plainPath(path) ?? []))],
    notes,
    details: post.details ?? [],
  }
}

async function* itemsIn(spool: string): AsyncGenerator<SpooledItem> {
  for await (const line of createInterface({ input: createReadStream(spool) })) {
    if (line !== '') yield JSON.parse(line)
  }
}

const keyOf = (item: SpooledItem) => {
  if (item.type === 'post') return item.post.key
  if (item.type === 'comment') return item.comment.key
  return item.type === 'link' ? item.link.address : item.failure.key
}

const importItem = async (
  needs: ImportNeeds,
  session: Session,
  { item, paths }: { readonly item: SpooledItem; readonly paths: ReadonlySet<string> },
) => {
  if (item.type === 'failure') {
    const { key, title, note } = item.failure
    return refused(key, note, title)
  }
  if (item.type === 'comment') return importComment(needs, session, item.comment)
  if (item.type === 'link') return importLink(needs, session, item.link)
  const { post, pictures, files, links } = item
  const article = articleOf(post, session)
  if (typeof article === 'string') return leftOut(post.key, article, post.title)
  const { key, author } = post
  // Whether it takes comments is no part of the text: a change of it here stays.
  const fileHash = hashOf({ ...post, takesComments: undefined })
  const read: Post = { key, article, pictures, author, fileHash }
  const inside = withOwnHost(read, links, { site: session.site, paths })
  return importPost(needs, session, withLinkedFiles(session, inside, files))
}

/** Copies files to disk, where the thread reads them. */
const copyFiles = async ({ newPath }: ImportNeeds, source: Source, paths: readonly string[]) => {
  const files = new Map<string, string>()
  const remove = async () => {
    for (const copy of files.values()) await rm(copy, { force: true })
  }
  try {
    for (const path of paths) {
      const copy = await newPath()
      files.set(path, copy)
      await source.extract(path, copy)
    }
  } catch (error) {
    await remove()
    throw error
  }
  return { files, remove }
}

/** Reads exports in a thread into a temporary file. Returns the steps of its import. */
export const foreignImport = async (
  needs: ImportNeeds,
  source: Source,
  { exports, besides }: DetectedExport,
): Promise<ImportSteps> => {
  const spool = await needs.newPath()
  const { files, remove } = await copyFiles(needs, source, [...exports, ...besides])
  const close = () => rm(spool, { force: true })
  try {
    const { total, authors, oldPaths } = await needs.reader.read({ exports, files, spool })
    const paths = new Set(oldPaths.flatMap((path) => plainPath(path) ?? []))
    const unread = source.paths.filter((path) => isTextFile(path) && !besides.includes(path))
    return {
      total: total + unread.length,
      authors,
      close,
      run: async function* (session) {
        for await (const item of itemsIn(spool)) {
          yield { key: keyOf(item), work: () => importItem(needs, session, { item, paths }) }
        }
        for (const path of unread) {
          const line = reportLine(path, { outcome: 'skipped', notes: ['besideExport'] })
          const isOffered = () => session.pictures.has(path)
          yield { key: path, work: async () => (isOffered() ? undefined : line) }
        }
      },
    }
  } catch (error) {
    await close()
    throw error
  } finally {
    await remove()
  }
}
