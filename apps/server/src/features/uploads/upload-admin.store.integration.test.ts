import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const HOUR_MS = 3_600_000

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const user = await site.userClient('painter')
  const { queries } = site.platform.database
  const send = async (by: typeof user) => {
    const content = new Blob([Uint8Array.from(await jpeg(8, 8))])
    return (await by.uploadPicture({ file: { content } })).url
  }
  /** Moves all uploads two hours into the past. */
  const age = () =>
    queries
      .updateTable('uploads')
      .set({ created_at: Date.now() - 2 * HOUR_MS })
      .execute()
  const listed = (more: object = {}) =>
    owner.getUploadList({ body: { current: 1, size: 10, ...more } })
  return { ...site, owner, user, queries, send, age, listed }
}

describe('upload administration', () => {
  it('shows the size by place and by user, and the uses of each upload', async () => {
    const { owner, user, send, listed } = await open()
    const avatar = await send(user)
    const unused = await send(user)
    await user.updateOwnUserInfo({ body: { nick_name: 'painter', avatar } })
    const photo = await send(owner as typeof user)
    const { id: album_id } = await owner.addAlbum({
      body: { album_name: 'a', description: 'd', album_cover: photo },
    })
    const [added] = await owner.addPhotos({ body: { photoList: [{ album_id, url: photo }] } })
    const usage = await owner.getUploadUsage()
    expect(usage).toMatchObject({ files: 3, unused: { files: 1 } })
    const places = Object.fromEntries(usage.places.map(({ place, files }) => [place, files]))
    expect(places).toEqual({ avatar: 1, album: 1, photo: 1 })
    expect(usage.users).toMatchObject([{ nick_name: 'painter', files: 2 }, { files: 1 }])
    expect(usage.bytes).toBe(usage.users.reduce((sum, { bytes }) => sum + bytes, 0))
    const { list, total } = await listed()
    expect([total, list[0]?.url]).toEqual([3, photo])
    expect(list[0]?.uses).toEqual([
      { place: 'album', id: album_id, album_id: null },
      { place: 'photo', id: added?.id, album_id },
    ])
    expect(await listed({ unused: true })).toMatchObject({ total: 1, list: [{ url: unused }] })
    expect(await listed({ place: 'avatar' })).toMatchObject({ total: 1, list: [{ url: avatar }] })
    expect(await listed({ user_id: user.id, place: null })).toMatchObject({ total: 2 })
  })

  it('deletes unused uploads on request; used and recent ones stay', async () => {
    const { owner, user, send, age, listed, queries } = await open()
    const avatar = await send(user)
    const unused = await send(user)
    await user.updateOwnUserInfo({ body: { nick_name: 'painter', avatar } })
    const none = await owner.removeUnusedUploads({ body: { dry: false } })
    expect(none).toEqual({ files: 0, others: 0, bytes: 0, pictures: [] })
    await age()
    const fresh = await send(user)
    const dry = await owner.removeUnusedUploads({ body: { dry: true } })
    expect(dry).toMatchObject({ files: 1, pictures: [{ url: unused, uses: [] }] })
    expect((await listed()).total).toBe(3)
    expect(await owner.removeUnusedUploads({ body: { dry: false } })).toEqual(dry)
    const expiring = await queries
      .selectFrom('uploads')
      .select('url')
      .where('expires_at', '=', 0)
      .execute()
    expect(expiring).toEqual([{ url: unused }])
    expect((await listed({ unused: true })).list.map(({ url }) => url)).toContain(fresh)
  })
})
