import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { PHOTO_STATUS } from './enumerations.ts'
import { Id, IdParams, oneOf, orNull, PageByPath, PageParams, Times } from './fields.ts'
import { LENGTH } from './limits.ts'

export const Album = Type.Object({
  id: Id,
  album_name: Type.String(),
  description: Type.String(),
  /** The chosen cover, else the first photo; empty if the album has neither. */
  album_cover: Type.String(),
  photo_count: Type.Integer(),
  ...Times,
})
export type Album = Static<typeof Album>

export const PhotoStatus = oneOf(PHOTO_STATUS.normal, PHOTO_STATUS.recycled)

/** The words of a photo. All may be empty. */
export const PhotoWords = {
  caption: Type.String({ maxLength: LENGTH.photoCaption }),
  /** When it was taken, by the clock of the camera: `YYYY-MM-DD HH:mm`. */
  taken_at: Type.String({ pattern: '^(?:\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2})?$' }),
  camera: Type.String({ maxLength: LENGTH.camera }),
}

export const Photo = Type.Object({
  id: Id,
  album_id: Id,
  url: Type.String(),
  status: PhotoStatus,
  /** In pixels; null if unknown. */
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  /** A blurred preview of a few pixels, as base64 of a WebP; empty if there is none. */
  blur: Type.String(),
  ...PhotoWords,
  ...Times,
})
export type Photo = Static<typeof Photo>

export const getAllAlbumList = endpoint({
  summary: 'List all albums, newest first',
  method: 'GET',
  path: '/api/photoAlbum/getAllAlbumList',
  section: 'photoAlbum',
  access: 'visitor',
  limit: perMinute(300),
  result: Type.Array(Album),
})

export const getAllPhotosByAlbumId = endpoint({
  summary: 'List all photos of an album that are not in the trash, in their order',
  method: 'GET',
  path: '/api/photo/getAllPhotosByAlbumId/:id',
  section: 'photoAlbum',
  access: 'visitor',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Array(Photo),
})

export const getPhotosByAlbumId = endpoint({
  summary: 'List a page of the photos of an album that are not in the trash, in their order',
  method: 'GET',
  path: '/api/photo/getAllPhotosByAlbumId/:id/:current/:size',
  section: 'photoAlbum',
  access: 'visitor',
  limit: perMinute(300),
  params: Type.Object({ ...IdParams.properties, ...PageParams.properties }),
  result: PageByPath(Photo),
})
