import type { RevisionKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import { fieldsOf, readFields, shownPictures } from './article-fields.ts'
import { articleStore } from './articles.store.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import { revisionsToDrop } from './revisions.rules.ts'

/** Records the pictures of an article or manuscript, in the transaction that writes it. */
export type KeepPictures = (
  transaction: Queries,
  shown: {
    readonly subject: `${'article' | 'manuscript'}:${number}`
    readonly urls: readonly string[]
    readonly by: Pick<Identity, 'id' | 'role'>
  },
) => Promise<void>

/** The author, the time, and the function that records pictures. */
export interface Writing {
  readonly by: Pick<Identity, 'id' | 'role'>
  readonly now: number
  readonly keepPictures: KeepPictures
}

interface Revision {
  readonly manuscriptId: number
  readonly revision: number
  readonly kind: RevisionKind
  /** The result of `writtenFields`. */
  readonly fields: string
  readonly savedRevision: number
}

/** Adds a revision, drops superfluous ones, and records the pictures of the rest. */
export const keepRevision = async (
  transaction: Queries,
  { manuscriptId, revision, kind, fields, savedRevision }: Revision,
  { by, now, keepPictures }: Writing,
): Promise<void> => {
  const store = manuscriptStore(transaction)
  const article = readFields(fields)
  await store.addRevision({
    manuscript_id: manuscriptId,
    revision,
    kind,
    user_id: by.id,
    article_title: article.article_title,
    length: article.article_content.length,
    fields,
    pictures: JSON.stringify(shownPictures(article)),
    created_at: now,
  })
  const stored = await store.revisions(manuscriptId)
  const known = stored.map((entry) => ({ ...entry, kind: entry.kind as RevisionKind }))
  await store.drop(manuscriptId, revisionsToDrop(known, { now, saved: savedRevision }))
  const urls = await store.pictures(manuscriptId)
  await keepPictures(transaction, { subject: `manuscript:${manuscriptId}`, urls, by })
}

/** Returns an article with the fields of its manuscript, or undefined if it does not exist. */
export const savedFields = async (queries: Queries, articleId: number) => {
  const store = articleStore(queries)
  const article = await store.find(articleId)
  return article && { article, fields: fieldsOf(article, await store.tagsOf([articleId])) }
}
