import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { PHOTO_STATUS } from './enumerations.ts'
import { Id, IdParams, oneOf, orNull, Times } from './fields.ts'

export const Album = Type.Object({
  id: Id,
  album_name: Type.String(),
  description: Type.String(),
  /** The chosen one, else the first photo; empty when there is neither. */
  album_cover: Type.String(),
  photo_count: Type.Integer(),
  ...Times,
})
export type Album = Static<typeof Album>

export const PhotoStatus = oneOf(PHOTO_STATUS.normal, PHOTO_STATUS.recycled)

export const Photo = Type.Object({
  id: Id,
  album_id: Id,
  url: Type.String(),
  status: PhotoStatus,
  /** In pixels; null when nobody has measured it. */
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  /** The picture in a few blurred pixels, as base64 of a WebP; empty when there is none. */
  blur: Type.String(),
  ...Times,
})
export type Photo = Static<typeof Photo>

export const getAllAlbumList = endpoint({
  summary: 'All albums, the newest first',
  method: 'GET',
  path: '/api/photoAlbum/getAllAlbumList',
  access: 'visitor',
  limit: perMinute(300),
  result: Type.Array(Album),
})

export const getAllPhotosByAlbumId = endpoint({
  summary: 'All photos of an album that are not in the bin, in their order',
  method: 'GET',
  path: '/api/photo/getAllPhotosByAlbumId/:id',
  access: 'visitor',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Array(Photo),
})
