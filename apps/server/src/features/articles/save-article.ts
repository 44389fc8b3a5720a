import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { shownPictures, writtenFields } from './article-fields.ts'
import { keepRevision, savedFields, type Writing } from './keep-revision.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import {
  insertArticle,
  type NewArticle,
  type RenderedArticle,
  rewriteArticle,
} from './write-article.store.ts'

/** Another author saved a newer revision. Thrown inside the transaction, to roll it back. */
export class Outdated extends Error {}

const fieldsToKeep = async (transaction: Queries, articleId: number) => {
  const saved = await savedFields(transaction, articleId)
  if (!saved) throw new AppError('articleNotFound')
  return { ...saved, written: writtenFields(saved.fields) }
}

/** Returns the manuscript of an article. Creates a missing one from the article. */
export const ensureManuscript = async (
  transaction: Queries,
  articleId: number,
  writing: Writing,
): Promise<number> => {
  const store = manuscriptStore(transaction)
  const known = await store.idOfArticle(articleId)
  if (known !== undefined) return known
  const { article, written } = await fieldsToKeep(transaction, articleId)
  const since = article.updated_at
  const id = await store.begin(articleId, { now: since, isSaved: true })
  if (id === undefined) throw new Outdated()
  await keepRevision(
    transaction,
    { manuscriptId: id, revision: 1, kind: 'saved', fields: written, savedRevision: 1 },
    { ...writing, by: { ...writing.by, id: article.author_id }, now: since },
  )
  return id
}

const keepSaved = async (
  transaction: Queries,
  at: { readonly manuscriptId: number; readonly revision: number; readonly articleId: number },
  writing: Writing,
) => {
  const { manuscriptId, revision, articleId } = at
  const { written } = await fieldsToKeep(transaction, articleId)
  await keepRevision(
    transaction,
    { manuscriptId, revision, kind: 'saved', fields: written, savedRevision: revision },
    writing,
  )
}

interface Seen {
  readonly manuscript_id: number
  readonly revision: number
}

/** Adds an article, optionally from a manuscript. */
export const addArticle = async (
  transaction: Queries,
  article: NewArticle,
  { createdAt, manuscript, ...writing }: Writing & { createdAt?: number; manuscript?: Seen },
) => {
  const { by, now, keepPictures } = writing
  const store = manuscriptStore(transaction)
  if (manuscript) {
    const current = await store.find(manuscript.manuscript_id)
    if (!current) throw new AppError('manuscriptNotFound')
    if (current.revision !== manuscript.revision || current.article_id !== null) {
      throw new Outdated()
    }
  }
  const { id } = await insertArticle(transaction, article, createdAt ?? now)
  const urls = shownPictures(article)
  await keepPictures(transaction, { subject: `article:${id}`, urls, by })
  if (!manuscript) return { id }
  const { manuscript_id: manuscriptId, revision: from } = manuscript
  const isNewest = await store.advance(manuscriptId, { from, isSaved: true, now, articleId: id })
  if (!isNewest) throw new Outdated()
  const revision = from + 1
  await keepSaved(transaction, { manuscriptId, revision, articleId: id }, writing)
  return { id }
}

/** Saves an article, if the author has seen its newest revision. */
export const updateArticle = async (
  transaction: Queries,
  article: RenderedArticle & { readonly id: number },
  { from, ...writing }: Writing & { readonly from: number },
) => {
  const { by, now, keepPictures } = writing
  const { id: articleId } = article
  const manuscriptId = await ensureManuscript(transaction, articleId, writing)
  const store = manuscriptStore(transaction)
  if (!(await store.advance(manuscriptId, { from, isSaved: true, now }))) throw new Outdated()
  await rewriteArticle(transaction, articleId, article, now)
  const urls = shownPictures(article)
  await keepPictures(transaction, { subject: `article:${articleId}`, urls, by })
  const revision = from + 1
  await keepSaved(transaction, { manuscriptId, revision, articleId }, writing)
}
