import Type, { type Static } from 'typebox'
import { Album, Photo, PhotoStatus } from './albums.ts'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { Current, Id, IdParams, oneOf, orNull, PageByBody, Size, Text } from './fields.ts'
import { LENGTH, PAGE_SIZE_MAX, PHOTOS_AT_ONCE } from './limits.ts'

const access = 'administrator'
const limit = perMinute(300)

/** Two ways to delete: into the bin, and what is in the bin for good. */
export const PHOTO_DELETION = { trash: 1, final: 2 } as const

export const AdminAlbum = Type.Object({
  ...Album.properties,
  /** As it was chosen; empty when the first photo stands in. */
  chosen_cover: Type.String(),
  trashed_count: Type.Integer(),
})
export type AdminAlbum = Static<typeof AdminAlbum>

export const AdminPhoto = Type.Object({
  ...Photo.properties,
  /** When it goes for good; null: it is not in the bin. */
  goesAtMs: orNull(Type.Integer()),
})
export type AdminPhoto = Static<typeof AdminPhoto>

const AlbumDraft = Type.Object({
  album_name: Text(LENGTH.albumName),
  description: Type.String({ maxLength: LENGTH.albumDescription }),
  album_cover: Type.String({ maxLength: LENGTH.photo }),
})

const Count = Type.Integer()

export const getAlbumList = endpoint({
  summary: 'Albums whose name holds a text, the newest first',
  method: 'POST',
  reads: true,
  path: '/api/photoAlbum',
  access,
  limit,
  body: Type.Object({
    current: Current,
    size: Size,
    album_name: Type.Optional(orNull(Type.String({ maxLength: LENGTH.albumName }))),
  }),
  result: PageByBody(AdminAlbum),
})

export const addAlbum = endpoint({
  summary: 'Make an album',
  method: 'POST',
  path: '/api/photoAlbum/add',
  access,
  limit: perMinute(60),
  body: AlbumDraft,
  result: Type.Object({ id: Id, ...AlbumDraft.properties }),
})

export const updateAlbum = endpoint({
  summary: 'Change name, description or cover of an album',
  method: 'PUT',
  path: '/api/photoAlbum/update',
  access,
  limit: perMinute(60),
  body: Type.Object({ id: Id, ...AlbumDraft.properties }),
  result: Type.Boolean(),
})

export const deleteAlbum = endpoint({
  summary: 'Delete an album with its photos',
  method: 'DELETE',
  path: '/api/photoAlbum/delete/:id',
  access,
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

export const addPhotos = endpoint({
  summary: 'Put uploaded pictures into albums; the first of them comes first',
  method: 'POST',
  path: '/api/photo/add',
  access,
  limit: perMinute(60),
  body: Type.Object({
    photoList: Type.Array(
      Type.Object({ album_id: Id, url: Type.String({ minLength: 1, maxLength: LENGTH.photo }) }),
      { minItems: 1, maxItems: PHOTOS_AT_ONCE },
    ),
  }),
  result: Type.Array(Photo),
})

export const getPhotoList = endpoint({
  summary: 'Photos of an album, or those of it that are in the bin',
  method: 'POST',
  reads: true,
  path: '/api/photo/getPhotoListByAlbumId',
  access,
  limit,
  body: Type.Object({ id: Id, current: Current, size: Size, status: PhotoStatus }),
  result: PageByBody(AdminPhoto),
})

export const deletePhotos = endpoint({
  summary: 'Put photos into the bin (type 1), or delete those for good that are there (type 2)',
  method: 'PUT',
  path: '/api/photo/delete',
  access,
  limit: perMinute(60),
  body: Type.Object({
    /** Only the ids count: which file belongs to a photo, its row knows. */
    imgList: Type.Array(Type.Object({ id: Id }), { minItems: 1, maxItems: PAGE_SIZE_MAX }),
    type: oneOf(PHOTO_DELETION.trash, PHOTO_DELETION.final),
  }),
  result: Count,
})

export const emptyPhotoTrash = endpoint({
  summary: 'Delete all photos of an album for good that are in the bin',
  method: 'DELETE',
  path: '/api/photo/trash/:id',
  access,
  limit: perMinute(60),
  params: IdParams,
  result: Count,
})

export const revertPhotos = endpoint({
  summary: 'Take photos out of the bin',
  method: 'PUT',
  path: '/api/photo/revert',
  access,
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Count,
})

export const orderPhotos = endpoint({
  summary: 'Put the photos of an album in order: all that are not in the bin, the first first',
  method: 'PUT',
  path: '/api/photo/order',
  access,
  limit: perMinute(120),
  body: Type.Object({ album_id: Id, idList: IdList }),
  result: Type.Boolean(),
})
