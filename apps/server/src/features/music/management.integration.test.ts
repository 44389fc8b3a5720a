import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { jpeg } from '../../testing/pictures.ts'
import { mp3, wav } from '../../testing/sounds.ts'

const blob = (content: Buffer | string) => ({
  content: new Blob([new Uint8Array(Buffer.from(content))]),
})

const open = async (files: Parameters<typeof openMusicApp>[0] = {}, count = 0) => {
  const music = await openMusicApp(files)
  await music.hasSongs(count)
  const owner = await music.ownerClient()
  const upload = (
    name: string,
    content: Buffer | string = mp3({ title: 'one' }),
    folder?: string,
  ) => owner.uploadSong({ query: { name, folder }, file: blob(content) })
  return { ...music, owner, upload }
}

describe('an uploaded song', () => {
  it('is listed at once, stored in its folder, and playable', async () => {
    const { upload, visitor, get, folder } = await open()
    const content = mp3({ title: '送别', artist: '李叔同' }, 20)
    const song = await upload('送别.mp3', content, '旧歌')
    expect(song).toMatchObject({ name: '送别', artists: ['李叔同'], path: '旧歌/送别.mp3' })
    expect(song).toMatchObject({ isDemo: false, hasLyric: false, bytes: content.length })
    expect((await visitor.getToplist()).list.map(({ name }) => name)).toEqual(['旧歌'])
    const { data } = await visitor.getSongUrl({ query: { id: song.id } })
    expect((await get(data[0]?.url ?? '')).body.equals(content)).toBe(true)
    expect(await readdir(join(folder, '旧歌'))).toEqual(['送别.mp3'])
  })

  it('gets the extension of its format and stays inside the library', async () => {
    const { upload } = await open()
    const paths = [
      await upload('../../../evil.mp3'),
      await upload('a.flac', wav(), '../out'),
      await upload('b', wav(), ' '),
    ].map(({ path }) => path)
    expect(paths).toEqual(['evil.mp3', 'out/a.wav', 'b.wav'])
  })

  it('is rejected when it is no song, has no name, or is a duplicate', async () => {
    const { upload, folder } = await open()
    await expect(upload('a.mp3', 'no sound')).rejects.toMatchObject({ status: 422 })
    await expect(upload('a.mp3', '')).rejects.toMatchObject({ status: 422 })
    await expect(upload('..')).rejects.toMatchObject({ status: 422 })
    await expect(upload('')).rejects.toMatchObject({ status: 422 })
    await expect(upload('x'.repeat(121))).rejects.toMatchObject({ status: 422 })
    await expect(upload('a.mp3', mp3(), '..')).rejects.toMatchObject({ status: 422 })
    const twice = await Promise.allSettled([upload('same.mp3'), upload('same.mp3')])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(upload('same.mp3')).rejects.toMatchObject({ status: 409 })
    await expect(upload('b.mp3', mp3(), 'same.mp3')).rejects.toMatchObject({ status: 409 })
    expect(await readdir(folder)).toEqual(['same.mp3'])
  })
})

