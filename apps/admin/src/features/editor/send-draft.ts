import type { ArticleDraft, ArticleFields } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import type { Attempt } from './draft.ts'
import { outcomeOf, type Sent } from './send-outcome.ts'

/** Saves a draft as a revision. The published article does not change. */
const autosave = async ({ base, fields, clientId }: Attempt): Promise<Sent> => {
  const { manuscriptId, articleId, revision } = base
  try {
    const kept = await api.autosaveManuscript(
      {
        body: {
          ...(manuscriptId !== null && { manuscript_id: manuscriptId }),
          ...(articleId !== null && { article_id: articleId }),
          revision,
          fields,
          client_id: clientId,
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
    return outcomeOf(error)
  }
}

/** Returns the article fields for the server, which reports a missing category. */
const draftFrom = (fields: ArticleFields): ArticleDraft => ({
  ...fields,
  category: fields.category ?? { category_name: '' },
})

/** Saves the draft to the article. Visitors see it if its status allows. */
const publish = async ({ base, fields, clientId: client_id }: Attempt): Promise<Sent> => {
  const { manuscriptId, articleId, revision } = base
  const article = draftFrom(fields)
  try {
    if (articleId !== null) {
      const saved = await api.updateArticle(
        { body: { article: { ...article, id: articleId }, revision, client_id } },
        { quiet: true },
      )
      const now = { revision: saved.revision, savedRevision: saved.revision }
      return { outcome: 'acknowledged', base: { ...base, ...now, fields } }
    }
    const manuscript = manuscriptId === null ? undefined : { manuscript_id: manuscriptId, revision }
    const { article: made } = await api.addArticle(
      { body: { article, ...(manuscript && { manuscript }), client_id } },
      { quiet: true },
    )
    const now = { articleId: made.id, revision: made.revision, savedRevision: made.revision }
    return { outcome: 'acknowledged', base: { ...base, ...now, fields } }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Sends a save, for the first time or again. Never rejects. */
export const sendAttempt = (attempt: Attempt): Promise<Sent> =>
  attempt.kind === 'publish' ? publish(attempt) : autosave(attempt)
