import { createHash } from 'node:crypto'
import {
  type ArticleDraft,
  type ArticleFields,
  descriptionOf,
  IMPORT,
  type ImportedFile,
  type ImportNote,
  LENGTH,
  UPLOAD,
} from '@lanting/contract'
import {
  type ArticleColumns,
  TEXT_COLUMNS,
  type TextColumn,
} from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { isPictureAddress } from '../../http/web-address.ts'
import type { Source } from './archive/source.ts'
import type { ArticleParser } from './article-parser.ts'
import type { Circumstances, ImportedArticle } from './markdown/imported-article.ts'
import { fileOf } from './markdown/pictures.ts'
import { sourceStore } from './transfer.store.ts'

type Texts = Pick<ArticleColumns, TextColumn>

interface Present extends Texts {
  readonly id: number
}

interface RenderedArticle extends ArticleDraft {
  readonly article_html: string
  readonly article_text: string
}

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}

/** The articles of the site, as an import needs them. */
export interface Articles {
  find(queries: Queries, id: number): Promise<Present | undefined>
  findByTitle(queries: Queries, title: string): Promise<Present | undefined>
  add(transaction: Queries, article: RenderedArticle, times: Times): Promise<number>
  update(transaction: Queries, id: number, article: RenderedArticle, times: Times): Promise<void>
}

export interface ImportNeeds {
  readonly queries: Queries
  readonly articles: Articles
  readonly parser: ArticleParser
  /** Runs a transaction under the lock that all writers of articles share. */
  readonly withAdminLock: <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>
  readonly renderMarkdown: (
    markdown: string,
  ) => Promise<{ readonly article_html: string; readonly article_text: string }>
  /** Stores a picture and returns its address, or undefined if it is no picture. */
  readonly addPicture: (content: Uint8Array) => Promise<string | undefined>
  readonly hasUpload: (url: string) => Promise<boolean>
}