describe('song names', () => {
  it('set by an administrator survive a change of the file', async () => {
    const { owner, upload, found, write, visitor } = await open()
    const { id } = await upload('a.mp3')
    const tags = { name: '夜来香', artists: ['甲', '乙'], album: '夜', alia: ['Tuberose'] }
    expect(await owner.updateSong({ body: { id, ...tags } })).toMatchObject(tags)
    expect((await found('yelaixiang'))[0]).toMatchObject({ id, alias: ['Tuberose'] })
    expect(await found('one')).toEqual([])
    await write('a.mp3', mp3({ title: 'another' }, 33))
    const before = await visitor.getSongUrl({ query: { id } })
    await expect.poll(() => visitor.getSongUrl({ query: { id } }), SOON).not.toEqual(before)
    expect((await found('tuberose'))[0]?.name).toBe('夜来香')
  })

  it('have limits', { tags: 'long' }, async () => {
    const { owner, upload } = await open()
    const { id } = await upload('a.mp3')
    const update = (changes: object) =>
      owner.updateSong({ body: { id, name: 'x', artists: [], album: '', alia: [], ...changes } })
    for (const wrong of [
      { name: '' },
      { name: ' ' },
      { name: 'x'.repeat(201) },
      { artists: ['x'.repeat(201)] },
      { artists: Array.from({ length: 21 }, () => 'x') },
      { artists: 'x' },
      { album: 7 },
      { id: 0 },
    ]) {
      await expect(update(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status: 422 })
    }
    await expect(update({ id: 99_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('lyrics', () => {
  it('are written beside the song, changed, and removed', async () => {
    const { owner, upload, visitor, folder } = await open()
    const { id } = await upload('a.mp3', mp3({ title: 'one' }), 'f')
    const lyric = () => visitor.getLyric({ query: { id } })
    await owner.updateLyric({ body: { id, lyric: '[00:01]一' } })
    expect(await lyric()).toEqual({ lrc: { lyric: '[00:01.00]一' } })
    expect(await readFile(join(folder, 'f/a.lrc'), 'utf8')).toBe('[00:01]一')
    await owner.updateLyric({ body: { id, lyric: '[00:02]二' } })
    expect(await lyric()).toEqual({ lrc: { lyric: '[00:02.00]二' } })
    await owner.updateLyric({ body: { id, lyric: ' ' } })
    expect(await lyric()).toEqual({ lrc: { lyric: '' } })
    expect(await readdir(join(folder, 'f'))).toEqual(['a.mp3'])
  })
})

it('reads lyrics inside the file, with times if it has them, and a file beside it wins', async () => {
  const { owner, upload, visitor } = await open()
  const lyric = async (id: number) => (await visitor.getLyric({ query: { id } })).lrc.lyric
  const plain = await upload('a.mp3', mp3({ title: 'a', lyric: '静夜\r\n思' }))
  expect(plain.hasLyric).toBe(true)
  expect(await lyric(plain.id)).toBe('静夜\n思')
  const timed = await upload(
    'b.mp3',
    mp3({
      title: 'b',
      lyric: 'plain',
      timedLyric: [
        [1_000, '床前'],
        [62_345, '明月光'],
      ],
    }),
  )
  expect(await lyric(timed.id)).toBe('[00:01.00]床前\n[01:02.35]明月光')
  expect((await owner.getLibrarySong({ params: { id: timed.id } })).lyric).toContain('明月光')
  await owner.updateLyric({ body: { id: timed.id, lyric: '[00:03]疑是' } })
  expect(await lyric(timed.id)).toBe('[00:03.00]疑是')
  await owner.updateLyric({ body: { id: timed.id, lyric: '' } })
  expect(await lyric(timed.id)).toContain('明月光')
})

it('does not overwrite lyrics that another administrator has changed', async () => {
  const { owner, upload } = await open()
  const { id } = await upload('a.mp3')
  const opened = await owner.getLibrarySong({ params: { id } })
  expect(opened).toMatchObject({ id, lyric: '', url: expect.stringMatching(/^\/wapi\/audio\//) })
  const { lyricVersion } = opened
  const write = (lyric: string) => owner.updateLyric({ body: { id, lyric, lyricVersion } })
  const first = await write('[00:01]one')
  expect(first).toMatchObject({ id, lyric: '[00:01]one', hasLyric: true })
  await expect(write('[00:01]two')).rejects.toMatchObject({ status: 409, result: first })
  expect((await owner.getLibrarySong({ params: { id } })).lyric).toBe('[00:01]one')
  const both = ['[00:01]three', '[00:01]four'].map((lyric) =>
    owner.updateLyric({ body: { id, lyric, lyricVersion: first.lyricVersion } }),
  )
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).sort()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
  await expect(owner.getLibrarySong({ params: { id: 99_999 } })).rejects.toMatchObject({
    status: 404,
  })
})

describe('a playlist', () => {
  it('is created, changed, hidden and removed', async () => {
    const { owner, upload, visitor } = await open()
    const ids = [(await upload('a.mp3')).id, (await upload('b.mp3')).id, (await upload('c.mp3')).id]
    const [a = 0, b = 0, c = 0] = ids
    const { id } = await owner.addPlaylist({ body: { name: ' mine ', songs: [c, a, 99_999] } })
    const songs = async () =>
      (await visitor.getPlaylistSongs({ query: { id, limit: 30, offset: 0 } })).songs.map(
        (s) => s.id,
      )
    expect(await songs()).toEqual([c, a])
    await owner.updatePlaylist({ body: { id, name: 'ours', songs: [b, a] } })
    expect(await songs()).toEqual([b, a])
    const lists = await owner.getLibraryPlaylists()
    expect(lists.find((list) => list.id === id)).toMatchObject({
      name: 'ours',
      songs: [b, a],
      folder: null,
    })
    expect((await visitor.getToplist()).list.at(-1)).toMatchObject({ id, name: 'ours' })
    await owner.updatePlaylist({ body: { id, isHidden: true } })
    await expect(songs()).rejects.toMatchObject({ status: 404 })
    expect((await visitor.getToplist()).list.map((list) => list.id)).not.toContain(id)
    await owner.deletePlaylist({ params: { id } })
    await expect(owner.deletePlaylist({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps the saved order, and unnamed playlists come last', async () => {
    const { owner, upload, visitor } = await open()
    await upload('a.mp3', mp3({ title: 'one' }), 'f')
    const add = async (name: string) => (await owner.addPlaylist({ body: { name, songs: [] } })).id
    const [x, y] = [await add('x'), await add('y')]
    await owner.orderPlaylists({ body: { idList: [y, 99_999, x] } })
    const names = async () => (await visitor.getToplist()).list.map(({ name }) => name)
    expect(await names()).toEqual(['y', 'x', 'f'])
    await owner.orderPlaylists({ body: { idList: [x] } })
    expect(await names()).toEqual(['x', 'y', 'f'])
    for (const idList of [[], [x, x], ['x'], [0]] as number[][]) {
      await expect(owner.orderPlaylists({ body: { idList } })).rejects.toMatchObject({
        status: 422,
      })
    }
  })

  it('of a folder is in the order of discs, tracks and numbers, and can be reordered', async () => {
    const { owner, upload, visitor, write, hasSongs } = await open()
    await upload('9.mp3', mp3({ title: 'disc 2', track: '1', disc: '2/2' }), 'f')
    await upload('8.mp3', mp3({ title: 'track 10', track: '10' }), 'f')
    await upload('7.mp3', mp3({ title: 'track 2', track: '2/10', disc: '1/2' }), 'f')
    for (const name of ['10', '1', 'Song 11', 'Song 2']) await write(`f/${name}.mp3`, mp3())
    await hasSongs(7)
    const list = () => owner.getLibraryPlaylists().then(([one]) => one ?? { id: 0, songs: [] })
    const { id } = await list()
    const names = async () =>
      (await visitor.getPlaylistSongs({ query: { id, limit: 30, offset: 0 } })).songs.map(
        ({ name }) => name,
      )
    const usual = ['track 2', 'track 10', '1', '10', 'Song 2', 'Song 11', 'disc 2']
    expect(await names()).toEqual(usual)
    const { songs } = await list()
    const [first = 0, second = 0] = songs
    await owner.updatePlaylist({ body: { id, songs: [second, first] } })
    expect(await names()).toEqual(['track 10', 'track 2', ...usual.slice(2)])
    expect((await list()).songs).toEqual([second, first, ...songs.slice(2)])
    await owner.updatePlaylist({ body: { id, songs: [] } })
    expect(await names()).toEqual(usual)
  })

  it('of a folder can be renamed, but has exactly the songs of its folder', async () => {
    const { owner, upload, visitor } = await open()
    const { id: song } = await upload('a.mp3', mp3({ title: 'one' }), 'f')
    const { id: other } = await upload('b.mp3', mp3({ title: 'two' }, 9), 'g')
    const [{ id } = { id: 0 }] = await owner.getLibraryPlaylists()
    await owner.updatePlaylist({ body: { id, name: 'renamed' } })
    const { list } = await visitor.getToplist()
    expect(list[0]).toMatchObject({ id, name: 'renamed' })
    await owner.updatePlaylist({ body: { id, songs: [other] } })
    const query = { id, limit: 30, offset: 0 }
    expect((await visitor.getPlaylistSongs({ query })).songs.map((one) => one.id)).toEqual([song])
    expect((await owner.getLibraryPlaylists())[0]?.songs).toEqual([song])
    await expect(owner.deletePlaylist({ params: { id } })).rejects.toMatchObject({ status: 409 })
  })
})

it('gives a song a cover beside its file, which wins over the one inside and goes with the song', {
  tags: 'long',
}, async () => {
  const { owner, upload, visitor, folder, get } = await open()
  const { id, picUrl } = await upload('a.mp3', mp3({ title: 'a', cover: await jpeg(40, 40) }))
  expect(picUrl).not.toBe('')
  const give = async (content: Buffer | string) =>
    owner.uploadSongCover({ query: { id }, file: blob(content) })
  const given = await give(await jpeg(300, 300))
  expect(given.picUrl).not.toBe(picUrl)
  expect((await get(given.picUrl)).status).toBe(200)
  expect((await readdir(folder)).sort()).toEqual(['a.mp3', 'a.webp'])
  const shown = async () => (await owner.getLibrarySong({ params: { id } })).picUrl
  // A scan finds the same cover, and the one inside when the file is gone.
  await upload('b.mp3', mp3({ title: 'b' }))
  expect(await shown()).toBe(given.picUrl)
  await expect(give('no picture')).rejects.toMatchObject({ status: 422 })
  await rm(join(folder, 'a.webp'))
  await expect.poll(shown, SOON).toBe(picUrl)
  await give(await jpeg(200, 200))
  await owner.deleteSong({ params: { id } })
  expect(await readdir(folder)).toEqual(['b.mp3'])
  await expect(visitor.getSongUrl({ query: { id } })).resolves.toBeDefined()
})

it('removes the own cover of a song: the one inside, of its folder or none shows again', {
  tags: 'long',
}, async () => {
  const { owner, upload, folder } = await open()
  const inside = await upload('a.mp3', mp3({ title: 'a', cover: await jpeg(40, 40) }), 'f')
  const bare = await upload('b.mp3', mp3({ title: 'b' }), 'g')
  const give = async (id: number) =>
    owner.uploadSongCover({ query: { id }, file: blob(await jpeg(300, 300)) })
  const remove = (id: number) => owner.deleteSongCover({ params: { id } })
  expect(inside.hasOwnCover).toBe(false)
  expect(await give(inside.id)).toMatchObject({ hasOwnCover: true })
  expect(await remove(inside.id)).toEqual(inside)
  expect(await readdir(join(folder, 'f'))).toEqual(['a.mp3'])
  await give(bare.id)
  expect(await remove(bare.id)).toMatchObject({ picUrl: '', hasOwnCover: false })
  await writeFile(join(folder, 'g', 'Cover.jpg'), await jpeg(50, 50))
  await give(bare.id)
  const ofFolder = await remove(bare.id)
  expect(ofFolder).toMatchObject({ hasOwnCover: false })
  expect(ofFolder.picUrl).not.toBe('')
  expect(await readdir(join(folder, 'g'))).toEqual(['Cover.jpg', 'b.mp3'])
  await expect(remove(99)).rejects.toMatchObject({ status: 404 })
})

it('deletes a song with its file, its lyrics and its playlist entries', async () => {
  const { owner, upload, visitor, folder, get } = await open()
  const { id } = await upload('a.mp3')
  await owner.updateLyric({ body: { id, lyric: 'x' } })
  const list = await owner.addPlaylist({ body: { name: 'mine', songs: [id] } })
  const { data } = await visitor.getSongUrl({ query: { id } })
  await owner.deleteSong({ params: { id } })
  expect(await readdir(folder)).toEqual([])
  expect((await get(data[0]?.url ?? '')).status).toBe(404)
  const query = { id: list.id, limit: 30, offset: 0 }
  expect(await visitor.getPlaylistSongs({ query })).toEqual({ songs: [] })
  await expect(owner.deleteSong({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

it('lists songs newest first and searches them', async () => {
  const { owner, upload } = await open()
  await upload('a.mp3', mp3({ title: 'first' }))
  await upload('b.mp3', mp3({ title: 'second' }))
  const page = (size: number, text?: string) =>
    owner.getLibrarySongs({ params: { current: 1, size }, query: { text } })
  const all = await page(1)
  expect(all).toMatchObject({ current: '1', size: '1', total: 2, list: [{ name: 'second' }] })
  expect(await page(10, 'FIRST')).toMatchObject({ total: 1, list: [{ path: 'a.mp3' }] })
})
