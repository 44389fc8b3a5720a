import type { ForeignAuthor, ForeignComment, ForeignItem } from '../foreign-blog.ts'
import { failureOf, momentOf } from '../values.ts'
import { inThreads } from './threads.ts'

/** A comment as other programs store it. Empty texts are absent. */
interface CommentColumns {
  readonly key: string
  readonly on: ForeignComment['on']
  readonly parent: string
  readonly name: string
  readonly mail: string
  readonly site: string
  readonly avatar?: string
  readonly text: string
  readonly createdAt: unknown
  readonly isApproved: boolean
}

const authorOf = ({ name, mail, site, avatar }: CommentColumns): ForeignAuthor => ({
  name: name || mail.split('@')[0] || '?',
  ...(mail ? { mail } : {}),
  ...(site ? { site } : {}),
  ...(avatar ? { avatar } : {}),
})

/** Returns undefined for a row that is no comment: without text or date. */
export const commentOf = (columns: CommentColumns): ForeignComment | undefined => {
  const createdAt = momentOf(columns.createdAt)
  if (createdAt === undefined || columns.text === '' || columns.key === '') return undefined
  const { key, on, parent, text, isApproved } = columns
  return {
    key,
    on,
    ...(parent ? { parent } : {}),
    author: authorOf(columns),
    text,
    createdAt,
    isApproved,
  }
}

/** Reads the rows of a comment program. `skip` is for rows that are no loss, such as spam. */
export async function* commentItems<T>(
  path: string,
  rows: AsyncIterable<T>,
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
