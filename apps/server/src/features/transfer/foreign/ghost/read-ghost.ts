import { type Translated, treeToMarkdown } from '@lanting/markdown/from-html'
import { fromHtml } from 'hast-util-from-html'
import type {
  ForeignAuthor,
  ForeignBlog,
  ForeignFiles,
  ForeignItem,
  ForeignPost,
  ForeignReader,
} from '../foreign-blog.ts'
import { jsonRows } from '../json-rows.ts'
import { failureOf, itemOf, momentOf, type Row, textIn, textOf, untilBroken } from '../values.ts'
import { lexicalTree } from './lexical.ts'
import { mobiledocTree } from './mobiledoc.ts'
import { readRedirects } from './redirects.ts'

/** Stands for the address of the site in exports since Ghost 4. */
const SITE = /__GHOST_URL__\/?/g
const REDIRECTS = /(?:^|\/)redirects(?:-[\d-]+)?\.(?:json|ya?ml)$/i

/** The tables that describe posts, by the id of the post. */
interface Tables {
  readonly tags: ReadonlyMap<string, readonly string[]>
  readonly authors: ReadonlyMap<string, ForeignAuthor>
  readonly excerpts: ReadonlyMap<string, string>
  /** Old paths by the path to which they lead. */
  readonly redirects: ReadonlyMap<string, readonly string[]>
}

const tableOf = (files: ForeignFiles, path: string, name: string) =>
  jsonRows(files.open(path), new RegExp(`^(?:db\\.\\d+\\.)?data\\.${name}$`))

const keyed = async <T>(rows: AsyncIterable<Row>, key: string, value: (row: Row) => T) => {
  const found = new Map<string, T>()
  for await (const row of rows) found.set(textIn(row, key), value(row))
  return found
}

/** The rows of a table between posts and something else, in the order that the owner gave them. */
const joined = async <T>(
  rows: AsyncIterable<Row>,
  column: string,
  targets: ReadonlyMap<string, T>,
) => {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  all.sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
  const found = new Map<string, T[]>()
  for (const row of all) {
    const post = textOf(row.post_id)
    const target = targets.get(textIn(row, column))
    if (target !== undefined) found.set(post, [...(found.get(post) ?? []), target])
  }
  return found
}

const authorOf = (row: Row): ForeignAuthor => ({
  name: textOf(row.name) || textOf(row.slug),
  ...(textOf(row.email) ? { mail: textOf(row.email) } : {}),
  ...(textOf(row.website) ? { site: textOf(row.website) } : {}),
  ...(textOf(row.profile_image) ? { avatar: withoutSite(textOf(row.profile_image)) } : {}),
})

const withoutSite = (text: string) => text.replaceAll(SITE, '/')

const isInternal = (tag: Row) =>
  textOf(tag.visibility) === 'internal' || textOf(tag.name).startsWith('#')

const readTables = async (files: ForeignFiles, path: string): Promise<Tables> => {
  const table = (name: string) => tableOf(files, path, name)
  const tags = await keyed(table('tags'), 'id', (row) =>
    isInternal(row) ? undefined : textOf(row.name),
  )
  const users = await keyed(table('users'), 'id', authorOf)
  const authors = await joined(table('posts_authors'), 'author_id', users)
  const first = [...authors].flatMap(([post, [author]]) =>
    author ? [[post, author] as const] : [],
  )
  return {
    tags: (await joined(table('posts_tags'), 'tag_id', tags)) as ReadonlyMap<string, string[]>,
    // Older exports have the author in the post.
    authors: new Map([...users, ...first]),
    excerpts: await keyed(table('posts_meta'), 'post_id', (row) => textOf(row.meta_description)),
    redirects: new Map(),
  }
}

