import Type, { type Static } from 'typebox'
import { Album, Photo, PhotoStatus, PhotoWords } from './albums.ts'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Current, Id, IdParams, oneOf, orNull, PageByBody, Size, Text } from './fields.ts'
import { LENGTH, PAGE_SIZE_MAX, PHOTOS_AT_ONCE } from './limits.ts'

const access = 'administrator'
const limit = perMinute(300)

/** `trash` moves photos to the trash; `final` deletes photos in the trash for good. */
export const PHOTO_DELETION = { trash: 1, final: 2 } as const

export const AdminAlbum = Type.Object({
  ...Album.properties,
  /** The chosen cover; empty if the first photo is the cover. */
  chosen_cover: Type.String(),
  trashed_count: Type.Integer(),
})
export type AdminAlbum = Static<typeof AdminAlbum>

export const AdminPhoto = Type.Object({
  ...Photo.properties,
  /** The time of the final deletion; null if the photo is not in the trash. */
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
  summary: 'List albums whose name contains a text, newest first',
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
  summary: 'Create an album',
  method: 'POST',
  path: '/api/photoAlbum/add',
  access,
  limit: perMinute(60),
  body: Type.Object({ ...AlbumDraft.properties, client_id: ClientId }),
  result: Type.Object({ id: Id, ...AlbumDraft.properties }),
})

export const updateAlbum = endpoint({
  summary: 'Change the name, description or cover of an album',
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
  summary: 'Add uploaded pictures to albums, in the given order; a repeated client id is ignored',
  method: 'POST',
  path: '/api/photo/add',
  access,
  limit: perMinute(60),
  body: Type.Object({
    photoList: Type.Array(
      Type.Object({
        album_id: Id,
        url: Type.String({ minLength: 1, maxLength: LENGTH.photo }),
        ...Type.Partial(Type.Object(PhotoWords)).properties,
        client_id: ClientId,
      }),
      { minItems: 1, maxItems: PHOTOS_AT_ONCE },
    ),
    /** Behind the photos of the album; otherwise in front of them. */
    atEnd: Type.Optional(Type.Boolean()),
  }),
  result: Type.Array(Photo),
})

export const updatePhoto = endpoint({
  summary: 'Change the caption, the date and the camera of a photo',
  method: 'PUT',
  path: '/api/photo/update',
  access,
  limit: perMinute(120),
  body: Type.Object({ id: Id, ...PhotoWords }),
  result: Type.Boolean(),
})

export const getPhotoList = endpoint({
  summary: 'List the photos of an album, or its photos in the trash',
  method: 'POST',
  reads: true,
  path: '/api/photo/getPhotoListByAlbumId',
  access,
  limit,
  body: Type.Object({ id: Id, current: Current, size: Size, status: PhotoStatus }),
  result: PageByBody(AdminPhoto),
})

export const deletePhotos = endpoint({
  summary: 'Move photos to the trash (type 1), or delete photos in the trash for good (type 2)',
  method: 'PUT',
  path: '/api/photo/delete',
  access,
  limit: perMinute(60),
  body: Type.Object({
    /** Only the ids are used. The server reads the file of a photo from its row. */
    imgList: Type.Array(Type.Object({ id: Id }), { minItems: 1, maxItems: PAGE_SIZE_MAX }),
    type: oneOf(PHOTO_DELETION.trash, PHOTO_DELETION.final),
  }),
  result: Count,
})

export const emptyPhotoTrash = endpoint({
  summary: 'Delete all photos of an album that are in the trash for good',
  method: 'DELETE',
  path: '/api/photo/trash/:id',
  access,
  limit: perMinute(60),
  params: IdParams,
  result: Count,
})

export const revertPhotos = endpoint({
  summary: 'Restore photos from the trash',
  method: 'PUT',
  path: '/api/photo/revert',
  access,
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Count,
})

export const orderPhotos = endpoint({
  summary: 'Set the order of the photos of an album; takes the ids of all photos outside the trash',
  method: 'PUT',
  path: '/api/photo/order',
  access,
  limit: perMinute(120),
  body: Type.Object({ album_id: Id, idList: IdList }),
  result: Type.Boolean(),
})
