import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Current, Id, orNull, PageByBody, Size } from './fields.ts'

/** What can show a picture. */
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
  'chat',
  'header',
  'held',
  'settings',
] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

const Place = Type.Unsafe<PicturePlace>({ type: 'string', enum: PICTURE_PLACES })

export const AdminUpload = Type.Object({
  id: Id,
  url: Type.String(),
  bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Null: whoever sent it is gone. */
  user_id: orNull(Id),
  nick_name: Type.String(),
  /** What shows it, and its id; of a photo also the album that it is in. */
  uses: Type.Array(Type.Object({ place: Place, id: Type.Integer(), album_id: orNull(Id) })),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type AdminUpload = Static<typeof AdminUpload>

const Sum = { files: Type.Integer(), bytes: Type.Integer() }

const admin = { access: 'administrator', limit: perMinute(120) } as const

const getUploadUsage = endpoint({
  summary: 'How much the uploads take: together, by what shows them, by who sent them',
  method: 'GET',
  path: '/api/upload/usage',
  ...admin,
  result: Type.Object({
    ...Sum,
    unused: Type.Object(Sum),
    /** A picture that is shown in two kinds of places counts in both. */
    places: Type.Array(Type.Object({ place: Place, ...Sum })),
    /** Those who take the most, the most first. */
    users: Type.Array(Type.Object({ user_id: orNull(Id), nick_name: Type.String(), ...Sum })),
  }),
})

const getUploadList = endpoint({
  summary: 'Uploads, the newest first, and where each is shown',
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
  }),
  result: PageByBody(AdminUpload),
})

const removeUnusedUploads = endpoint({
  summary:
    'Remove uploads that nothing shows and that are older than an hour; `dry` only tells which',
  method: 'PUT',
  path: '/api/upload/removeUnused',
  ...admin,
  body: Type.Object({ dry: Type.Boolean() }),
  /** The first of them are named. */
  result: Type.Object({ ...Sum, pictures: Type.Array(AdminUpload) }),
})

export const uploadAdmin = { getUploadUsage, getUploadList, removeUnusedUploads }
