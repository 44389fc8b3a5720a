import type { ForeignReader } from '../foreign-blog.ts'
import { jsonRows } from '../json-rows.ts'
import { commentText, pathOf, type Row, textOf } from '../values.ts'
import { commentItems, commentOf } from './read-comments.ts'

/** Every field of an Artran is a text, also numbers and booleans. */
const isTrue = (value: unknown) => value === true || value === 'true'

const readRow = (row: Row) =>
  commentOf({
    prefix: 'artalk:',
    id: row.id,
    on: { path: pathOf(textOf(row.page_key)) },
    parentId: row.rid,
    name: textOf(row.nick),
    mail: textOf(row.email),
    site: textOf(row.link),
    text: commentText(textOf(row.content)),
    createdAt: row.created_at,
    status: isTrue(row.is_pending) ? 'waiting' : 'approved',
  })

/** Our own export has the same format. It is imported with the articles beside it. */
const OWN = /^\s*\[\s*\{\s*"lanting"/

/** Artrans, the export of Artalk: a list of comments. */
export const artalkReader: ForeignReader = {
  isExport: (_, head) => /^\s*\[\s*\{/.test(head) && head.includes('"page_key"') && !OWN.test(head),
  read: (files, path) => commentItems(path, jsonRows(files.open(path)), readRow),
}
