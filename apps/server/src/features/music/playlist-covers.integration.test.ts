import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openMusicApp } from '../../testing/music-app.ts'
import { jpeg } from '../../testing/pictures.ts'
import { mp3 } from '../../testing/sounds.ts'

const open = async (env: Record<string, string> = {}) => {
  const site = await openMusicApp(
    {
      'rain/1.mp3': mp3({ title: 'first', cover: await jpeg(64, 64) }),
      'hits/1.mp3': mp3({ title: 'guest' }),
    },
    { env },
  )
  await site.hasSongs(2)
  await expect.poll(async () => (await site.visitor.getToplist()).list.length).toBe(2)
  return site
}

it('shows the cover of the owner, else of a song, else a painting', async () => {
  const { visitor, ownerClient, get } = await open()
  const owner = await ownerClient()
  const coverOf = async (name: string) =>
    (await visitor.getToplist()).list.find((list) => list.name === name)?.coverImgUrl ?? ''
  expect(await coverOf('rain')).toMatch(/^\/wapi\/cover\//)
  const painted = await coverOf('hits')
  expect(painted).toMatch(/^\/paintings\/[\w-]+-list\.avif$/)
  expect((await get(painted)).status).toBe(200)
  const lists = await owner.getLibraryPlaylists()
  const hits = lists.find(({ name }) => name === 'hits')
  expect(hits).toMatchObject({ cover: '', picUrl: painted })
  const cover = '/art/demo/tab-key.avif'
  await owner.updatePlaylist({ body: { id: hits?.id ?? 0, cover } })
  expect(await coverOf('hits')).toBe(cover)
  await owner.updatePlaylist({ body: { id: hits?.id ?? 0, cover: '' } })
  expect(await coverOf('hits')).toBe(painted)
})

it('paints ahead what lists show, when the library has been read', async () => {
  const { folder, visitor } = await open({ PAINT_AHEAD: 'on' })
  const lists = (await visitor.getToplist()).list
  const painted = lists.map(({ coverImgUrl }) => coverImgUrl).find((url) => url.endsWith('avif'))
  const kept = () => readdir(join(dirname(folder), 'paintings')).catch(() => [])
  const name = expect.stringContaining(painted?.slice('/paintings/'.length) ?? 'none')
  await expect.poll(kept, { timeout: 30_000 }).toContainEqual(name)
})
