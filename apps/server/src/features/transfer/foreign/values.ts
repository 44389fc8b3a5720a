import type { ImportNote } from '@lanting/contract'
import { htmlToMarkdown } from '@lanting/markdown/from-html'
import type { ForeignItem } from './foreign-blog.ts'

export type Row = Readonly<Record<string, unknown>>

/** A value as an object, empty if it is something else. */
export const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text or a number as text, empty for everything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
}

/** A member of a row as text. Inherited members are ignored. */
export const textIn = (row: Row, name: string): string =>
  Object.hasOwn(row, name) ? textOf(row[name]) : ''

/** Dates with two time zones, as Go prints them. */
const GO_DATE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?) ([+-]\d{2})(\d{2})(?: .*)?$/

/**
 * Reads a moment: milliseconds or seconds since 1970, or a date. A date without a time zone is in
 * UTC, as the servers of these programs write it.
 */
export const momentOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d{9,16}$/.test(value) ? Number(value) : value
  if (typeof number === 'number' && number > 0) return number < 1e11 ? number * 1000 : number
  const written = textOf(value).trim().replace(GO_DATE, '$1T$2$3:$4')
  const iso = /^(\S+)$/.exec(written.replace(/^(\d{4}-\d{2}-\d{2}) (\d)/, '$1T$2'))?.[1]
  if (!iso || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return undefined
  const moment = Date.parse(
    /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) || iso.length <= 10 ? iso : `${iso}Z`,
  )
  return Number.isNaN(moment) || moment < 0 ? undefined : moment
}

/** The path of an address without host, parameters and fragment. */
export const pathOf = (address: string): string => {
  const [path = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return path.startsWith('/') ? path : `/${path}`
}

/** The text of a comment as Markdown. Some programs keep it as HTML. */
export const commentText = (text: string): string =>
  /<\/?[a-z][a-z\d]{0,20}[\s/>]/i.test(text) ? htmlToMarkdown(text).markdown : text.trim()

export const failureOf = (key: string, title: string, note: ImportNote): ForeignItem => ({
  type: 'failure',
  failure: { key, title, note },
})

/** Makes an item. A part of the export that cannot be read is a failure and stops no other part. */
export const itemOf = (key: string, title: string, make: () => ForeignItem): ForeignItem => {
  try {
    return make()
  } catch (error) {
    // The stack is too small for a tree that is nested too deeply.
    const note = error instanceof RangeError ? 'tooComplex' : 'unreadable'
    return failureOf(key, title, note)
  }
}

/** Ends a broken file with a failure, after everything that could be read. */
export async function* untilBroken(
  path: string,
  items: AsyncIterable<ForeignItem>,
): AsyncGenerator<ForeignItem> {
  const reading = items[Symbol.asyncIterator]()
  for (;;) {
    const next = await reading.next().catch(() => undefined)
    if (!next) {
      yield failureOf(path, path, 'unreadable')
      return
    }
    if (next.done) return
    yield next.value
  }
}
