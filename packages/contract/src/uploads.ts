import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { UPLOAD } from './limits.ts'

export const UploadedPicture = Type.Object({
  /** Carries size and colour, see `pictures.ts`; the rest is said again for clients that do not know that. */
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** A colour to show until the picture is there, as CSS writes it; empty for one that can be seen through. */
  placeholder: Type.String(),
  /** The widths in which it exists: `-320` before the ending of the address leads to the first, and so on. */
  widths: Type.Array(Type.Integer()),
})
export type UploadedPicture = Static<typeof UploadedPicture>

export const uploadPicture = endpoint({
  summary: 'Upload a picture; it goes after a day unless something uses it',
  method: 'POST',
  path: '/api/upload/img',
  access: 'user',
  limit: perMinute(100),
  tooOften: 'tooManyUploads',
  file: { maxBytes: UPLOAD.maxBytes },
  result: UploadedPicture,
})
