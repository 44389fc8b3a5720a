import type { Manuscript, RevisionKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { dateText } from '../../http/times.ts'
import { followArticle, readFields } from './article-fields.ts'
import { savedFields } from './keep-revision.ts'
import { type ManuscriptStore, manuscriptStore } from './manuscripts.store.ts'

type Found = NonNullable<Awaited<ReturnType<ManuscriptStore['find']>>>

const currentFields = async (queries: Queries, found: Found) => {
  const typed = readFields(found.fields)
  if (found.article_id === null) return typed
  const [now, saved] = await Promise.all([
    savedFields(queries, found.article_id),
    manuscriptStore(queries).revision(found.id, found.saved_revision),
  ])
  return now && saved ? followArticle(typed, readFields(saved.fields), now.fields) : typed
}

const wire = async (queries: Queries, found: Found, timeZone: string): Promise<Manuscript> => ({
  manuscript_id: found.id,
  article_id: found.article_id,
  revision: found.revision,
  saved_revision: found.saved_revision,
  kind: found.kind as RevisionKind,
  nick_name: found.nick_name,
  createdAt: dateText(found.created_at, timeZone),
  createdAtMs: found.created_at,
  fields: await currentFields(queries, found),
})

export const manuscriptById = async (queries: Queries, id: number, timeZone: string) => {
  const found = await manuscriptStore(queries).find(id)
  return found && wire(queries, found, timeZone)
}

/** An article without a manuscript has one revision: the saved article. */
export const manuscriptOfArticle = async (
  queries: Queries,
  articleId: number,
  timeZone: string,
): Promise<Manuscript | undefined> => {
  const found = await manuscriptStore(queries).findOfArticle(articleId)
  if (found) return wire(queries, found, timeZone)
  const saved = await savedFields(queries, articleId)
  return (
    saved && {
      manuscript_id: null,
      article_id: articleId,
      revision: 1,
      saved_revision: 1,
      kind: 'saved',
      nick_name: saved.article.authorName,
      createdAt: dateText(saved.article.updated_at, timeZone),
      createdAtMs: saved.article.updated_at,
      fields: saved.fields,
    }
  )
}
