import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Current, Id, orNull, PageByBody, Size } from './fields.ts'
import { LENGTH } from './limits.ts'
import { Alt, uploadLibrary } from './upload-library.ts'

/** The kinds of subjects that can show a picture. */
export const PICTURE_PLACES = [
  'avatar',
  'article',
  'manuscript',
  'page',
  'talk',
  'album',
  'photo',
  'link',
  'board',
  'comment',
  'chat',
  'header',
  'playlist',
  'held',
  'settings',
  'library',
] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

const Place = Type.Unsafe<PicturePlace>({ type: 'string', enum: PICTURE_PLACES })

const UPLOAD_KINDS = ['picture', 'file'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]
const UploadKind = Type.Unsafe<UploadKind>({ type: 'string', enum: UPLOAD_KINDS })

export const AdminUpload = Type.Object({
  id: Id,
  url: Type.String(),
  alt: Alt,
  /** Shown below the picture where the text gives none. May be empty. */
  caption: Alt,
  bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Null: the account was deleted. */
  user_id: orNull(Id),
  nick_name: Type.String(),
  /** The subjects of the picture; a photo also has its album. */
  uses: Type.Array(Type.Object({ place: Place, id: Type.Integer(), album_id: orNull(Id) })),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type AdminUpload = Static<typeof AdminUpload>

/** `files` contains the pictures. */
const Sum = { files: Type.Integer(), pictures: Type.Integer(), bytes: Type.Integer() }

const admin = { access: 'administrator', limit: perMinute(120) } as const

const getUploadUsage = endpoint({
  summary: 'Get the disk usage of uploads: in total, by kind of subject, by user',
  method: 'GET',
  path: '/api/upload/usage',
  ...admin,
  result: Type.Object({
    ...Sum,
    unused: Type.Object(Sum),
    /** A picture with two kinds of subjects counts in both. */
    places: Type.Array(Type.Object({ place: Place, ...Sum })),
    /** The users with the largest uploads, largest first. */
    users: Type.Array(Type.Object({ user_id: orNull(Id), nick_name: Type.String(), ...Sum })),
  }),
})

const getUploadList = endpoint({
  summary: 'List uploads, newest first, with the subjects of each',
  method: 'POST',
  reads: true,
  path: '/api/upload/list',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    user_id: Type.Optional(orNull(Id)),
    place: Type.Optional(orNull(Place)),
    unused: Type.Optional(Type.Boolean()),
    /** Only pictures, or only files of other kinds. */
    kind: Type.Optional(orNull(UploadKind)),
    /** Part of description, caption or address. */
    text: Type.Optional(orNull(Type.String({ maxLength: LENGTH.pictureAlt }))),
    /** `YYYY-MM`, in the time zone of the site. */
    month: Type.Optional(
      orNull(Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$', examples: ['2026-11'] })),
    ),
  }),
  result: PageByBody(AdminUpload),
})

const getUploadMonths = endpoint({
  summary: 'List the months in which pictures were uploaded, newest first',
  method: 'GET',
  path: '/api/upload/months',
  ...admin,
  result: Type.Array(Type.Object({ month: Type.String(), files: Type.Integer() })),
})

const removeUnusedUploads = endpoint({
  summary: 'Delete unused uploads that are older than an hour; `dry` only lists them',
  method: 'PUT',
  path: '/api/upload/removeUnused',
  ...admin,
  body: Type.Object({ dry: Type.Boolean() }),
  /** `pictures` contains only the first of them. */
  result: Type.Object({
    files: Type.Integer(),
    /** The files that are no pictures. */
    others: Type.Integer(),
    bytes: Type.Integer(),
    pictures: Type.Array(AdminUpload),
  }),
})

export const uploadAdmin = {
  getUploadUsage,
  getUploadList,
  getUploadMonths,
  ...uploadLibrary,
  removeUnusedUploads,
}
