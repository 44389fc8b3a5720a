import Type, { type Static } from 'typebox'
import { ArticleFields } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { REVISION_KINDS, type RevisionKind } from './enumerations.ts'
import {
  Current,
  Id,
  IdParams,
  orNull,
  PageByBody,
  Revision,
  RevisionOrNone,
  Size,
  Times,
} from './fields.ts'

const Kept = {
  revision: Type.Integer(),
  kind: Type.Unsafe<RevisionKind>({ type: 'string', enum: REVISION_KINDS }),
  /** Who wrote it; null when that user is gone. */
  nick_name: orNull(Type.String()),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
}

/** What is written but perhaps not saved to its article, with the newest revision's number. */
export const Manuscript = Type.Object({
  /** Null while nothing was typed since the article was saved for the first time. */
  manuscript_id: orNull(Id),
  /** Null while there is no article yet. */
  article_id: orNull(Id),
  ...Kept,
  /** The revision that the article shows; 0 while there is none. */
  saved_revision: Type.Integer(),
  fields: ArticleFields,
})
export type Manuscript = Static<typeof Manuscript>

export const getManuscript = endpoint({
  summary: 'The newest text of a manuscript',
  method: 'GET',
  path: '/api/article/manuscript/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Manuscript,
})

export const getManuscriptOfArticle = endpoint({
  summary: 'The newest text of an article, by the id of the article',
  method: 'GET',
  path: '/api/article/manuscriptOf/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Manuscript,
})

export const autosaveManuscript = endpoint({
  summary: 'Keep what is being written; refused when it is not based on the newest revision',
  method: 'POST',
  path: '/api/article/autosave',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    /** Both left out: a new manuscript begins, and `revision` is 0. */
    manuscript_id: Type.Optional(orNull(Id)),
    article_id: Type.Optional(orNull(Id)),
    /** The newest revision that the writer has seen. */
    revision: RevisionOrNone,
    fields: ArticleFields,
  }),
  result: Type.Object({
    manuscript_id: Id,
    article_id: orNull(Id),
    revision: Type.Integer(),
    createdAt: Type.String(),
    createdAtMs: Type.Integer(),
  }),
  conflict: Manuscript,
})

const ListedManuscript = Type.Object({
  manuscript_id: Id,
  article_title: Type.String(),
  revision: Type.Integer(),
  ...Times,
})

export const getManuscriptList = endpoint({
  summary: 'Manuscripts that are no article yet, the newest first',
  method: 'POST',
  reads: true,
  path: '/api/article/getManuscriptList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({ current: Current, size: Size }),
  result: PageByBody(ListedManuscript),
})

export const deleteManuscript = endpoint({
  summary: 'Throw a manuscript away that is no article yet, with all its revisions',
  method: 'DELETE',
  path: '/api/article/manuscript/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Boolean(),
})

export const RevisionEntry = Type.Object({
  ...Kept,
  article_title: Type.String(),
  /** How many characters the text has. */
  length: Type.Integer(),
})
export type RevisionEntry = Static<typeof RevisionEntry>

export const getRevisionList = endpoint({
  summary: 'The kept revisions of a manuscript, the newest first',
  method: 'GET',
  path: '/api/article/getRevisionList/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Array(RevisionEntry),
})

const RevisionParams = Type.Object({
  id: Id,
  revision: Revision,
})

export const getRevision = endpoint({
  summary: 'One revision of a manuscript',
  method: 'GET',
  path: '/api/article/getRevision/:id/:revision',
  access: 'administrator',
  limit: perMinute(300),
  params: RevisionParams,
  result: Type.Object({ ...Kept, fields: ArticleFields }),
})

export const restoreRevision = endpoint({
  summary: 'Go on with the text of an older revision, as a new one; the article is not touched',
  method: 'PUT',
  path: '/api/article/restoreRevision/:id/:revision',
  access: 'administrator',
  limit: perMinute(60),
  params: RevisionParams,
  body: Type.Object({
    /** The newest revision that the writer has seen. */
    based_on: Revision,
  }),
  result: Manuscript,
  conflict: Manuscript,
})
