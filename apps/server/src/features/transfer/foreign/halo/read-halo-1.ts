import { htmlToMarkdown } from '@lanting/markdown/from-html'
import { commentItems, commentOf } from '../comments/read-comments.ts'
import type { ForeignFiles, ForeignItem, ForeignPost, ForeignReader } from '../foreign-blog.ts'
import { jsonRows } from '../json-rows.ts'
import { commentText, itemOf, momentOf, type Row, textIn, textOf, untilBroken } from '../values.ts'

const KINDS = [
  { posts: 'posts', comments: 'post_comments', kind: 'article', folder: '/archives/' },
  { posts: 'sheets', comments: 'sheet_comments', kind: 'page', folder: '/s/' },
] as const

const tableOf = (files: ForeignFiles, path: string, name: string) =>
  jsonRows(files.open(path), new RegExp(`^${name}$`))

const keyed = async (rows: AsyncIterable<Row>, key: string) => {
  const found = new Map<string, Row>()
  for await (const row of rows) found.set(textIn(row, key), row)
  return found
}

const namesByPost = async (
  relations: AsyncIterable<Row>,
  names: ReadonlyMap<string, Row>,
  column: string,
) => {
  const found = new Map<string, string[]>()
  for await (const row of relations) {
    const name = textOf(names.get(textIn(row, column))?.name)
    const post = textOf(row.postId)
    if (name) found.set(post, [...(found.get(post) ?? []), name])
  }
  return found
}

/** Ids count from 1 in every blog, so the beginning of the blog is part of the keys. */
const keyOf = (blog: string, id: unknown) => `halo:${blog}:post:${textOf(id)}`

const commentIn = (row: Row, blog: string) => {
  if (textOf(row.status) === 'RECYCLE') return 'skip'
  return commentOf({
    prefix: `halo:${blog}:comment:`,
    id: row.id,
    on: { post: keyOf(blog, row.postId) },
    parentId: row.parentId,
    name: textOf(row.author),
    mail: textOf(row.email),
    site: textOf(row.authorUrl),
    avatar: textOf(row.avatar),
    text: commentText(textOf(row.content)),
    createdAt: row.createTime,
    status: textOf(row.status) === 'PUBLISHED' ? 'approved' : 'waiting',
  })
}

/** Posts with a password or for people who are logged in become private. */
const statusOf = (row: Row): Pick<ForeignPost, 'status' | 'notes'> => {
  if (textOf(row.status) === 'DRAFT') return { status: 'draft', notes: [] }
  const isClosed = textOf(row.password) !== '' || textOf(row.status) === 'INTIMATE'
  if (isClosed) return { status: 'private', notes: ['passwordPrivate'] }
  const isPublished = ['', 'PUBLISHED'].includes(textOf(row.status))
  return { status: isPublished ? 'public' : 'private', notes: [] }
}

interface Labels {
  /** When the first user of the blog was made. */
  readonly blog: string
  readonly categories: ReadonlyMap<string, readonly string[]>
  readonly tags: ReadonlyMap<string, readonly string[]>
  /** Halo 1.5 has the texts in a table of their own. */
  readonly contents: ReadonlyMap<string, Row>
}

const postOf = (
  row: Row,
  { kind, folder }: (typeof KINDS)[number],
  { blog, categories, tags, contents }: Labels,
): ForeignPost => {
  const id = textOf(row.id)
  const text = contents.get(id) ?? row
  const isMarkdown = textOf(row.editorType) !== 'RICHTEXT'
  const { markdown, notes } = isMarkdown
    ? { markdown: textOf(text.originalContent), notes: [] }
    : htmlToMarkdown(textOf(text.originalContent) || textOf(text.formatContent))
  const { status, notes: statusNotes } = statusOf(row)
  const createdAt = momentOf(row.createTime) ?? 0
  return {
    key: keyOf(blog, id),
    kind,
    title: textOf(row.title),
    markdown,
    excerpt: textOf(row.summary),
    status,
    createdAt,
    updatedAt: momentOf(row.editTime) ?? momentOf(row.updateTime) ?? createdAt,
    categories: categories.get(id) ?? [],
    tags: tags.get(id) ?? [],
    cover: textOf(row.thumbnail),
    oldPaths: [`${folder}${textOf(row.slug) || textOf(row.url)}`],
    isPinned: Number(row.topPriority) > 0,
    takesComments: row.disallowComment === false,
    notes: [...statusNotes, ...notes],
  }
}

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const table = (name: string) => tableOf(files, path, name)
  const categories = await keyed(table('categories'), 'id')
  const tags = await keyed(table('tags'), 'id')
  const [user] = (await keyed(table('user'), 'id')).values()
  const blog = textOf(user?.createTime)
  const labels: Labels = {
    blog,
    categories: await namesByPost(table('post_categories'), categories, 'categoryId'),
    tags: await namesByPost(table('post_tags'), tags, 'tagId'),
    contents: await keyed(table('contents'), 'id'),
  }
  const comments: Row[] = []
  for (const kind of KINDS) {
    for await (const row of table(kind.posts)) {
      if (textOf(row.status) === 'RECYCLE') continue
      const make = (): ForeignItem => ({ type: 'post', post: postOf(row, kind, labels) })
      yield itemOf(keyOf(blog, row.id), textOf(row.title), make)
    }
    for await (const row of table(kind.comments)) comments.push(row)
  }
  for await (const row of table('links')) {
    const [name, address] = [textOf(row.name), textOf(row.url)]
    const link = { name, address, description: textOf(row.description), avatar: textOf(row.logo) }
    yield { type: 'link', link }
  }
  yield* commentItems(path, comments, (row) => commentIn(row, blog))
}

/** The data export of Halo 1: one JSON file with the tables. */
export const halo1Reader: ForeignReader = {
  isExport: (path, head) =>
    /\.json$/i.test(path) &&
    /^\s*\{/.test(head) &&
    /"(?:export_date|comment_black_list)"\s*:/.test(head),
  read: (files, path) => untilBroken(path, itemsOf(files, path)),
}
