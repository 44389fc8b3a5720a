import type { RevisionKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import { fieldsOf, readFields, shownPictures } from './article-fields.ts'
import { articleStore } from './articles.store.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import { revisionsToDrop } from './revisions.rules.ts'

/** Records, in the transaction that writes it, which pictures something shows. */
export type KeepPictures = (
  transaction: Queries,
  shown: {
    readonly subject: `${'article' | 'manuscript'}:${number}`
    readonly urls: readonly string[]
    readonly by: Pick<Identity, 'id' | 'role'>
  },
) => Promise<void>

/** Who writes, when, and where pictures are recorded. */
export interface Writing {
  readonly by: Pick<Identity, 'id' | 'role'>
  readonly now: number
  readonly keepPictures: KeepPictures
}

interface Kept {
  readonly manuscriptId: number
  readonly revision: number
  readonly kind: RevisionKind
  /** As `writtenFields` gives them. */
  readonly fields: string
  readonly savedRevision: number
}

/** Adds a revision, lets go of those that are too many, and holds the pictures of the rest. */
export const keepRevision = async (
  transaction: Queries,
  { manuscriptId, revision, kind, fields, savedRevision }: Kept,
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
  const kept = await store.revisions(manuscriptId)
  const known = kept.map((entry) => ({ ...entry, kind: entry.kind as RevisionKind }))
  await store.drop(manuscriptId, revisionsToDrop(known, { now, saved: savedRevision }))
  const urls = await store.pictures(manuscriptId)
  await keepPictures(transaction, { subject: `manuscript:${manuscriptId}`, urls, by })
}

/** An article as its manuscript would have it; undefined when there is no such article. */
export const savedFields = async (queries: Queries, articleId: number) => {
  const store = articleStore(queries)
  const article = await store.find(articleId)
  return article && { article, fields: fieldsOf(article, await store.tagsOf([articleId])) }
}
