/** @module-tag long */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { mp3 } from '../../testing/sounds.ts'
import { missingSongsStore } from './missing-songs.store.ts'

const song = (title: string, frames: number) => mp3({ title }, frames)

const open = async () => {
  const music = await openMusicApp({
    'rain/a.mp3': song('a', 300),
    'rain/b.mp3': song('b', 310),
    'rain/b.lrc': '[00:01]b',
    'snow/c.mp3': song('c', 320),
  })
  await music.hasSongs(3)
  const owner = await music.ownerClient()
  const { list } = await owner.getLibrarySongs({ params: { current: 1, size: 10 }, query: {} })
  const id = (name: string) => list.find((one) => one.name === name)?.id ?? 0
  const listed = async (name: string) =>
    (await music.visitor.getToplist()).list.find((one) => one.name === name)
  const songsOf = async (playlist: number) =>
    (
      await music.visitor.getPlaylistSongs({ query: { id: playlist, limit: 30, offset: 0 } })
    ).songs.map((one) => one.id)
  const pathOf = async (song: number) => (await owner.getLibrarySong({ params: { id: song } })).path
  return { ...music, owner, id, listed, songsOf, pathOf }
}

it('keeps the id, the names, the playlists and the lyrics of a renamed song', async () => {
  const { owner, folder, id, songsOf, pathOf, visitor } = await open()
  const [a, b] = [id('a'), id('b')]
  await owner.updateSong({ body: { id: b, name: 'B!', artists: ['x'], album: '', alia: [] } })
  const { id: mine } = await owner.addPlaylist({ body: { name: 'mine', songs: [b, a] } })
  await mkdir(join(folder, 'sun/deep'), { recursive: true })
  await rename(join(folder, 'rain/b.lrc'), join(folder, 'sun/deep/10 b.lrc'))
  await rename(join(folder, 'rain/b.mp3'), join(folder, 'sun/deep/10 b.mp3'))
  await rename(join(folder, 'rain/a.mp3'), join(folder, 'rain/zz.mp3'))
  await expect.poll(() => pathOf(b), SOON).toBe('sun/deep/10 b.mp3')
  await expect.poll(() => pathOf(a), SOON).toBe('rain/zz.mp3')
  expect(await songsOf(mine)).toEqual([b, a])
  expect(await owner.getLibrarySong({ params: { id: b } })).toMatchObject({ name: 'B!' })
  await expect
    .poll(() => visitor.getLyric({ query: { id: b } }), SOON)
    .toEqual({ lrc: { lyric: '[00:01.00]b' } })
  const { data } = await visitor.getSongUrl({ query: { id: b } })
  expect(data[0]?.url).toMatch(/^\/wapi\/audio\//)
})

it('keeps the playlist of a renamed folder, with its name and its place', async () => {
  const { owner, folder, id, listed, songsOf } = await open()
  const rain = (await listed('rain'))?.id ?? 0
  await owner.updatePlaylist({ body: { id: rain, name: 'Rainy days', songs: [id('b'), id('a')] } })
  await rename(join(folder, 'rain'), join(folder, 'spring rain'))
  await expect
    .poll(async () => (await owner.getLibraryPlaylists()).map((list) => list.folder), SOON)
    .toContain('spring rain')
  expect((await listed('Rainy days'))?.id).toBe(rain)
  expect(await songsOf(rain)).toEqual([id('b'), id('a')])
})

it('keeps songs apart when one gets the name of another', async () => {
  const { owner, folder, id, pathOf, found } = await open()
  const [a, b] = [id('a'), id('b')]
  const own = { artists: ['x'], album: '', alia: [] }
  await owner.updateSong({ body: { id: a, name: 'A!', ...own } })
  await owner.updateSong({ body: { id: b, name: 'B!', ...own } })
  const path = (name: string) => join(folder, 'rain', name)
  await rename(path('a.mp3'), path('x.mp3'))
  await rename(path('b.mp3'), path('a.mp3'))
  await rename(path('x.mp3'), path('b.mp3'))
  await expect.poll(() => pathOf(a), SOON).toBe('rain/b.mp3')
  expect(await pathOf(b)).toBe('rain/a.mp3')
  await rm(path('a.mp3'))
  await rename(path('b.mp3'), path('a.mp3'))
  await expect.poll(() => pathOf(a), SOON).toBe('rain/a.mp3')
  expect((await found('!')).map((one) => [one.id, one.name])).toEqual([[a, 'A!']])
})

/** Deletes the folder of two songs, as programs that synchronise folders do. */
const deleteRain = async () => {
  const site = await open()
  const { queries } = site.platform.database
  const mine = await site.owner.addPlaylist({
    body: { name: 'mine', songs: [site.id('b'), site.id('c')] },
  })
  await rm(join(site.folder, 'rain'), { recursive: true })
  await site.hasSongs(1)
  return { ...site, queries, mine: mine.id }
}

it('hides missing songs everywhere, and knows them when they are back elsewhere', async () => {
  const { owner, visitor, id, listed, songsOf, pathOf, write, found, hasSongs, mine } =
    await deleteRain()
  expect(await listed('rain')).toBeUndefined()
  expect((await found('b')).map((one) => one.id)).not.toContain(id('b'))
  expect((await owner.getLibrarySongs({ params: { current: 1, size: 9 }, query: {} })).total).toBe(
    1,
  )
  expect((await owner.getLibraryPlaylists()).map((list) => list.songs)).toEqual([
    [id('c')],
    [id('c')],
  ])
  expect((await visitor.getSongDetail({ query: { ids: `${id('b')}` } })).songs).toEqual([])
  expect((await visitor.getSongUrl({ query: { id: id('b') } })).data[0]?.url).toBeNull()
  await owner.updatePlaylist({ body: { id: mine, songs: [id('c')] } })
  await write('sun/b.mp3', song('b', 310))
  await write('sun/a.mp3', song('a', 300))
  await hasSongs(3)
  expect(await pathOf(id('b'))).toBe('sun/b.mp3')
  expect(new Set(await songsOf(mine))).toEqual(new Set([id('b'), id('c')]))
  // The folders follow at the end of the scan.
  await expect.poll(async () => (await listed('sun'))?.name, SOON).toBe('sun')
})

it('removes missing songs and their folder after a day', async () => {
  const { owner, queries, id } = await deleteRain()
  const jobs = missingSongsStore(queries)
  const now = Date.now()
  expect(await jobs.hasDue(now + 23 * 3_600_000)).toBe(false)
  expect(await jobs.hasDue(now + 25 * 3_600_000)).toBe(true)
  await jobs.processDue(now + 25 * 3_600_000)
  expect(await jobs.hasDue(now + 25 * 3_600_000)).toBe(false)
  const rows = await queries.selectFrom('songs').select('id').execute()
  expect(rows).toEqual([{ id: id('c') }])
  expect((await queries.selectFrom('playlists').select('folder').execute()).length).toBe(2)
  expect(await owner.getLibraryPlaylists()).toHaveLength(2)
})

it('removes a deleted song, and takes another file for a new song', async () => {
  const { folder, id, hasSongs, found } = await open()
  const c = id('c')
  await rm(join(folder, 'snow/c.mp3'))
  // The same size, another sound.
  const other = song('c', 320)
  other.fill(1, Math.floor(other.length / 2))
  await writeFile(join(folder, 'snow/d.mp3'), other)
  await expect.poll(async () => (await found('c')).map((one) => one.id), SOON).not.toContain(c)
  await hasSongs(3)
})

it('reads songs of an earlier version once more, and edited names stay', async () => {
  const { owner, id, write, pathOf, platform, found } = await open()
  await owner.updateSong({
    body: { id: id('a'), name: '周杰倫', artists: [], album: '', alia: [] },
  })
  const { queries } = platform.database
  await queries.updateTable('songs').set({ audio_hash: '', search_text: 'old' }).execute()
  await write('rain/e.mp3', song('e', 330))
  await expect
    .poll(
      () => queries.selectFrom('songs').select('id').where('audio_hash', '=', '').execute(),
      SOON,
    )
    .toEqual([])
  expect((await found('周杰伦')).map((one) => one.id)).toEqual([id('a')])
  expect(await pathOf(id('b'))).toBe('rain/b.mp3')
  expect((await found('b')).map((one) => one.id)).toContain(id('b'))
})
