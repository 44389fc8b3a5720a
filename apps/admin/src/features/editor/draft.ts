import { type ArticleFields, EMPTY_ARTICLE, type Manuscript } from '@lanting/contract'
import { isAnswered, type Obstacle } from '../../shared/obstacle.ts'

/** The last known state of the server. */
export interface Base {
  readonly manuscriptId: number | null
  readonly articleId: number | null
  readonly revision: number
  /** The revision of the published article; 0 without an article. */
  readonly savedRevision: number
  readonly fields: ArticleFields
}

/**
 * One save on its way. Without an answer nobody knows whether it was stored: it is repeated as it
 * is, and the server answers a repeated one like the first.
 */
export interface Attempt {
  readonly kind: 'autosave' | 'publish'
  readonly clientId: string
  readonly base: Base
  readonly fields: ArticleFields
}

/**
 * `same`: the server has everything. `typed`: waits for the autosave. `saving`: is being sent.
 * `waiting`: the server cannot take it now, a retry follows. `conflict`: another window has
 * saved, the user decides. `refused`: the server rejects the draft.
 */
type DraftStatus = 'same' | 'typed' | 'saving' | 'waiting' | 'conflict' | 'refused'

export interface Draft {
  readonly base: Base
  readonly fields: ArticleFields
  readonly status: DraftStatus
  /** Why it waits; set only while it does. */
  readonly obstacle: Obstacle | undefined
  /** The save whose answer is still missing. */
  readonly unanswered: Attempt | undefined
  /** What the server says; set only while it rejects the draft. */
  readonly refusal: unknown
  /** The time of the last successful save. */
  readonly savedAtMs: number | undefined
  /** The other version; set only in a conflict. */
  readonly theirs: Manuscript | undefined
  /** This browser stores text that the server does not have yet. */
  readonly isSavedLocally: boolean
}

export type DraftEvent =
  | { readonly type: 'typed'; readonly fields: ArticleFields }
  | { readonly type: 'sent'; readonly attempt: Attempt }
  | { readonly type: 'acknowledged'; readonly base: Base; readonly atMs: number }
  | { readonly type: 'unreachable'; readonly obstacle: Obstacle }
  | { readonly type: 'refused'; readonly error: unknown }
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
  obstacle: undefined,
  unanswered: undefined,
  refusal: undefined,
  savedAtMs: undefined,
  theirs: undefined,
  isSavedLocally: false,
})

const ordered = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    JSON.stringify(a, (_, value) => ordered(value)) ===
      JSON.stringify(b, (_, value) => ordered(value)))

/** Compares two articles at every key. The order of members does not matter. */
export const isSameFields = (a: ArticleFields, b: ArticleFields): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof ArticleFields)[])
  return [...names].every((name) => isSameValue(a[name], b[name]))
}

const SETTLED = { unanswered: undefined, theirs: undefined } as const

const afterTyping = (draft: Draft, fields: ArticleFields): Draft => {
  // Input during a conflict is kept and merged with the rest.
  if (draft.status === 'conflict' || draft.status === 'saving') return { ...draft, fields }
  const isSame = !draft.unanswered && isSameFields(fields, draft.base.fields)
  return { ...draft, fields, status: isSame ? 'same' : 'typed' }
}

/** Returns the next state of a draft. The only function that knows all transitions. */
export const afterDraftEvent = (draft: Draft, event: DraftEvent): Draft => {
  switch (event.type) {
    case 'typed':
      return afterTyping(draft, event.fields)
    case 'sent':
      return {
        ...draft,
        status: 'saving',
        obstacle: undefined,
        unanswered: event.attempt,
        refusal: undefined,
      }
    case 'acknowledged': {
      const isAll = isSameFields(draft.fields, event.base.fields)
      return {
        ...draft,
        base: event.base,
        status: isAll ? 'same' : 'typed',
        savedAtMs: event.atMs,
        unanswered: undefined,
        theirs: undefined,
      }
    }
    case 'unreachable':
      return {
        ...draft,
        status: 'waiting',
        obstacle: event.obstacle,
        unanswered: isAnswered(event.obstacle) ? undefined : draft.unanswered,
      }
    case 'refused':
      return { ...draft, status: 'refused', refusal: event.error, unanswered: undefined }
    case 'overtaken':
      // The same text from two windows is no conflict.
      return isSameFields(draft.fields, event.theirs.fields)
        ? { ...draft, base: baseOf(event.theirs), status: 'same', ...SETTLED }
        : { ...draft, status: 'conflict', ...SETTLED, theirs: event.theirs }
    case 'merged': {
      const base = draft.theirs ? baseOf(draft.theirs) : draft.base
      const status = isSameFields(event.fields, base.fields) ? 'same' : 'typed'
      return { ...draft, base, fields: event.fields, status, theirs: undefined }
    }
    case 'keptHere':
      return { ...draft, isSavedLocally: event.isSaved }
  }
}
