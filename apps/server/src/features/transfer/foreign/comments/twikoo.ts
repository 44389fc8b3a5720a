import type { ForeignFiles, ForeignItem, ForeignReader } from '../foreign-blog.ts'
import { jsonLines, jsonRows } from '../json-rows.ts'
import { commentText, pathOf, type Row, rowOf, textOf } from '../values.ts'
import { commentItems, commentOf } from './read-comments.ts'

/** MongoDB writes ids and dates as objects. */
const idOf = (value: unknown) => textOf(rowOf(value).$oid ?? value)
const dateOf = (value: unknown) => rowOf(value).$date ?? rowOf(value).$numberLong ?? value

const readRow = (row: Row) =>
  commentOf({
    prefix: 'twikoo:',
    id: idOf(row._id ?? row.id),
    on: { path: pathOf(textOf(row.url) || textOf(row.href)) },
    parentId: idOf(row.pid) || idOf(row.rid),
    name: textOf(row.nick),
    mail: textOf(row.mail),
    site: textOf(row.link),
    avatar: textOf(row.avatar),
    text: commentText(textOf(row.comment)),
    createdAt: dateOf(row.created),
    // Twikoo marks comments that wait, and those that were hidden, in the same way.
    status: row.isSpam === true ? 'waiting' : 'approved',
  })

const isList = async (content: AsyncIterable<Uint8Array>) => {
  for await (const chunk of content) {
    const start = Buffer.from(chunk).toString('utf8').trimStart()
    if (start) return start.startsWith('[')
  }
  return true
}

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const read = (await isList(files.open(path))) ? jsonRows : jsonLines
  yield* commentItems(path, read(files.open(path)), readRow)
}

/** The export of Twikoo: a list of comments, or one comment a line from the console of CloudBase. */
export const twikooReader: ForeignReader = {
  isExport: (_, head) =>
    /^\s*(?:\[\s*)?\{/.test(head) &&
    ['"nick"', '"comment"', '"url"', '"created"'].every((name) => head.includes(name)) &&
    /"(?:mailMd5|isSpam|uid)"/.test(head),
  read: itemsOf,
}