const textOfFile = async (content: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Ids of old versions count from 1 in every blog. */
const keyOf = (post: Row) => {
  const id = textOf(post.id)
  return `ghost:post:${/^\d+$/.test(id) ? textOf(post.uuid) || id : id}`
}

const LEXICAL_EMPTY = /^\s*$/

/** The text of a post out of the newest format that it has. */
const translate = (post: Row): Translated => {
  const [lexical, mobiledoc, html] = ['lexical', 'mobiledoc', 'html'].map((name) =>
    withoutSite(textIn(post, name)),
  )
  if (lexical && !LEXICAL_EMPTY.test(lexical)) return treeToMarkdown(lexicalTree(lexical))
  if (mobiledoc) return treeToMarkdown(mobiledocTree(mobiledoc))
  if (textOf(post.markdown)) return { markdown: withoutSite(textOf(post.markdown)), notes: [] }
  return treeToMarkdown(fromHtml(html ?? '', { fragment: true }))
}

const isPage = (post: Row) => textOf(post.type) === 'page' || post.page === true || post.page === 1

/** A post for members would be readable for everybody, so that it becomes private. */
const statusOf = (post: Row): Pick<ForeignPost, 'status' | 'notes'> => {
  const status = textOf(post.status)
  if (status === 'draft') return { status: 'draft', notes: [] }
  const isOpen = ['', 'public'].includes(textOf(post.visibility)) && status !== 'sent'
  return isOpen ? { status: 'public', notes: [] } : { status: 'private', notes: ['membersOnly'] }
}

const postOf = (post: Row, { tags, authors, excerpts, redirects }: Tables): ForeignPost => {
  const id = textOf(post.id)
  const { markdown, notes } = translate(post)
  const { status, notes: statusNotes } = statusOf(post)
  const [category, ...others] = tags.get(id) ?? []
  const author = authors.get(id) ?? authors.get(textOf(post.author_id))
  const updatedAt = momentOf(post.updated_at) ?? momentOf(post.created_at) ?? 0
  const path = `/${textOf(post.slug)}/`
  return {
    key: keyOf(post),
    kind: isPage(post) ? 'page' : 'article',
    title: textOf(post.title),
    markdown,
    excerpt: textOf(post.custom_excerpt) || (excerpts.get(id) ?? ''),
    status,
    createdAt: momentOf(post.published_at) ?? momentOf(post.created_at) ?? updatedAt,
    updatedAt,
    ...(author ? { author } : {}),
    categories: category === undefined ? [] : [category],
    tags: others,
    cover: withoutSite(textOf(post.feature_image) || textOf(post.image)),
    oldPaths: [path, ...(redirects.get(path) ?? [])],
    isPinned: post.featured === true || post.featured === 1,
    notes: [...statusNotes, ...notes],
  }
}

/** Reads the redirects beside the export. A pattern of many paths is a failure. */
const readAllRedirects = async (files: ForeignFiles) => {
  const redirects = new Map<string, string[]>()
  const failures: ForeignItem[] = []
  for (const path of files.paths.filter((name) => REDIRECTS.test(name))) {
    try {
      for (const { written, from, to } of readRedirects(path, await textOfFile(files.open(path)))) {
        const target = to.endsWith('/') ? to : `${to}/`
        if (from) redirects.set(target, [...(redirects.get(target) ?? []), from])
        else failures.push(failureOf(`ghost:redirect:${written}`, written, 'redirectPattern'))
      }
    } catch {
      failures.push(failureOf(path, path, 'unreadable'))
    }
  }
  return { redirects, failures }
}

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const { redirects, failures } = await readAllRedirects(files)
  const tables = { ...(await readTables(files, path)), redirects }
  for await (const row of tableOf(files, path, 'posts')) {
    yield itemOf(keyOf(row), textOf(row.title), () => ({ type: 'post', post: postOf(row, tables) }))
  }
  yield* failures
}

/** The export of Ghost: one JSON file, perhaps in an archive beside `content/images`. */
export const ghostReader: ForeignReader = {
  isExport: (path, head) =>
    /\.json$/i.test(path) &&
    /^\s*\{\s*"(?:db"\s*:\s*\[\s*\{\s*"(?:meta|data)"|meta"\s*:\s*\{\s*"exported_on")/.test(head),
  isBeside: (path) => REDIRECTS.test(path),
  read: (files, path): ForeignBlog => untilBroken(path, itemsOf(files, path)),
}
