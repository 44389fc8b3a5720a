import { LIST_IDS, type SongOrder } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openMusicApp } from '../../testing/music-app.ts'
import { jpeg } from '../../testing/pictures.ts'
import { mp3 } from '../../testing/sounds.ts'

const ink = { artist: 'Ink', album: 'Rain', year: '2021', genre: 'Folk' }

const open = async () => {
  const site = await openMusicApp({
    'rain/2.mp3': mp3({ ...ink, title: 'b second', track: '2', gain: '-3.25 dB' }, 200),
    'rain/10.mp3': mp3({ ...ink, title: 'a tenth', track: '10' }, 100),
    'rain/1.mp3': mp3({ ...ink, title: 'c first', track: '1', cover: await jpeg(64, 64) }, 300),
    'hits/1.mp3': mp3({
      ...ink,
      title: 'guest',
      album: 'Hits',
      albumArtist: 'Various',
      year: '1999',
    }),
    'loose.mp3': mp3({ title: 'loose' }),
  })
  await site.hasSongs(5)
  const { visitor } = site
  const albums = async (query: object = {}) =>
    (await visitor.getMusicAlbums({ query: { limit: 60, offset: 0, ...query } })).albums
  const songs = async (id: number, query: object = {}) =>
    (await visitor.getPlaylistSongs({ query: { id, limit: 30, offset: 0, ...query } })).songs
  const names = async (id: number, query: object = {}) =>
    (await songs(id, query)).map(({ name }) => name)
  return { ...site, albums, songs, names }
}

