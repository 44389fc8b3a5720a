import Type, { type Static } from 'typebox'
import { ArticleFilter } from './article-admin.ts'
import { ArticleFields, SentFields } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { REVISION_KINDS, type RevisionKind } from './enumerations.ts'
import {
  ClientId,
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
  /** The author; null if the account was deleted. */
  nick_name: orNull(Type.String()),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
}

/** The newest text, which may not be saved to the article yet, and the number of its revision. */
export const Manuscript = Type.Object({
  /** Null if nothing was typed since the first save of the article. */
  manuscript_id: orNull(Id),
  /** Null if there is no article yet. */
  article_id: orNull(Id),
  ...Kept,
  /** The revision of the article; 0 if there is no article yet. */
  saved_revision: Type.Integer(),
  fields: ArticleFields,
})
export type Manuscript = Static<typeof Manuscript>

export const getManuscript = endpoint({
  summary: 'Get the newest text of a manuscript',
  method: 'GET',
  path: '/api/article/manuscript/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Manuscript,
})

export const getManuscriptOfArticle = endpoint({
  summary: 'Get the newest text of an article, by the id of the article',
  method: 'GET',
  path: '/api/article/manuscriptOf/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Manuscript,
})

export const autosaveManuscript = endpoint({
  summary: 'Autosave a manuscript; refused if it is not based on the newest revision',
  method: 'POST',
  path: '/api/article/autosave',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    /** Without both ids, a new manuscript is created; `revision` is then 0. */
    manuscript_id: Type.Optional(orNull(Id)),
    article_id: Type.Optional(orNull(Id)),
    /** The newest revision that the author has seen. */
    revision: RevisionOrNone,
    fields: SentFields,
    client_id: ClientId,
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
  summary: 'List manuscripts without an article, newest first',
  method: 'POST',
  reads: true,
  path: '/api/article/getManuscriptList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({ current: Current, size: Size, ...ArticleFilter }),
  result: PageByBody(ListedManuscript),
})

export const deleteManuscript = endpoint({
  summary: 'Delete a manuscript without an article, with all its revisions',
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
  /** Number of characters in the text. */
  length: Type.Integer(),
})
export type RevisionEntry = Static<typeof RevisionEntry>

export const getRevisionList = endpoint({
  summary: 'List the stored revisions of a manuscript, newest first',
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
  summary: 'Get one revision of a manuscript',
  method: 'GET',
  path: '/api/article/getRevision/:id/:revision',
  access: 'administrator',
  limit: perMinute(300),
  params: RevisionParams,
  result: Type.Object({ ...Kept, fields: ArticleFields }),
})

export const restoreRevision = endpoint({
  summary: 'Restore an older revision as a new revision; the article does not change',
  method: 'PUT',
  path: '/api/article/restoreRevision/:id/:revision',
  access: 'administrator',
  limit: perMinute(60),
  params: RevisionParams,
  body: Type.Object({
    /** The newest revision that the author has seen. */
    based_on: Revision,
  }),
  result: Manuscript,
  conflict: Manuscript,
})
