import type { ForeignAuthor, ForeignComment, ForeignItem } from '../foreign-blog.ts'
import { failureOf, momentOf, textOf } from '../values.ts'
import { inThreads } from './threads.ts'

/** A comment as other programs store it. Empty texts are absent. */
interface CommentColumns {
  /** Before the ids, in keys. It names the program, and the blog if ids do not. */
  readonly prefix: string
  readonly id: unknown
  readonly on: ForeignComment['on']
  readonly parentId: unknown
  readonly name: string
  readonly mail: string
  readonly site: string
  readonly avatar?: string
  readonly text: string
  readonly createdAt: unknown
  readonly status: ForeignComment['status']
}

const authorOf = ({ name, mail, site, avatar }: CommentColumns): ForeignAuthor => ({
  name: name || mail.split('@')[0] || '?',
  ...(mail ? { mail } : {}),
  ...(site ? { site } : {}),
  ...(avatar ? { avatar } : {}),
})

/** Returns undefined for a row that is no comment: without text or date. */
export const commentOf = (columns: CommentColumns): ForeignComment | undefined => {
  const { on, text, status } = columns
  const keyOf = (id: string) => (id === '' || id === '0' ? undefined : `${columns.prefix}${id}`)
  const key = keyOf(textOf(columns.id))
  const parent = keyOf(textOf(columns.parentId))
  const createdAt = momentOf(columns.createdAt)
  if (createdAt === undefined || text === '' || key === undefined) return undefined
  return {
    key,
    on,
    ...(parent ? { parent } : {}),
    author: authorOf(columns),
    text,
    createdAt,
    status,
  }
}

/**
 * Reads comments, of which one that cannot be read stops no other. `skip` is for rows that are no
 * loss, such as spam.
 */
export async function* commentItems<T>(
  path: string,
  rows: AsyncIterable<T> | Iterable<T>,
  read: (row: T) => ForeignComment | 'skip' | undefined,
): AsyncGenerator<ForeignItem> {
  const comments: ForeignComment[] = []
  const failures: ForeignItem[] = []
  const add = (row: T, number: number) => {
    const key = `${path}:${number}`
    try {
      const comment = read(row)
      if (comment === undefined) failures.push(failureOf(key, path, 'unreadable'))
      else if (comment !== 'skip') comments.push(comment)
    } catch (error) {
      // The stack is too small for a comment that is nested too deeply.
      failures.push(failureOf(key, path, error instanceof RangeError ? 'tooComplex' : 'unreadable'))
    }
  }
  let number = 0
  try {
    for await (const row of rows) {
      number += 1
      add(row, number)
    }
  } catch {
    // The rest of a broken file cannot be read.
    failures.push(failureOf(path, path, 'unreadable'))
  }
  yield* inThreads(comments)
  yield* failures
}
