import { htmlToMarkdown } from '@lanting/markdown/from-html'
import { commentItems } from '../comments/read-comments.ts'
import type {
  ForeignAuthor,
  ForeignFiles,
  ForeignItem,
  ForeignPost,
  ForeignReader,
} from '../foreign-blog.ts'
import {
  itemOf,
  listOf,
  momentOf,
  pathOf,
  type Row,
  rowOf,
  textIn,
  textOf,
  untilBroken,
} from '../values.ts'
import { commentIn, linkOf, nameOf, resources, specOf, userOf } from './halo-2-resources.ts'
import { applyPatch } from './snapshots.ts'

const SMALL = [
  'posts',
  'singlepages',
  'categories',
  'tags',
  'users',
  'comments',
  'replies',
  'links',
]

interface Site {
  readonly posts: { readonly resource: Row; readonly kind: ForeignPost['kind'] }[]
  readonly categories: Map<string, string>
  readonly tags: Map<string, string>
  readonly users: Map<string, ForeignAuthor>
  readonly comments: Row[]
  readonly replies: Row[]
  /** Links, and resources that cannot be read. */
  readonly items: ForeignItem[]
}

/** Reads everything but the texts. */
const readSite = async (files: ForeignFiles, path: string): Promise<Site> => {
  const site: Site = {
    posts: [],
    categories: new Map(),
    tags: new Map(),
    users: new Map(),
    comments: [],
    replies: [],
    items: [],
  }
  for await (const found of resources(files, path, SMALL)) {
    if (!('resource' in found)) {
      site.items.push(found.item)
      continue
    }
    const { kind, resource } = found
    const name = nameOf(resource)
    if (kind === 'posts') site.posts.push({ resource, kind: 'article' })
    else if (kind === 'singlepages') site.posts.push({ resource, kind: 'page' })
    else if (kind === 'users') site.users.set(name, userOf(resource))
    else if (kind === 'links') site.items.push(linkOf(resource))
    else if (kind === 'comments' || kind === 'replies') site[kind].push(resource)
    else if (kind === 'categories' || kind === 'tags') {
      site[kind].set(name, textOf(specOf(resource).displayName))
    }
  }
  return site
}

const snapshotsOf = (post: Row) => {
  const { baseSnapshot, releaseSnapshot, headSnapshot } = specOf(post)
  const base = textOf(baseSnapshot)
  return { base, shown: textOf(releaseSnapshot) || textOf(headSnapshot) || base }
}

/** The text that is shown: the first snapshot is whole, the others are changes of it. */
const translate = (base: Row, shown: Row) => {
  const patched = (column: string) => {
    const whole = textIn(specOf(base), column)
    return nameOf(base) === nameOf(shown) ? whole : applyPatch(whole, textIn(specOf(shown), column))
  }
  const isMarkdown = textOf(specOf(base).rawType).toLowerCase() === 'markdown'
  return isMarkdown
    ? { markdown: patched('rawPatch'), notes: [] }
    : htmlToMarkdown(patched('contentPatch'))
}

const statusOf = (spec: Row): ForeignPost['status'] => {
  if (spec.publish !== true) return 'draft'
  return ['', 'PUBLIC'].includes(textOf(spec.visible)) ? 'public' : 'private'
}

const namesIn = (names: unknown, known: ReadonlyMap<string, string>) =>
  listOf(names).flatMap((name) => known.get(textOf(name)) ?? [])

const postOf = (
  { resource, kind }: Site['posts'][number],
  site: Site,
  snapshots: ReadonlyMap<string, Row>,
): ForeignPost => {
  const spec = specOf(resource)
  const { base, shown } = snapshotsOf(resource)
  const [first, last] = [snapshots.get(base), snapshots.get(shown)]
  if (!first || !last) throw new Error('the text is missing')
  const { markdown, notes } = translate(first, last)
  const created = momentOf(rowOf(resource.metadata).creationTimestamp) ?? 0
  const author = site.users.get(textOf(spec.owner))
  const permalink = textOf(rowOf(resource.status).permalink)
  return {
    key: `halo:post:${nameOf(resource)}`,
    kind,
    title: textOf(spec.title),
    markdown,
    excerpt: rowOf(spec.excerpt).autoGenerate === false ? textOf(rowOf(spec.excerpt).raw) : '',
    status: statusOf(spec),
    createdAt: momentOf(spec.publishTime) ?? created,
    updatedAt:
      momentOf(rowOf(resource.status).lastModifyTime) ?? momentOf(spec.publishTime) ?? created,
    ...(author ? { author } : {}),
    categories: namesIn(spec.categories, site.categories),
    tags: namesIn(spec.tags, site.tags),
    cover: textOf(spec.cover),
    oldPaths: permalink ? [pathOf(permalink)] : [],
    isPinned: spec.pinned === true,
    takesComments: spec.allowComment === true,
    notes,
  }
}

async function* itemsOf(files: ForeignFiles, path: string): AsyncGenerator<ForeignItem> {
  const site = await readSite(files, path)
  const posts = site.posts.filter(({ resource }) => specOf(resource).deleted !== true)
  const wanted = new Set(posts.flatMap(({ resource }) => Object.values(snapshotsOf(resource))))
  const snapshots = new Map<string, Row>()
  for await (const found of resources(files, path, ['snapshots'])) {
    if (!('resource' in found)) yield found.item
    else if (wanted.has(nameOf(found.resource)))
      snapshots.set(nameOf(found.resource), found.resource)
  }
  for (const post of posts) {
    const key = `halo:post:${nameOf(post.resource)}`
    const title = textOf(specOf(post.resource).title)
    yield itemOf(key, title, () => ({ type: 'post', post: postOf(post, site, snapshots) }))
  }
  yield* site.items
  const subjects = new Map<string, string>()
  yield* commentItems(path, [...site.comments, ...site.replies], (resource) =>
    commentIn(resource, site.users, subjects),
  )
}

/** The backup of Halo 2: `extensions.data` in a zip, beside `workdir/attachments`. */
export const halo2Reader: ForeignReader = {
  isExport: (path, head) =>
    /(?:^|\/)extensions\.data$/.test(path) && /^\s*\[\s*(?:\{|\])/.test(head),
  read: (files, path) => untilBroken(path, itemsOf(files, path)),
}
