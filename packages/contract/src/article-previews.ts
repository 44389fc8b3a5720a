import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull } from './fields.ts'
import { PREVIEW_DAYS_MAX } from './limits.ts'

/** The place of the newest text: a manuscript, or an article. */
const Place = {
  manuscript_id: Type.Optional(orNull(Id)),
  article_id: Type.Optional(orNull(Id)),
}

const addPreviewLink = endpoint({
  summary: 'Create a secret link to the newest text of an article; ends the link before it',
  method: 'POST',
  path: '/api/article/previewLink',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    ...Place,
    days: Type.Integer({ minimum: 1, maximum: PREVIEW_DAYS_MAX }),
  }),
  result: Type.Object({ url: Type.String(), manuscript_id: Id, expiresAtMs: Type.Integer() }),
})

const getPreviewLink = endpoint({
  summary: 'Tell until when the preview link of a manuscript is valid',
  method: 'GET',
  path: '/api/article/previewLink/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Object({ expiresAtMs: orNull(Type.Integer()) }),
})

const deletePreviewLink = endpoint({
  summary: 'End the preview link of a manuscript',
  method: 'DELETE',
  path: '/api/article/previewLink/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

const Preview = Type.Object({
  article_title: Type.String(),
  article_cover: Type.String(),
  article_html: Type.String(),
  /** The time of the last change. */
  changedAtMs: Type.Integer(),
})
export type Preview = Static<typeof Preview>

const getPreview = endpoint({
  summary: 'Read the newest text of an article: with a secret link, or as an administrator',
  method: 'POST',
  reads: true,
  path: '/api/article/getPreview',
  access: 'visitor',
  limit: perMinute(60),
  body: Type.Object({
    ...Place,
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 128, 'x-error': 'previewSpent' })),
  }),
  result: Preview,
})

export const articlePreviews = { addPreviewLink, getPreviewLink, deletePreviewLink, getPreview }
