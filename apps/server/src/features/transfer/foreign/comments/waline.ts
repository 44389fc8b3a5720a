import type { ForeignFiles, ForeignItem, ForeignReader } from '../foreign-blog.ts'
import { jsonRows } from '../json-rows.ts'
import { commentText, pathOf, type Row, rowOf, textOf } from '../values.ts'
import { commentItems, commentOf } from './read-comments.ts'

/** The file has the tables in `data`; the answer of the server has the file in `data`. */
const table = (name: string) => new RegExp(`^(?:data\\.)?data\\.${name}$`)

const idOf = (row: Row) => textOf(row.objectId) || textOf(row.id) || textOf(row._id)

/** LeanCloud writes dates as objects. */
const dateOf = (value: unknown) => rowOf(value).iso ?? value

const readRow = (row: Row, users: ReadonlyMap<string, Row>) => {
  if (textOf(row.status) === 'spam') return 'skip'
  const user = users.get(textOf(row.user_id)) ?? {}
  return commentOf({
    prefix: 'waline:',
    id: idOf(row),
    on: { path: pathOf(textOf(row.url)) },
    parentId: textOf(row.pid) || textOf(row.rid),
    name: textOf(user.display_name) || textOf(row.nick),
    mail: textOf(user.email) || textOf(row.mail),
    site: textOf(user.url) || textOf(row.link),
    avatar: textOf(user.avatar),
    text: commentText(textOf(row.comment)),
    createdAt: dateOf(row.insertedAt ?? row.createdAt),
    status: ['', 'approved'].includes(textOf(row.status)) ? 'approved' : 'waiting',
  })
}

const readUsers = async (files: ForeignFiles, path: string) => {
  const users = new Map<string, Row>()
  for await (const user of jsonRows(files.open(path), table('Users'))) users.set(idOf(user), user)
  return users
}

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  // A broken file is reported with its comments, which have names themselves.
  const users = await readUsers(files, path).catch(() => new Map<string, Row>())
  const rows = jsonRows(files.open(path), table('Comment'))
  yield* commentItems(path, rows, (row) => readRow(row, users))
}

/** The export of Waline: an object with the tables of comments and users. */
export const walineReader: ForeignReader = {
  isExport: (_, head) => /^\s*\{/.test(head) && /"type"\s*:\s*"waline"/.test(head),
  read: itemsOf,
}