export interface Import extends Circumstances {
  readonly source: Source
  readonly dryRun: boolean
  /** Returns true if the archive contains the path. */
  readonly has: (path: string) => boolean
  /** The new addresses of the archive's pictures in this import. */
  readonly pictures: Map<string, string | undefined>
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** Hashes the text fields. An empty field, such as a new column, does not change the hash. */
const contentHashOf = (article: Texts) =>
  hashOf(TEXT_COLUMNS.filter((name) => article[name]).map((name) => [name, article[name]]))

type Plan =
  | { readonly outcome: 'added' }
  | { readonly outcome: 'updated' | 'same' | 'kept' | 'taken'; readonly id: number }

/** Decides the outcome of a file from its earlier imports. */
const planFor = async (
  { queries, articles }: ImportNeeds,
  path: string,
  { fileHash, title }: { fileHash: string; title: string },
): Promise<Plan> => {
  const known = await sourceStore(queries).find(path)
  if (known) {
    const id = known.article_id
    if (known.file_hash === fileHash) return { outcome: 'same', id }
    const present = await articles.find(queries, id)
    const isOurs = present && contentHashOf(present) === known.content_hash
    return { outcome: isOurs ? 'updated' : 'kept', id }
  }
  const namesake = await articles.findByTitle(queries, title)
  return namesake ? { outcome: 'taken', id: namesake.id } : { outcome: 'added' }
}

/** Imports the pictures of an article. Returns their new addresses by their old ones. */
const takePictures = async (
  { addPicture, hasUpload }: ImportNeeds,
  { source, dryRun, pictures, has }: Import,
  { path, addresses }: { readonly path: string; readonly addresses: readonly string[] },
) => {
  const taken = new Map<string, string>()
  const notes = new Set<ImportNote>()
  for (const address of addresses) {
    if (/^(?:https?:|data:|\/\/)/i.test(address) || (await hasUpload(address))) continue
    const file = fileOf(address, { path, has })
    if (file === undefined) {
      notes.add('pictureMissing')
      continue
    }
    if (!pictures.has(file)) {
      const isSmall = source.sizeOf(file) <= UPLOAD.maxBytes
      const make = async () => addPicture(await source.read(file, UPLOAD.maxBytes))
      pictures.set(file, isSmall ? (dryRun ? address : await make()) : undefined)
    }
    const url = pictures.get(file)
    if (url === undefined) notes.add('pictureRefused')
    else taken.set(address, url)
  }
  return { taken, notes: [...notes] }
}

const draftOf = (
  { fields, category, tags, cover: named }: ImportedArticle,
  article_content: string,
  taken: ReadonlyMap<string, string>,
) => {
  const cover = taken.get(named) ?? named
  const isFit = isPictureAddress(cover) && cover.length <= LENGTH.articleCover
  return {
    ...fields,
    category: { category_name: category },
    tagList: tags.map((tag_name) => ({ tag_name })),
    article_content,
    article_cover: isFit ? cover : '',
    order: null,
  } satisfies ArticleFields
}

export const refused = (path: string, note: ImportNote, article_title = ''): ImportedFile => ({
  path,
  article_title,
  article_id: null,
  outcome: 'refused',
  notes: [note],
  pictures: 0,
  redirects: [],
})

const readArticle = async (
  { parser }: ImportNeeds,
  { source, timeZone, now, category, permalink }: Import,
  path: string,
) => {
  if (source.sizeOf(path) > IMPORT.maxTextBytes) return 'tooLarge' as const
  const bytes = await source.read(path, IMPORT.maxTextBytes).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  const text = bytes?.toString('utf8') ?? ''
  if (!bytes || text.includes('\0')) return 'unreadable' as const
  const circumstances = { timeZone, now, category, permalink }
  const parsed = await parser.parse({ path, text, circumstances })
  return typeof parsed === 'string' ? parsed : { ...parsed, fileHash: hashOf(text) }
}

/** Imports a file as an article. A dry run only reports the outcome. */
export const importFile = async (
  needs: ImportNeeds,
  running: Import,
  path: string,
): Promise<ImportedFile> => {
  const read = await readArticle(needs, running, path)
  if (typeof read === 'string') return refused(path, read)
  const { article, pictures, fileHash } = read
  const { article_title } = article.fields
  const { oldPaths } = article
  const plan = await planFor(needs, path, { fileHash, title: article_title })
  const report: ImportedFile = {
    path,
    article_title,
    article_id: 'id' in plan ? plan.id : null,
    outcome: plan.outcome,
    notes: [...article.notes],
    pictures: 0,
    redirects: [...oldPaths],
  }
  if (plan.outcome !== 'added' && plan.outcome !== 'updated') return { ...report, notes: [] }

  const addresses = [...pictures, article.cover].filter(Boolean)
  const { taken, notes } = await takePictures(needs, running, { path, addresses })
  const found = { ...report, pictures: taken.size, notes: [...article.notes, ...notes] }
  if (running.dryRun) return found

  const written = await needs.parser.writePictures(article.fields.article_content, taken)
  if (typeof written === 'string') return refused(path, written, article_title)
  const draft = draftOf(article, written.text, taken)
  const rendered = await needs.renderMarkdown(draft.article_content).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (!rendered) return refused(path, 'tooComplex', article_title)
  const article_description = draft.article_description || descriptionOf(rendered.article_text)
  const complete = { ...draft, article_description, ...rendered }
  return needs.withAdminLock(async (transaction) => {
    const { articles } = needs
    const sources = sourceStore(transaction)
    const id = 'id' in plan ? plan.id : await articles.add(transaction, complete, article)
    if ('id' in plan) await articles.update(transaction, id, complete, article)
    const content_hash = contentHashOf({ ...complete, origin_url: complete.origin_url ?? null })
    await sources.put({ source: path, article_id: id, file_hash: fileHash, content_hash })
    const redirects: string[] = []
    for (const old of oldPaths) if (await sources.redirect(old, id)) redirects.push(old)
    const lost = redirects.length < oldPaths.length ? (['redirectTaken'] as const) : []
    return { ...found, article_id: id, redirects, notes: [...found.notes, ...lost] }
  })
}