describe('albums', () => {
  it('have a cover, a year, an artist, and the songs of their list by track', async () => {
    const { albums, names } = await open()
    const [hits, rain] = await albums({ order: 'name' })
    expect(rain).toMatchObject({ name: 'Rain', year: 2021, size: 3, artist: { name: 'Ink' } })
    expect(rain?.coverImgUrl).toMatch(/^\/wapi\/cover\//)
    expect(rain?.dt).toBeGreaterThan(15_000)
    expect(hits).toMatchObject({ name: 'Hits', coverImgUrl: '', artist: { name: 'Various' } })
    expect(await names(rain?.id ?? 0)).toEqual(['c first', 'b second', 'a tenth'])
  })

  it('are read with their songs, genres and places', async () => {
    const { visitor, albums, get } = await open()
    const [hits, rain] = await albums({ order: 'name' })
    const {
      album,
      genres,
      songs: rows,
    } = await visitor.getMusicAlbum({
      query: { id: rain?.id ?? 0 },
    })
    expect([album, genres]).toEqual([rain, ['Folk']])
    expect(rows.map(({ name, disc, track }) => [name, disc, track])).toEqual([
      ['c first', 0, 1],
      ['b second', 0, 2],
      ['a tenth', 0, 10],
    ])
    const artist = await visitor.getMusicArtist({ query: { id: rain?.artist.id ?? 0 } })
    expect(artist.artist).toMatchObject({ name: 'Ink', albumSize: 2, musicSize: 4 })
    expect(artist.albums).toEqual([rain, hits])
    expect(artist.songs).toHaveLength(4)
    const { total } = await visitor.getMusicAlbums({ query: { limit: 1, offset: 0 } })
    expect(total).toBe(2)
    const ofInk = { artist: rain?.artist.id ?? 0, limit: 1, offset: 0 }
    expect((await visitor.getMusicAlbums({ query: ofInk })).total).toBe(2)
    for (const call of ['album', 'artist']) {
      expect((await get(`/wapi/${call}/detail?id=${LIST_IDS[call as 'album']}`)).status).toBe(404)
    }
  })

  it('are listed by year and artist, page by page', async () => {
    const { albums } = await open()
    const of = async (query: object) => (await albums(query)).map(({ name }) => name)
    expect(await of({ order: 'year' })).toEqual(['Rain', 'Hits'])
    expect(await of({ order: 'year', limit: 1, offset: 1 })).toEqual(['Hits'])
    const [rain] = await albums({ order: 'year' })
    expect(await of({ artist: rain?.artist.id })).toHaveLength(2)
    expect(await of({ artist: LIST_IDS.artist })).toEqual([])
  })

  it('follow the names that an administrator gives', async () => {
    const { albums, ownerClient, found } = await open()
    const owner = await ownerClient()
    const [song] = await found('loose')
    const tags = { name: 'loose', artists: ['Ink'], album: 'Rain', alia: [] }
    await owner.updateSong({ body: { id: song?.id ?? 0, ...tags } })
    const [rain] = await albums({ order: 'year' })
    expect(rain).toMatchObject({ name: 'Rain', size: 4 })
  })
})

describe('artists and genres', () => {
  it('have the songs on which they are named', async () => {
    const { visitor, names } = await open()
    const { artists } = await visitor.getMusicArtists({ query: { limit: 60, offset: 0 } })
    expect(artists.map(({ name, albumSize, musicSize }) => [name, albumSize, musicSize])).toEqual([
      // The song without an album is in none.
      ['歌手走丢了', 0, 1],
      ['Ink', 2, 4],
      ['Various', 1, 1],
    ])
    expect(await names(artists[1]?.id ?? 0)).toEqual(['guest', 'c first', 'b second', 'a tenth'])
    const { genres } = await visitor.getMusicGenres()
    expect(genres).toMatchObject([{ name: 'Folk', musicSize: 4 }])
    expect(await names(genres[0]?.id ?? 0)).toHaveLength(4)
  })
})

describe('a list of songs', () => {
  it('is sorted by name, length and date, in both directions', async () => {
    const { visitor, albums, names } = await open()
    const [rain] = await albums({ order: 'year' })
    const id = rain?.id ?? 0
    expect(await names(id, { order: 'name' })).toEqual(['a tenth', 'b second', 'c first'])
    expect(await names(id, { order: 'duration', descending: true })).toEqual([
      'c first',
      'b second',
      'a tenth',
    ])
    const { ids } = await visitor.getPlaylistSongIds({ query: { id, order: 'name' } })
    const { songs } = await visitor.getPlaylistSongs({
      query: { id, order: 'name', limit: 30, offset: 0 },
    })
    expect(ids).toEqual(songs.map((song) => song.id))
    expect(await names(id, { order: 'added', limit: 2 })).toHaveLength(2)
  })

  it('is sorted as people sort: by pinyin, 2 before 10, and é as e', async () => {
    const named = [
      ['10 Rain', 'Zoe', 'b'],
      ['周', '阿妹', '10'],
      ['Éa', 'éva', 'Ä'],
      ['2 rain', '', '2'],
      ['阿', '周杰倫', '安'],
      ['Eb', 'Eve', ''],
    ] as const
    const files = named.map(([title, artist, album], index) => [
      `all/${index}.mp3`,
      mp3({ title, artist, album }, 100 - index * 10),
    ])
    const { hasSongs, visitor, platform } = await openMusicApp(Object.fromEntries(files))
    await hasSongs(named.length)
    const { queries } = platform.database
    for (const [index, [name]] of named.entries()) {
      await queries
        .updateTable('songs')
        .set({ created_at: index })
        .where('name', '=', name)
        .execute()
    }
    const { id = 0 } = (await visitor.getToplist()).list.find(({ name }) => name === 'all') ?? {}
    const sorted = async (order: SongOrder, descending = false) => {
      const query = { id, order, descending, limit: 30, offset: 0 }
      return (await visitor.getPlaylistSongs({ query })).songs.map(({ name }) => name).join()
    }
    expect(await sorted('name')).toBe('2 rain,10 Rain,阿,Éa,Eb,周')
    expect(await sorted('name', true)).toBe('周,Eb,Éa,阿,10 Rain,2 rain')
    expect(await sorted('artist')).toBe('2 rain,周,Éa,Eb,阿,10 Rain')
    expect(await sorted('album')).toBe('Eb,2 rain,周,Éa,阿,10 Rain')
    expect(await sorted('duration')).toBe('Eb,阿,2 rain,Éa,周,10 Rain')
    expect(await sorted('added', true)).toBe('Eb,阿,2 rain,Éa,周,10 Rain')
    const { artists } = await visitor.getMusicArtists({ query: { limit: 60, offset: 0 } })
    expect(
      artists
        .slice(1)
        .map(({ name }) => name)
        .join(),
    ).toBe('阿妹,周杰倫,éva,Eve,Zoe')
  })

  it('has length, gain, album and artist of each song', async () => {
    const { albums, songs } = await open()
    const [rain] = await albums({ order: 'year' })
    const [, second] = await songs(rain?.id ?? 0)
    expect(second).toMatchObject({
      gain_db: -3.25,
      dt: expect.any(Number),
      al: { id: rain?.id, year: 2021 },
      ar: [{ id: rain?.artist.id, name: 'Ink' }],
    })
  })

  it('is missing for any other number', async () => {
    const { get } = await open()
    for (const id of [2_147_483_648, 2 ** 37, LIST_IDS.genre + 1]) {
      expect((await get(`/wapi/playlist/track/all?id=${id}`)).status).toBe(404)
    }
    expect((await get(`/wapi/playlist/track/all?id=${LIST_IDS.album}`)).status).toBe(200)
    expect((await get('/wapi/playlist/track/all?id=1&order=price')).status).toBe(422)
    expect((await get('/wapi/album/list?limit=101')).status).toBe(422)
  })
})
