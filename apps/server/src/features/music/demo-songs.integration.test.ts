import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FAMILY, type Language } from '@lanting/contract'
import { expect, it } from 'vitest'
import { listening } from '../../testing/listening.ts'
import { SOON } from '../../testing/music-app.ts'
import { mp3 } from '../../testing/sounds.ts'

const SONGS = 10
const MOLIHUA = fileURLToPath(new URL('../../../assets/music/民谣/01-molihua.mp3', import.meta.url))

/** A site with demo content and the bundled songs. */
const open = async ({ language = 'zh-CN' }: { language?: Language } = {}) => {
  const site = await listening({
    beforeListening: async ({ platform }) => {
      const mark = { place: 'tags', row_key: '0', content_hash: '' }
      await platform.database.queries.insertInto('demo_marks').values(mark).execute()
      const setting = { name: 'language', value: JSON.stringify(language), updated_at: 0 }
      await platform.database.queries.insertInto('settings').values(setting).execute()
    },
  })
  const owner = await site.ownerClient()
  const visitor = site.client()
  const count = async () => {
    const page = { params: { current: 1, size: 50 }, query: {} }
    return (await owner.getLibrarySongs(page)).total
  }
  const found = async (keywords: string) =>
    (await visitor.searchSongs({ query: { keywords, limit: 20, offset: 0 } })).result.songs
  await expect.poll(count, SOON).toBe(SONGS)
  return { ...site, owner, visitor, count, found }
}

it('serves the demo songs in ranges, protects them from changes, and removes them with the demo', async () => {
  const { owner, visitor, count, found, get } = await open()
  const playlists = async () => (await visitor.getToplist()).list
  await expect
    .poll(async () => (await playlists()).map(({ name }) => name).sort(), SOON)
    .toEqual(['古诗', '夜曲', '民谣', '钟声'].sort())
  for (const { coverImgUrl } of await playlists()) {
    expect((await get(coverImgUrl)).headers['content-type']).toBe('image/webp')
  }

  const [song] = await found('molihua')
  if (!song) throw new Error('茉莉花 is not found by its sound')
  expect(song.name).toBe('茉莉花')
  expect((await found('mlh')).map(({ id }) => id)).toEqual([song.id])
  const { id } = song
  const { lrc, tlyric, yrc } = await visitor.getLyric({ query: { id } })
  expect(lrc.lyric).toContain('茉莉花')
  expect(lrc.lyric).not.toMatch(/<|[a-z]/)
  expect(tlyric?.lyric).toMatch(/^\[\d\d:\d\d\.\d\d\][A-Z]/)
  expect(yrc?.lyric).toMatch(/^\[\d+,\d+\]\(\d+,\d+,0\)/)

  const { data } = await visitor.getSongUrl({ query: { id } })
  const url = data[0]?.url ?? ''
  const bytes = await readFile(MOLIHUA)
  const part = await get(url, { range: 'bytes=1000-1999' })
  expect(part.status).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 1000-1999/${bytes.length}`)
  expect(part.body.equals(bytes.subarray(1000, 2000))).toBe(true)

  const refused = { status: 409, code: FAMILY.music, message: expect.stringContaining('演示') }
  const tags = { name: 'x', artists: [], album: '', alia: [] }
  await expect(owner.updateSong({ body: { id, ...tags } })).rejects.toMatchObject(refused)
  await expect(owner.deleteSong({ params: { id } })).rejects.toMatchObject(refused)
  await expect(owner.updateLyric({ body: { id, lyric: 'x' } })).rejects.toMatchObject(refused)
  expect(await owner.getLibrarySong({ params: { id } })).toMatchObject({
    name: '茉莉花',
    lyric: expect.stringContaining('<00:06.92>好<00:07.75>一'),
  })
  expect((await readFile(MOLIHUA)).equals(bytes)).toBe(true)

  await owner.removeDemo()
  await expect.poll(count, SOON).toBe(0)
  await expect.poll(playlists, SOON).toEqual([])
  expect((await get(url)).status).toBe(404)
})

it('names the demo songs, their artists, albums and playlists in English on an English site', async () => {
  const { owner, visitor, found } = await open({ language: 'en' })
  const { list } = await owner.getLibrarySongs({ params: { current: 1, size: 50 }, query: {} })
  const playlists = async () => (await visitor.getToplist()).list.map(({ name }) => name)
  await expect
    .poll(async () => (await playlists()).sort(), SOON)
    .toEqual(['Bells', 'Folk songs', 'Nocturnes', 'Old poems'])
  const named = list.map(({ name, artists, album }) => [name, artists, album])
  expect(named).toContainEqual(['Canon in D', ['Johann Pachelbel'], 'Bells'])
  expect(JSON.stringify(named)).not.toMatch(/\p{Script=Han}/u)
  expect((await found('jasmine')).map(({ name }) => name)).toEqual(['Jasmine Flower'])
})

it('lists the playlists of the owner before those of the demo, also for music apps', async () => {
  const { platform, visitor, get, userClient } = await open()
  const folder = join(platform.music.folder ?? '', 'ours')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'a.mp3'), mp3({ title: 'a' }))
  const panel = async () => (await visitor.getToplist()).list.map(({ name }) => name)
  await expect.poll(panel, SOON).toContain('ours')
  expect((await panel())[0]).toBe('ours')
  const user = await userClient('listener')
  const { token } = await user.addMusicToken({ body: { name: 'phone' } })
  const { body } = await get(`/rest/getPlaylists?f=json&apiKey=${token}`)
  const { playlists } = JSON.parse(body.toString())['subsonic-response']
  expect(playlists.playlist.map((list: { name: string }) => list.name)).toEqual(await panel())
})
