import { htmlToMarkdown } from '@lanting/markdown/from-html'
import { commentItems, commentOf } from '../comments/read-comments.ts'
import type {
  ForeignAuthor,
  ForeignFiles,
  ForeignItem,
  ForeignPost,
  ForeignReader,
} from '../foreign-blog.ts'
import {
  commentText,
  failureOf,
  itemOf,
  momentOf,
  type Row,
  textOf,
  untilBroken,
} from '../values.ts'
import { backupRecords, type Table } from './backup-records.ts'

const MARKDOWN = '<!--markdown-->'
const COVER_FIELDS = ['thumb', 'thumbnail', 'cover', 'banner', 'image', 'headpic']

/** Everything of the backup but the posts, which are read in a second pass. */
interface Tables {
  /** When the first user of the blog was made. */
  readonly blog: string
  readonly users: ReadonlyMap<string, ForeignAuthor>
  readonly categories: ReadonlyMap<string, readonly string[]>
  readonly tags: ReadonlyMap<string, readonly string[]>
  readonly covers: ReadonlyMap<string, string>
  readonly comments: readonly Row[]
}

/** Ids count from 1 in every blog, so the beginning of the blog is part of the keys. */
const keyOf = (blog: string, cid: unknown) => `typecho:${blog}:post:${textOf(cid)}`

const commentIn = (row: Row, blog: string) => {
  const isKept = textOf(row.type) === 'comment' && textOf(row.status) !== 'spam'
  if (!isKept) return 'skip'
  return commentOf({
    prefix: `typecho:${blog}:comment:`,
    id: row.coid,
    on: { post: keyOf(blog, row.cid) },
    parentId: row.parent,
    name: textOf(row.author),
    mail: textOf(row.mail),
    site: textOf(row.url),
    text: commentText(textOf(row.text)),
    createdAt: row.created,
    status: textOf(row.status) === 'approved' ? 'approved' : 'waiting',
  })
}

/** The names of one kind of labels by post, in the order of the owner. */
const namesOf = (metas: readonly Row[], relations: readonly Row[], type: string) => {
  const sorted = metas
    .filter((meta) => textOf(meta.type) === type)
    .toSorted((a, b) => Number(a.order) - Number(b.order))
  const posts = Map.groupBy(relations, ({ mid }) => textOf(mid))
  const names = new Map<string, string[]>()
  for (const meta of sorted) {
    for (const { cid } of posts.get(textOf(meta.mid)) ?? []) {
      names.set(textOf(cid), [...(names.get(textOf(cid)) ?? []), textOf(meta.name)])
    }
  }
  return names
}

const authorOf = (user: Row): ForeignAuthor => ({
  name: textOf(user.screenName) || textOf(user.name),
  ...(textOf(user.mail) ? { mail: textOf(user.mail) } : {}),
  ...(textOf(user.url) ? { site: textOf(user.url) } : {}),
})

const readTables = async (files: ForeignFiles, path: string): Promise<Tables> => {
  const rows: Record<Exclude<Table, 'contents'>, Row[]> = {
    comments: [],
    metas: [],
    relationships: [],
    users: [],
    fields: [],
  }
  for await (const { table, row } of backupRecords(files.open(path))) {
    if (table !== 'contents' && table !== 'broken') rows[table].push(row)
  }
  const covers = rows.fields.filter(({ name }) => COVER_FIELDS.includes(textOf(name)))
  const [first] = rows.users.toSorted((a, b) => Number(a.uid) - Number(b.uid))
  return {
    blog: textOf(first?.created),
    users: new Map(rows.users.map((user) => [textOf(user.uid), authorOf(user)])),
    categories: namesOf(rows.metas, rows.relationships, 'category'),
    tags: namesOf(rows.metas, rows.relationships, 'tag'),
    covers: new Map(covers.map((field) => [textOf(field.cid), textOf(field.str_value)])),
    comments: rows.comments,
  }
}

const statusOf = (row: Row): Pick<ForeignPost, 'status' | 'notes'> => {
  const isDraft = textOf(row.type).endsWith('_draft') || textOf(row.status) === 'waiting'
  if (isDraft) return { status: 'draft', notes: [] }
  if (textOf(row.password) !== '') return { status: 'private', notes: ['passwordPrivate'] }
  return { status: textOf(row.status) === 'publish' ? 'public' : 'private', notes: [] }
}

/** The standard addresses. The backup does not contain the ones that the owner has chosen. */
const pathsOf = (row: Row, isPage: boolean) => {
  const path = isPage ? `/${textOf(row.slug)}.html` : `/archives/${textOf(row.cid)}/`
  return [path, `/index.php${path}`]
}

const postOf = (row: Row, tables: Tables): ForeignPost => {
  const cid = textOf(row.cid)
  const written = textOf(row.text)
  const isMarkdown = written.startsWith(MARKDOWN)
  const { markdown, notes } = isMarkdown
    ? { markdown: written.slice(MARKDOWN.length), notes: [] }
    : htmlToMarkdown(written)
  const { status, notes: statusNotes } = statusOf(row)
  const isPage = textOf(row.type).startsWith('page')
  const author = tables.users.get(textOf(row.authorId))
  return {
    key: keyOf(tables.blog, cid),
    kind: isPage ? 'page' : 'article',
    title: textOf(row.title),
    markdown: markdown.replaceAll(/<!--more-->\n?/g, ''),
    excerpt: '',
    status,
    createdAt: momentOf(row.created) ?? 0,
    updatedAt: momentOf(row.modified) ?? momentOf(row.created) ?? 0,
    ...(author ? { author } : {}),
    categories: tables.categories.get(cid) ?? [],
    tags: tables.tags.get(cid) ?? [],
    cover: tables.covers.get(cid) ?? '',
    oldPaths: pathsOf(row, isPage),
    isPinned: false,
    takesComments: textOf(row.allowComment) === '1',
    notes: [...statusNotes, ...notes],
  }
}

const isPost = (row: Row) => /^(?:post|page)(?:_draft)?$/.test(textOf(row.type))

/** A draft of a published post is a row of its own and belongs to it. */
const isDraftOfOther = (row: Row) =>
  textOf(row.type).endsWith('_draft') && !['', '0'].includes(textOf(row.parent))

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const tables = await readTables(files, path)
  let broken = 0
  for await (const { table, row } of backupRecords(files.open(path))) {
    if (table === 'broken') {
      broken += 1
      yield failureOf(`${path}:${broken}`, path, 'unreadable')
    } else if (table === 'contents' && isPost(row) && !isDraftOfOther(row)) {
      const make = (): ForeignItem => ({ type: 'post', post: postOf(row, tables) })
      yield itemOf(keyOf(tables.blog, row.cid), textOf(row.title), make)
    }
  }
  yield* commentItems(path, tables.comments, (row) => commentIn(row, tables.blog))
}

/** The backup that Typecho makes of itself: a `.dat` file. */
export const typechoReader: ForeignReader = {
  isExport: (_, head) => head.startsWith('%TYPECHO_BACKUP_'),
  read: (files, path) => untilBroken(path, itemsOf(files, path)),
}
