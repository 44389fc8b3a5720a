import type { CallError } from '@lanting/browser'
import type { ArticleDraft, ArticleFields, Manuscript } from '@lanting/contract'
import { api, isUnanswered, statusOf } from '../../shared/api.ts'
import type { Sent } from './autosave.ts'
import type { Base } from './draft.ts'

const CONFLICT = 409

/** Separates a conflict from a duplicate title, which is a 409 without another text. */
const theirsOf = (error: unknown): Manuscript | undefined => {
  const { result } = error as CallError
  return statusOf(error) === CONFLICT && result ? (result as Manuscript) : undefined
}

const sentOf = (error: unknown): Sent & { error?: unknown } => {
  const theirs = theirsOf(error)
  if (theirs) return { outcome: 'overtaken', theirs }
  return isUnanswered(error) ? { outcome: 'unreachable' } : { outcome: 'refused', error }
}

/** Saves a draft as a revision. The published article does not change. */
export const autosaveDraft = async (base: Base, fields: ArticleFields): Promise<Sent> => {
  const { manuscriptId, articleId, revision } = base
  try {
    const kept = await api.autosaveManuscript(
      {
        body: {
          ...(manuscriptId !== null && { manuscript_id: manuscriptId }),
          ...(articleId !== null && { article_id: articleId }),
          revision,
          fields,
        },
      },
      { quiet: true },
    )
    return {
      outcome: 'acknowledged',
      base: {
        ...base,
        manuscriptId: kept.manuscript_id,
        articleId: kept.article_id,
        revision: kept.revision,
        fields,
      },
    }
  } catch (error) {
    return sentOf(error)
  }
}

/** Returns the article fields for the server, which reports a missing category. */
const draftFrom = (fields: ArticleFields): ArticleDraft => ({
  ...fields,
  category: fields.category ?? { category_name: '' },
})

/** Saves the draft to the article. Visitors see it if its status allows. */
export const publish = async (
  base: Base,
  fields: ArticleFields,
): Promise<Sent & { error?: unknown }> => {
  const { manuscriptId, articleId, revision } = base
  const article = draftFrom(fields)
  try {
    if (articleId !== null) {
      const saved = await api.updateArticle(
        { body: { article: { ...article, id: articleId }, revision } },
        { quiet: true },
      )
      const now = { revision: saved.revision, savedRevision: saved.revision }
      return { outcome: 'acknowledged', base: { ...base, ...now, fields } }
    }
    const manuscript = manuscriptId === null ? undefined : { manuscript_id: manuscriptId, revision }
    const { article: made } = await api.addArticle(
      { body: { article, ...(manuscript && { manuscript }) } },
      { quiet: true },
    )
    const now = { articleId: made.id, revision: made.revision, savedRevision: made.revision }
    return { outcome: 'acknowledged', base: { ...base, ...now, fields } }
  } catch (error) {
    return sentOf(error)
  }
}
