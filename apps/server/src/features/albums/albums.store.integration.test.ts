import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const START = Date.parse('2026-11-01T00:00:00Z')
const DAY_MS = 86_400_000

const open = async () => {
  let now = START
  const opened = await shared.empty({ now: () => now })
  const owner = await opened.ownerClient()
  const advance = (ms: number) => {
    now += ms
  }
  const album = async (album_name: string, changes: object = {}) => {
    advance(1_000)
    const body = { album_name, description: 'd', album_cover: '', ...changes }
    return (await owner.addAlbum({ body })).id
  }
  const add = async (album_id: number, ...urls: string[]) =>
    (await owner.addPhotos({ body: { photoList: urls.map((url) => ({ album_id, url })) } })).map(
      ({ id }) => id,
    )
  const upload = async (width: number, height: number) =>
    (
      await owner.uploadPicture({
        file: { content: new Blob([Uint8Array.from(await jpeg(width, height))]) },
      })
    ).url
  const photos = async (id: number) => opened.client().getAllPhotosByAlbumId({ params: { id } })
  const order = async (id: number) => (await photos(id)).map((photo) => photo.id)
  return { ...opened, owner, album, add, upload, photos, order, advance }
}

const A = '/art/demo/photos/a.avif'
const B = '/art/demo/photos/b.avif'
const C = '/art/demo/photos/c.avif'
const D = '/art/demo/photos/d.avif'

