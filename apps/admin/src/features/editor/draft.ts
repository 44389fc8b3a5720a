import { type ArticleFields, EMPTY_ARTICLE, type Manuscript } from '@lanting/contract'

/** What the server has, as far as this window knows. */
export interface Base {
  readonly manuscriptId: number | null
  readonly articleId: number | null
  readonly revision: number
  /** The revision that the article shows; 0 while there is no article. */
  readonly savedRevision: number
  readonly fields: ArticleFields
}

/**
 * `same`: the server has all of it. `typed`: it will be sent in a moment. `saving`: it is on its way.
 * `waiting`: the server cannot be reached, and it is tried again. `conflict`: somebody else has
 * written meanwhile, and the writer decides. `refused`: the server does not take it as it is.
 */
export type DraftStatus = 'same' | 'typed' | 'saving' | 'waiting' | 'conflict' | 'refused'

export interface Draft {
  readonly base: Base
  readonly fields: ArticleFields
  readonly status: DraftStatus
  /** When the server last said that it has it. */
  readonly savedAtMs: number | undefined
  /** What somebody else has written; there only in a conflict. */
  readonly theirs: Manuscript | undefined
  /** This browser holds what the server does not have yet. */
  readonly isSavedLocally: boolean
}

export type DraftEvent =
  | { readonly type: 'typed'; readonly fields: ArticleFields }
  | { readonly type: 'sent' }
  | { readonly type: 'acknowledged'; readonly base: Base; readonly atMs: number }
  | { readonly type: 'unreachable' }
  | { readonly type: 'refused' }
  | { readonly type: 'overtaken'; readonly theirs: Manuscript }
  | { readonly type: 'merged'; readonly fields: ArticleFields }
  | { readonly type: 'keptHere'; readonly isSaved: boolean }

export const NO_FIELDS = EMPTY_ARTICLE

export const NEW_BASE: Base = {
  manuscriptId: null,
  articleId: null,
  revision: 0,
  savedRevision: 0,
  fields: NO_FIELDS,
}

export const baseOf = (manuscript: Manuscript): Base => ({
  manuscriptId: manuscript.manuscript_id,
  articleId: manuscript.article_id,
  revision: manuscript.revision,
  savedRevision: manuscript.saved_revision,
  fields: manuscript.fields,
})

export const draftOf = (base: Base): Draft => ({
  base,
  fields: base.fields,
  status: 'same',
  savedAtMs: undefined,
  theirs: undefined,
  isSavedLocally: false,
})

const ordered = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two say the same, whatever the order of their members. */
export const isSameFields = (a: ArticleFields, b: ArticleFields): boolean =>
  JSON.stringify(a, (_, value) => ordered(value)) ===
  JSON.stringify(b, (_, value) => ordered(value))

const afterTyping = (draft: Draft, fields: ArticleFields): Draft => {
  // Whatever is typed while one has to decide is kept, and decided with the rest.
  if (draft.status === 'conflict' || draft.status === 'saving') return { ...draft, fields }
  const status = isSameFields(fields, draft.base.fields) ? 'same' : 'typed'
  return { ...draft, fields, status }
}

/** The one function that knows what becomes of a draft. */
export const afterDraftEvent = (draft: Draft, event: DraftEvent): Draft => {
  switch (event.type) {
    case 'typed':
      return afterTyping(draft, event.fields)
    case 'sent':
      return { ...draft, status: 'saving' }
    case 'acknowledged': {
      const isAll = isSameFields(draft.fields, event.base.fields)
      return {
        ...draft,
        base: event.base,
        status: isAll ? 'same' : 'typed',
        savedAtMs: event.atMs,
        theirs: undefined,
      }
    }
    case 'unreachable':
      return { ...draft, status: 'waiting' }
    case 'refused':
      return { ...draft, status: 'refused' }
    case 'overtaken':
      // Two windows that wrote the very same are no conflict.
      return isSameFields(draft.fields, event.theirs.fields)
        ? { ...draft, base: baseOf(event.theirs), status: 'same', theirs: undefined }
        : { ...draft, status: 'conflict', theirs: event.theirs }
    case 'merged': {
      const base = draft.theirs ? baseOf(draft.theirs) : draft.base
      const status = isSameFields(event.fields, base.fields) ? 'same' : 'typed'
      return { ...draft, base, fields: event.fields, status, theirs: undefined }
    }
    case 'keptHere':
      return { ...draft, isSavedLocally: event.isSaved }
  }
}
