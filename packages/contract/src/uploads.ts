import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Text } from './fields.ts'
import { ADMIN_LENGTH, ATTACHMENT, UPLOAD } from './limits.ts'

export const UploadedPicture = Type.Object({
  /** Contains size and colour, see `pictures.ts`; the other fields repeat them. */
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Placeholder colour in CSS syntax; empty for a transparent picture. */
  placeholder: Type.String(),
  /** The widths of its variants. A variant has its width before the extension: `-320.webp`. */
  widths: Type.Array(Type.Integer()),
})
export type UploadedPicture = Static<typeof UploadedPicture>

export const uploadPicture = endpoint({
  summary: 'Upload a picture; it is deleted after a day unless it is used',
  method: 'POST',
  path: '/api/upload/img',
  access: 'user',
  limit: perMinute(100),
  tooOften: 'tooManyUploads',
  file: { maxBytes: UPLOAD.maxBytes },
  result: UploadedPicture,
})

export const uploadFile = endpoint({
  summary: 'Upload a file that a text offers; it is deleted after a day unless a text links it',
  method: 'POST',
  path: '/api/upload/file',
  access: 'administrator',
  limit: perMinute(100),
  tooOften: 'tooManyUploads',
  file: { maxBytes: ATTACHMENT.maxBytes },
  query: Type.Object({ name: Text(ADMIN_LENGTH.fileName) }),
  /** The address ends with the size and the kind of the file. */
  result: Type.Object({ url: Type.String(), bytes: Type.Integer() }),
})
