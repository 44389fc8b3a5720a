import { expect, it } from 'vitest'
import { listening } from './testing/listening.ts'

const talk = { content: 'one', is_top: 2 as const, status: 1 as const, talkImgList: [] }
const URL = '/art/demo/photos/a.avif'

/** Reads until the answer is cached, makes a change, and reads again. */
it('caches talks, albums and photos, and shows every change in the next read', async () => {
  const { get, ownerClient, userClient } = await listening()
  const owner = await ownerClient()
  const reader = await userClient('reader')
  const { id } = await owner.publishTalk({ body: talk })
  const draft = { album_name: 'album', description: '', album_cover: '' }
  const { id: album } = await owner.addAlbum({ body: draft })
  const add = async () =>
    (await owner.addPhotos({ body: { photoList: [{ album_id: album, url: URL }] } }))[0]?.id ?? 0
  const [first, second] = [await add(), await add()]

  const TALK = `/api/talk/blogGetTalkById/${id}`
  const ALBUMS = '/api/photoAlbum/getAllAlbumList'
  const PHOTOS = `/api/photo/getAllPhotosByAlbumId/${album}`
  const changes: [string, string, () => Promise<unknown>][] = [
    [TALK, 'updateTalk', () => owner.updateTalk({ body: { ...talk, id, content: 'two' } })],
    [TALK, 'toggleTop', () => owner.toggleTopTalk({ params: { id, is_top: 1 } })],
    [TALK, 'addLike', () => reader.addLike({ body: { for_id: id, type: 2 } })],
    [TALK, 'deleteTalk', () => owner.deleteTalk({ params: { id, status: 1 } })],
    [TALK, 'revertTalk', () => owner.revertTalk({ params: { id } })],
    [TALK, 'togglePublic', () => owner.togglePublicTalk({ params: { id, status: 2 } })],
    [PHOTOS, 'addPhotos', add],
    [PHOTOS, 'delete', () => owner.deletePhotos({ body: { imgList: [{ id: first }], type: 1 } })],
    [PHOTOS, 'revert', () => owner.revertPhotos({ body: { idList: [first] } })],
    [
      PHOTOS,
      'order',
      () => owner.orderPhotos({ body: { album_id: album, idList: [second, first, second + 1] } }),
    ],
    [ALBUMS, 'addPhotos', add],
    [
      ALBUMS,
      'update',
      () => owner.updateAlbum({ body: { ...draft, id: album, album_cover: URL } }),
    ],
    [ALBUMS, 'add', () => owner.addAlbum({ body: { ...draft, album_name: 'other' } })],
    [ALBUMS, 'delete', () => owner.deleteAlbum({ params: { id: album } })],
    [PHOTOS, 'deleteAlbum', () => Promise.resolve()],
  ]
  for (const [address, name, change] of changes) {
    const before = await get(address)
    const again = await get(address, { 'if-none-match': String(before.headers.etag) })
    if (before.status === 200) expect([name, again.status]).toEqual([name, 304])
    await change()
    const after = await get(address)
    const differs = name === 'deleteAlbum' || String(after.body) !== String(before.body)
    expect([name, differs]).toEqual([name, true])
  }
  expect((await get(PHOTOS)).status).toBe(404)
  expect((await get(TALK)).status).toBe(404)
})