describe('albums', () => {
  it('are listed newest first, with cover or first photo, and the number of photos', async () => {
    const { client, album, add, owner } = await open()
    const empty = await album('empty')
    const covered = await album('covered', { album_cover: C })
    const plain = await album('plain')
    const [first = 0] = await add(plain, A, B)
    await add(covered, A)
    await owner.deletePhotos({ body: { imgList: [{ id: first }], type: 1 } })
    expect(await client().getAllAlbumList()).toMatchObject([
      { id: plain, album_cover: B, photo_count: 1 },
      { id: covered, album_cover: C, photo_count: 1 },
      { id: empty, album_cover: '', photo_count: 0, createdAtMs: START + 1_000 },
    ])
    expect(
      await owner.getAlbumList({ body: { current: 1, size: 8, album_name: 'PL' } }),
    ).toMatchObject({ total: 1, list: [{ id: plain, chosen_cover: '', trashed_count: 1 }] })
  })

  it('reject a duplicate name, also from two concurrent calls', async () => {
    const { owner, album } = await open()
    const id = await album('one')
    const taken = { status: 409, code: '100009', message: '已经存在相同的相册名称，换一个试试' }
    const body = { album_name: 'one', description: '', album_cover: '' }
    await expect(owner.addAlbum({ body })).rejects.toMatchObject(taken)
    await album('two')
    await expect(
      owner.updateAlbum({ body: { ...body, id, album_name: 'two' } }),
    ).rejects.toMatchObject(taken)
    const results = await Promise.allSettled(
      [1, 2].map(() => owner.addAlbum({ body: { ...body, album_name: 'three' } })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('reject an empty or long name, a foreign cover, and an unknown album', async () => {
    const { owner } = await open()
    const draft = (changes: object) =>
      ({ album_name: 'a', description: '', album_cover: '', ...changes }) as never
    const add = (changes: object) => owner.addAlbum({ body: draft(changes) })
    await expect(add({ album_name: '  ' })).rejects.toMatchObject({ status: 422 })
    await expect(add({ album_name: 'a'.repeat(26) })).rejects.toMatchObject({ status: 422 })
    await expect(add({ album_cover: 'data:,x' })).rejects.toMatchObject({ status: 422 })
    const missing = { status: 404, code: '100009', message: '相册不存在' }
    await expect(owner.updateAlbum({ body: draft({ id: 99 }) })).rejects.toMatchObject(missing)
    await expect(owner.deleteAlbum({ params: { id: 99 } })).rejects.toMatchObject(missing)
    await expect(owner.emptyPhotoTrash({ params: { id: 99 } })).rejects.toMatchObject(missing)
  })

  it('are deleted with their photos, and release the uploads', async () => {
    const { owner, album, add, upload, platform } = await open()
    const [cover, photo] = [await upload(8, 6), await upload(8, 6)]
    const id = await album('one', { album_cover: cover })
    await add(id, photo)
    const uses = async () => {
      const rows = await platform.database.queries
        .selectFrom('uploads')
        .select('use_count')
        .execute()
      return rows.map(({ use_count }) => use_count)
    }
    expect(await uses()).toEqual([1, 1])
    await owner.deleteAlbum({ params: { id } })
    expect(await uses()).toEqual([0, 0])
  })
})

describe('photos', () => {
  it('have their size and a blurred placeholder', async () => {
    const { album, add, upload, photos } = await open()
    const id = await album('one')
    await add(id, await upload(60, 40), A)
    const [uploaded, drawing] = await photos(id)
    expect(uploaded).toMatchObject({ width: 60, height: 40, album_id: id, status: 1 })
    const blur = Buffer.from(uploaded?.blur ?? '', 'base64')
    expect(blur.subarray(8, 12).toString()).toBe('WEBP')
    expect(blur.length).toBeLessThan(300)
    expect(drawing).toMatchObject({ width: null, height: null, blur: '' })
  })

  it('added later come first, in the order of the call', async () => {
    const { album, add, order } = await open()
    const id = await album('one')
    const [a, b] = await add(id, A, B)
    const [c] = await add(id, C)
    expect(await order(id)).toEqual([c, a, b])
  })

  it('are added behind the others on request, in the order of the call', async () => {
    const { owner, album, add, order } = await open()
    const id = await album('one')
    const [a] = await add(id, A)
    const photoList = [B, C].map((url) => ({ album_id: id, url }))
    const behind = await owner.addPhotos({ body: { photoList, atEnd: true } })
    expect(behind.map(({ url }) => url)).toEqual([B, C])
    const [d] = await add(id, D)
    expect(await order(id)).toEqual([d, a, ...behind.map((photo) => photo.id)])
  })

  it('are added once to an album, however often a client sends them', async () => {
    const { owner, album, order } = await open()
    const [one, two] = [await album('one'), await album('two')]
    const add = (album_id: number, ...urls: string[]) => {
      const photoList = urls.map((url) => ({ album_id, url, client_id: `of ${url}` }))
      return owner.addPhotos({ body: { photoList, atEnd: true } })
    }
    const first = await add(one, A, B)
    // Its answer got lost; other pictures have joined it.
    const again = await add(one, A, B, C)
    expect(again.map(({ url }) => url)).toEqual([A, B, C])
    expect(again.slice(0, 2)).toEqual(first)
    const behind = owner.addPhotos({ body: { photoList: [{ album_id: one, url: A }] } })
    const [known] = await behind
    expect(await order(one)).toEqual([known?.id, ...again.map(({ id }) => id)])
    expect(await add(two, A)).toHaveLength(1)
    // A photo that is gone since then does not come back.
    const imgList = [{ id: again[0]?.id ?? 0 }]
    await owner.deletePhotos({ body: { imgList, type: 1 } })
    await owner.deletePhotos({ body: { imgList, type: 2 } })
    expect((await add(one, A, B)).map(({ url }) => url)).toEqual([B])
  })

  it('are reordered only with the complete list of ids', async () => {
    const { owner, album, add, order } = await open()
    const id = await album('one')
    const [a = 0, b = 0, c = 0] = await add(id, A, B, C)
    await owner.orderPhotos({ body: { album_id: id, idList: [c, a, b] } })
    expect(await order(id)).toEqual([c, a, b])
    const [d = 0] = await add(id, A)
    expect(await order(id)).toEqual([d, c, a, b])
    const incomplete = { status: 409, message: '列表已经变了，请刷新后再排序' }
    const reorder = (idList: number[]) => owner.orderPhotos({ body: { album_id: id, idList } })
    await expect(reorder([a, b, c])).rejects.toMatchObject(incomplete)
    const other = await album('two')
    const [foreign = 0] = await add(other, A)
    await expect(reorder([a, b, c, foreign])).rejects.toMatchObject(incomplete)
    expect(await order(id)).toEqual([d, c, a, b])
  })

  it('move to the trash, can be restored, and are deleted permanently only from there', async () => {
    const { owner, album, add, order } = await open()
    const id = await album('one')
    const [a = 0, b = 0, c = 0] = await add(id, A, B, C)
    const remove = (type: 1 | 2, ...ids: number[]) =>
      owner.deletePhotos({ body: { imgList: ids.map((photo) => ({ id: photo })), type } })
    expect(await remove(2, a)).toBe(0)
    expect(await remove(1, a, b)).toBe(2)
    expect(await remove(1, a)).toBe(0)
    expect(await order(id)).toEqual([c])
    const trash = await owner.getPhotoList({ body: { id, current: 1, size: 50, status: 2 } })
    expect(trash).toMatchObject({
      total: 2,
      list: [{ id: a, goesAtMs: expect.any(Number) }, { id: b }],
    })
    expect(await owner.revertPhotos({ body: { idList: [b, c] } })).toBe(1)
    expect(await order(id)).toEqual([b, c])
    expect(await remove(2, a)).toBe(1)
    expect(await owner.revertPhotos({ body: { idList: [a] } })).toBe(0)
  })

  it('in the trash of one album are deleted together', async () => {
    const { owner, album, add } = await open()
    const [one, two] = [await album('one'), await album('two')]
    const ids = [...(await add(one, A, B)), ...(await add(two, A))]
    await owner.deletePhotos({ body: { imgList: ids.map((id) => ({ id })), type: 1 } })
    expect(await owner.emptyPhotoTrash({ params: { id: one } })).toBe(2)
    const left = await owner.getPhotoList({ body: { id: two, current: 1, size: 50, status: 2 } })
    expect(left.total).toBe(1)
  })

  it('reject an invalid URL, too many photos, and an unknown album', async () => {
    const { owner, album, client } = await open()
    const id = await album('one')
    const add = (photoList: object[]) =>
      owner.addPhotos({ body: { photoList: photoList as never } })
    await expect(add([])).rejects.toMatchObject({ status: 422 })
    await expect(add([{ album_id: id, url: 'file:///x' }])).rejects.toMatchObject({ status: 422 })
    await expect(
      add(Array.from({ length: 51 }, () => ({ album_id: id, url: A }))),
    ).rejects.toMatchObject({ status: 422 })
    await expect(
      add([
        { album_id: id, url: A },
        { album_id: 99, url: A },
      ]),
    ).rejects.toMatchObject({ status: 404 })
    expect(await client().getAllPhotosByAlbumId({ params: { id } })).toEqual([])
    await expect(client().getAllPhotosByAlbumId({ params: { id: 99 } })).rejects.toMatchObject({
      status: 404,
      message: '相册不存在',
    })
  })

  it('are listed in pages too, in the order of the owner', async () => {
    const { client, owner, album, add, order } = await open()
    const id = await album('one')
    const ids = await add(id, A, B, C, D, A)
    await owner.deletePhotos({ body: { imgList: [{ id: ids[2] ?? 0 }], type: 1 } })
    const shown = await order(id)
    const page = async (current: number) =>
      client().getPhotosByAlbumId({ params: { id, current, size: 3 } })
    expect(await page(1)).toMatchObject({ current: '1', size: '3', total: 4 })
    const pages = [(await page(1)).list, (await page(2)).list, (await page(3)).list]
    expect(pages.map((list) => list.map((photo) => photo.id))).toEqual([
      shown.slice(0, 3),
      shown.slice(3),
      [],
    ])
    const missing = client().getPhotosByAlbumId({ params: { id: 99, current: 1, size: 3 } })
    await expect(missing).rejects.toMatchObject({ status: 404, message: '相册不存在' })
  })

  it('in the trash are deleted after thirty days', async () => {
    const { owner, album, add, advance, platform } = await open()
    const id = await album('one')
    const [a = 0, b = 0] = await add(id, A, B)
    await owner.deletePhotos({ body: { imgList: [{ id: a }], type: 1 } })
    const left = async () => {
      const rows = await platform.database.queries.selectFrom('photos').select('id').execute()
      return rows.map((row) => row.id).sort()
    }
    advance(29 * DAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await left()).toEqual([a, b].sort())
    advance(2 * DAY_MS)
    await expect.poll(left, { timeout: 20_000 }).toEqual([b])
  })
})
