import {
  COMMENT_TYPE,
  type ImportedFile,
  type ImportNote,
  isVisible,
  reducedMarkup,
  tidyText,
} from '@lanting/contract'
import type { ForeignComment } from './foreign/foreign-blog.ts'
import { authorId, planAuthor } from './import-authors.ts'
import { type ImportNeeds, refused, type Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'
import { plainPath } from './markdown/old-paths.ts'
import { cut } from './markdown/values.ts'
import { redirectStore } from './redirects.store.ts'
import { rowContentStore, subjectIn } from './row-contents.store.ts'

/** Longer than any comment that a person writes. */
const TEXT_MAX = 20_000
const SHOWN_LENGTH = 60

const TYPES = { articles: COMMENT_TYPE.article, pages: COMMENT_TYPE.page } as const

interface Subject {
  readonly place: keyof typeof TYPES
  /** Null for a text that a dry run would add. */
  readonly id: number | null
}

const isSubject = (found: { place: string; id: number | null }): found is Subject =>
  Object.hasOwn(TYPES, found.place)

/** Finds the text that a comment is about. */
const findSubject = async (
  { queries }: ImportNeeds,
  session: Session,
  { on }: ForeignComment,
): Promise<{ readonly place: string; readonly id: number | null } | undefined> => {
  if ('post' in on) {
    const planned = session.posts.get(on.post)
    if (planned) return planned
    const row = await importedRowStore(queries).find(on.post)
    return row && { place: row.place, id: row.row_id }
  }
  const path = plainPath(on.path)
  if (path === undefined) return undefined
  const target = await redirectStore(queries).find(path)
  if (target) return target
  return session.seen.has(`redirect:${path}`) ? { place: 'articles', id: null } : undefined
}

const failed = ({ key, author, text }: ForeignComment, note: ImportNote) =>
  refused(key, note, `${author.name}: ${cut(text.replaceAll(/\s+/g, ' '), SHOWN_LENGTH)}`)

/**
 * Adds a comment with its date below the comment that it answers, or to the review queue. Returns a
 * line if it cannot.
 */
export const importComment = async (
  needs: ImportNeeds,
  session: Session,
  comment: ForeignComment,
): Promise<ImportedFile | undefined> => {
  const { queries, content } = needs
  const text = reducedMarkup(tidyText(cut(comment.text, TEXT_MAX)))
  if (comment.status === 'hidden') return failed(comment, 'commentHidden')
  if (!isVisible(text)) return failed(comment, 'unreadable')
  const subject = await findSubject(needs, session, comment)
  if (!subject || !isSubject(subject)) return failed(comment, 'commentWithoutArticle')

  const known = await importedRowStore(queries).find(comment.key)
  // A comment that was deleted here stays deleted, unless its article or page came back.
  if (known && subjectIn(known.content_hash) === String(subject.id)) return undefined
  // The parts of an export may repeat a comment. A dry run has not written the first one.
  if (session.dryRun && session.seen.has(comment.key)) return undefined
  session.seen.add(comment.key)
  // Nobody has approved it yet, so it waits here too.
  const place = comment.status === 'waiting' ? 'held_posts' : 'comments'
  session.report.count(place)
  if (session.dryRun || subject.id === null) {
    await planAuthor(needs, session, comment.author)
    return undefined
  }
  const target = { type: TYPES[subject.place], for_id: subject.id }
  await needs.withAdminLock(async (transaction) => {
    const rows = importedRowStore(transaction)
    const parent = comment.parent === undefined ? undefined : await rows.find(comment.parent)
    const answered =
      parent?.place === 'comments'
        ? await content.comments.find(transaction, parent.row_id)
        : undefined
    if (subject.place === 'pages') await content.pages.openComments(transaction, target.for_id)
    const id = await content[place].add(transaction, {
      target,
      authorId: await authorId(needs, session, transaction, comment.author),
      text,
      createdAt: Math.min(comment.createdAt, session.now),
      answered,
    })
    await rows.put({
      place,
      row_id: id,
      source: comment.key,
      import_id: session.importId,
      content_hash: await rowContentStore(transaction).hashOf(place, id),
    })
  })
  return undefined
}
