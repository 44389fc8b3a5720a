import Type from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { LENGTH } from './limits.ts'

/** The description of a picture. May be empty. */
export const Alt = Type.String({ maxLength: LENGTH.pictureAlt })

const admin = { access: 'administrator', limit: perMinute(120) } as const

const updateUpload = endpoint({
  summary:
    'Describe a picture, give it a caption, and keep it in the library even if nothing shows it',
  method: 'PUT',
  path: '/api/upload/update',
  ...admin,
  body: Type.Object({
    url: Type.String({ maxLength: LENGTH.photo }),
    alt: Type.Optional(Alt),
    caption: Type.Optional(Alt),
    kept: Type.Optional(Type.Boolean()),
  }),
  result: Type.Boolean(),
})

const replaceUpload = endpoint({
  summary: 'Show another picture wherever this one is shown; its files are deleted',
  method: 'PUT',
  path: '/api/upload/replace',
  ...admin,
  body: Type.Object({
    url: Type.String({ maxLength: LENGTH.photo }),
    /** A picture that was uploaded before. */
    replacement: Type.String({ maxLength: LENGTH.photo }),
  }),
  /** The number of subjects that show the other one now. */
  result: Type.Object({ uses: Type.Integer() }),
})

/** The owner's actions with pictures of the library. */
export const uploadLibrary = { updateUpload, replaceUpload }
