import Type from 'typebox'
import { ArticleDraft, Status } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Id, orNull, Revision, Times } from './fields.ts'
import { Manuscript } from './manuscripts.ts'

const ArticleTag = Type.Object({ article_id: Id, tag_id: Id })

/** The manuscript of a new article, and the newest revision that its author has seen. */
const FromManuscript = Type.Object({ manuscript_id: Id, revision: Revision })

export const addArticle = endpoint({
  summary: 'Create an article; a category or tag without id is found by name or created',
  method: 'POST',
  path: '/api/article/add',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    article: ArticleDraft,
    manuscript: Type.Optional(FromManuscript),
    client_id: ClientId,
  }),
  result: Type.Object({
    article: Type.Object({
      id: Id,
      article_title: Type.String(),
      status: Status,
      publishAtMs: orNull(Type.Integer()),
      revision: Type.Integer(),
      ...Times,
    }),
    articleTagList: Type.Array(ArticleTag),
  }),
  conflict: Manuscript,
})

export const updateArticle = endpoint({
  summary: 'Save an article; refused if a newer revision than the given one exists',
  method: 'PUT',
  path: '/api/article/update',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    article: Type.Object({ ...ArticleDraft.properties, id: Id }),
    revision: Revision,
    client_id: ClientId,
  }),
  result: Type.Object({
    res: Type.Boolean(),
    newArticleTagList: Type.Array(ArticleTag),
    status: Status,
    publishAtMs: orNull(Type.Integer()),
    revision: Type.Integer(),
  }),
  conflict: Manuscript,
})
