import { createHash } from 'node:crypto'
import { SubsonicAPI } from 'subsonic-api'
import { describe, expect, it } from 'vitest'
import { readProgram } from '../../../platform/program.ts'
import {
  PUBLISHED_CALLS,
  readSubsonicXml,
  subsonicFaults,
  withoutEmptyLists,
} from '../../../testing/opensubsonic.ts'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

type Site = Awaited<ReturnType<typeof openSubsonicApp>>

describe('a music app', () => {
  it('signs in with md5 of its token and a salt, with the token, in hexadecimal, or as a key', async () => {
    const { ask, token } = await openSubsonicApp()
    const s = 'pepper'
    const t = createHash('md5').update(`${token}${s}`).digest('hex')
    const p = `enc:${Buffer.from(token).toString('hex')}`
    const ways: readonly Record<string, string>[] = [
      { u: 'listener', t, s },
      { u: 'LISTENER', t: t.toUpperCase(), s },
      { u: 'listener', p },
      { u: 'listener', p: token },
      { apiKey: token },
    ]
    for (const query of ways) {
      expect(await ask('ping', query)).toMatchObject({ status: 'ok', openSubsonic: true })
    }
    expect(await ask('tokenInfo')).toMatchObject({ tokenInfo: { username: 'listener' } })
  })

  it('hears the version of the program, and 404 while the owner hides the music', async () => {
    const { ask, answer, ownerClient } = await openSubsonicApp()
    const { version: serverVersion } = await readProgram()
    expect(await ask('ping')).toMatchObject({ serverVersion })
    const owner = await ownerClient()
    await owner.updateConfig({ body: { hidden_sections: ['music'] } })
    for (const call of ['ping', 'getOpenSubsonicExtensions', 'getPlaylists', 'stream']) {
      expect((await answer(call)).status).toBe(404)
    }
    await owner.updateConfig({ body: { hidden_sections: [] } })
    expect((await answer('ping')).status).toBe(200)
  })

  it('is refused with anything else', async () => {
    const { ask } = await openSubsonicApp()
    const cases: readonly (readonly [Record<string, string>, number])[] = [
      [{ u: 'listener', p: 'lanting-1' }, 40],
      [{ u: 'listener', t: 'x', s: 'y' }, 40],
      [{ u: 'nobody', p: 'lt1-00000000000000000000000000000000' }, 40],
      [{ u: 'listener' }, 10],
      [{ u: 'listener', t: 'x' }, 10],
      [{ apiKey: 'lt1-00000000000000000000000000000000' }, 44],
      [{ apiKey: 'lt999999999999-0' }, 44],
      [{ apiKey: 'x', u: 'listener' }, 43],
      [{ u: 'listener', p: 'enc:zz' }, 40],
      [{ u: "' or 1=1 --", p: 'x' }, 40],
    ]
    for (const [query, code] of cases) {
      expect(await ask('getArtists', query), JSON.stringify(query)).toMatchObject({
        error: { code },
      })
    }
  })

  it('is refused after its token, its user or the password ended', async () => {
    const { ask, user, ownerClient, token } = await openSubsonicApp()
    const other = await user.addMusicToken({ body: { name: 'car' } })
    await user.deleteMusicToken({ params: { id: other.id } })
    expect(await ask('ping', { apiKey: other.token })).toMatchObject({ error: { code: 44 } })
    expect(await ask('ping')).toMatchObject({ status: 'ok' })
    const owner = await ownerClient()
    await owner.updateBlocked({ params: { id: user.id, blocked: 1 } })
    expect(await ask('ping', { apiKey: token })).toMatchObject({ error: { code: 44 } })
  })

  it('may try wrong tokens only so often', async () => {
    const { answer } = await openSubsonicApp()
    const statuses = []
    for (let at = 0; at < 70; at += 1) statuses.push((await answer('ping', { apiKey: 'x' })).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

/** Reads every call that needs ids or rights. */
const queriesOf = async ({ ask, song }: Site): Promise<Record<string, Record<string, string>>> => {
  const first = await song('First')
  const { playlists } = await ask('getPlaylists')
  const made = await ask('createPlaylist', { name: 'mine', songId: first.id })
  const list = { id: playlists.playlist[0].id }
  const [share] = (await ask('createShare', { id: first.id })).shares.share
  await ask('createBookmark', { id: first.id, position: '1' })
  const [albumId, artistId] = [{ id: first.albumId }, { id: first.artistId }]
  return {
    getArtist: artistId,
    getArtistInfo: artistId,
    getArtistInfo2: artistId,
    getAlbum: albumId,
    getAlbumInfo: albumId,
    getAlbumInfo2: albumId,
    savePlayQueue: { id: first.id, current: first.id },
    getMusicDirectory: albumId,
    getSong: { id: first.id },
    getSimilarSongs: { id: first.id },
    getSimilarSongs2: artistId,
    getTopSongs: { artist: 'Ink' },
    getLyrics: { artist: 'Ink', title: 'First' },
    getLyricsBySongId: { id: first.id },
    getAlbumList: { type: 'newest' },
    getAlbumList2: { type: 'alphabeticalByArtist' },
    getSongsByGenre: { genre: 'Folk' },
    search2: { query: 'First' },
    search3: { query: '""' },
    getPlaylist: list,
    createPlaylist: { name: 'another', songId: first.id },
    updatePlaylist: { playlistId: made.playlist.id, name: 'renamed' },
    deletePlaylist: { id: made.playlist.id },
    setRating: { id: first.id, rating: '4' },
    createBookmark: { id: first.id, position: '9000', comment: 'here' },
    deleteBookmark: { id: first.id },
    createShare: { id: first.albumId, description: 'for you' },
    updateShare: { id: share.id, expires: '4102444800000' },
    deleteShare: { id: share.id },
    savePlayQueueByIndex: { id: first.id, currentIndex: '0' },
    star: { id: first.id },
    unstar: { id: first.id },
    scrobble: { id: first.id },
  }
}

const XML_CALLS = [
  'ping',
  'getOpenSubsonicExtensions',
  'getUser',
  'getMusicFolders',
  'getArtists',
  'getIndexes',
  'getArtist',
  'getAlbum',
  'getMusicDirectory',
  'getAlbumList2',
  'getSong',
  'getGenres',
  'getPlaylists',
  'getPlaylist',
  'getStarred2',
  'getLyricsBySongId',
  'search3',
  'getPlayQueue',
  'getPlayQueueByIndex',
  'getBookmarks',
  'getShares',
]

/** For administrators only. */
const REFUSED = [
  'startScan',
  'createInternetRadioStation',
  'updateInternetRadioStation',
  'deleteInternetRadioStation',
]

describe('the answers', () => {
  it('fit the published schemas, field by field', async () => {
    const site = await openSubsonicApp()
    const queries = await queriesOf(site)
    const { id, albumId, artistId } = await site.song('First')
    await site.ask('star', { id, albumId, artistId })
    await site.ask('scrobble', { id })
    const faults: string[] = []
    for (const call of PUBLISHED_CALLS) {
      const body = JSON.parse((await site.answer(call, queries[call])).body.toString())
      const { status } = body['subsonic-response']
      if (status !== (REFUSED.includes(call) ? 'failed' : 'ok')) faults.push(`${call} ${status}`)
      faults.push(...subsonicFaults(call, body))
    }
    expect(faults).toEqual([])
    expect(
      subsonicFaults('getSong', { 'subsonic-response': { status: 'ok', colour: 1 } }),
    ).not.toEqual([])
  })

  it('have the tags of a song', async () => {
    const { song } = await openSubsonicApp()
    expect(await song('First')).toMatchObject({
      isDir: false,
      title: 'First',
      album: 'Rain',
      artist: 'Ink',
      track: 1,
      discNumber: 1,
      year: 2021,
      genre: 'Folk',
      genres: [{ name: 'Folk' }],
      suffix: 'mp3',
      contentType: 'audio/mpeg',
      bitRate: 128,
      path: 'Ink/Rain/First.mp3',
      replayGain: { trackGain: -6.5 },
      displayAlbumArtist: 'Ink',
    })
    expect((await song('Second')).duration).toBe(10)
  })

  it('are the same in XML, well formed and of the published types', async () => {
    const site = await openSubsonicApp()
    const queries = await queriesOf(site)
    const { id, albumId } = await site.song('First')
    await site.ask('star', { id, albumId })
    await site.ask('savePlayQueue', { id, current: id, position: '1500' })
    for (const call of XML_CALLS) {
      const query = queries[call] ?? {}
      const xml = await site.answer(call, { ...query, f: 'xml' })
      expect(xml.headers['content-type'], call).toBe('text/xml; charset=utf-8')
      expect(xml.body.toString(), call).toContain('xmlns="http://subsonic.org/restapi"')
      const read = readSubsonicXml(call, xml.body.toString())
      expect(subsonicFaults(call, read), call).toEqual([])
      const json = { 'subsonic-response': await site.ask(call, query) }
      expect(read, call).toEqual(withoutEmptyLists(json))
    }
    expect(
      readSubsonicXml('getAlbum', (await site.answer('getAlbum', { f: 'xml' })).body.toString()),
    ).toMatchObject({ 'subsonic-response': { status: 'failed', error: { code: 10 } } })
  })

  it('call a function of the page that asks, of any plain name', async () => {
    const { answer } = await openSubsonicApp()
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }
    const asked = { f: 'jsonp', callback: 'a.b_1' }
    const { headers, body } = await answer('getMusicFolders', asked, foreign)
    expect(headers['content-type']).toContain('javascript')
    const [, json = ''] = /^\/\*\*\/a\.b_1\((.*)\);$/.exec(body.toString()) ?? []
    expect(subsonicFaults('getMusicFolders', JSON.parse(json))).toEqual([])
    for (const callback of ['', 'alert(1)//', 'a b', '<script>', 'a..b', 'x'.repeat(999)]) {
      const refused = await answer('ping', { f: 'jsonp', callback }, foreign)
      expect(refused.headers['content-type'], callback).toContain('application/json')
      expect(JSON.parse(refused.body.toString())).toMatchObject({
        'subsonic-response': { status: 'failed', error: { code: 10 } },
      })
    }
  })

  it.each([undefined, 'same-origin', 'same-site', 'none', 'CROSS-SITE, same-origin'])(
    'are no script for a page that is not of another site: %s',
    async (from) => {
      const { answer } = await openSubsonicApp()
      const headers = { 'sec-fetch-dest': 'script', ...(from && { 'sec-fetch-site': from }) }
      for (const call of ['ping', 'getMusicFolders', 'nothing']) {
        const refused = await answer(call, { f: 'jsonp', callback: 'alert' }, headers)
        expect(refused.headers['content-type'], call).toContain('application/json')
        // A browser runs no script of another type.
        expect(refused.headers['x-content-type-options']).toBe('nosniff')
        expect(JSON.parse(refused.body.toString())).toMatchObject({
          'subsonic-response': { status: 'failed', error: { code: 0 } },
        })
      }
    },
  )
})

describe('the library', () => {
  it('is browsed from artists to songs', async () => {
    const { ask } = await openSubsonicApp()
    const { artists } = await ask('getArtists')
    const all = artists.index.flatMap(({ artist }: { artist: { name: string }[] }) => artist)
    expect(all.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['Ink', '歌手走丢了', '民歌'].sort(),
    )
    const ink = all.find(({ name }: { name: string }) => name === 'Ink')
    const { artist } = await ask('getArtist', { id: ink.id })
    expect(artist.album).toMatchObject([{ name: 'Rain', songCount: 2, year: 2021 }])
    const { album } = await ask('getAlbum', { id: artist.album[0].id })
    expect(album.song.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second'])
    const { directory } = await ask('getMusicDirectory', { id: ink.id })
    expect(directory.child).toMatchObject([{ isDir: true, title: 'Rain' }])
    expect((await ask('getGenres')).genres.genre).toEqual([
      { value: 'Ambient', songCount: 1, albumCount: 1 },
      { value: 'Folk', songCount: 1, albumCount: 1 },
    ])
  })

  it('is listed by year and genre, newest, starred and played', async () => {
    const { ask, song } = await openSubsonicApp()
    const names = async (query: Record<string, string>) =>
      (await ask('getAlbumList2', query)).albumList2.album.map(({ name }: { name: string }) => name)
    expect(await names({ type: 'byYear', fromYear: '1990', toYear: '2025' })).toEqual([
      '江南',
      'Rain',
    ])
    expect(await names({ type: 'byYear', fromYear: '2025', toYear: '1990' })).toEqual([
      'Rain',
      '江南',
    ])
    expect(await names({ type: 'byGenre', genre: 'folk' })).toEqual(['Rain'])
    expect(await names({ type: 'byGenre', genre: 'Fol%' })).toEqual([])
    expect(await names({ type: 'newest', size: '1' })).toHaveLength(1)
    expect(await names({ type: 'frequent' })).toEqual([])
    expect(await names({ type: 'starred' })).toEqual([])
    const { id, albumId } = await song('茉莉花')
    await ask('scrobble', { id })
    await ask('star', { albumId })
    expect(await names({ type: 'frequent' })).toEqual(['江南'])
    expect(await names({ type: 'starred' })).toEqual(['江南'])
    expect(await ask('getAlbumList2', { type: '__proto__' })).toMatchObject({ status: 'failed' })
  })

  it('keeps stars and plays of each user apart', async () => {
    const { ask, song, userClient } = await openSubsonicApp()
    const { id, artistId } = await song('Second')
    await ask('star', { id: [id, id], artistId })
    await ask('star', { id })
    await ask('scrobble', { id: [id, id] })
    expect(await song('Second')).toMatchObject({ playCount: 2, starred: expect.any(String) })
    const { starred2 } = await ask('getStarred2')
    expect(starred2).toMatchObject({ song: [{ id }], artist: [{ id: artistId }], album: [] })
    const other = await userClient('another')
    const { token } = await other.addMusicToken({ body: { name: 'x' } })
    const theirs = await ask('getStarred2', { apiKey: token })
    expect(theirs.starred2).toEqual({ song: [], artist: [], album: [] })
    await ask('unstar', { id, artistId })
    expect((await ask('getStarred2')).starred2).toEqual({ song: [], artist: [], album: [] })
  })

  it('is played in parts, downloaded, and shown by its covers and words', async () => {
    const { get, answer, ask, song, token } = await openSubsonicApp()
    const { id, albumId, coverArt } = await song('First')
    const whole = await answer('stream', { id })
    expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mpeg' } })
    const query = new URLSearchParams({ apiKey: token, id })
    const part = await get(`/rest/stream.view?${query}`, { range: 'bytes=10-19' })
    expect([part.status, part.body.length]).toEqual([206, 10])
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true)
    const saved = await answer('download', { id })
    expect(saved.headers['content-disposition']).toContain('1.mp3')
    for (const one of [coverArt, albumId]) {
      const cover = await answer('getCoverArt', { id: one, size: '300' })
      expect(cover).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
    }
    const { lyricsList } = await ask('getLyricsBySongId', { id })
    expect(lyricsList.structuredLyrics).toMatchObject([
      {
        synced: true,
        line: [
          { start: 1_000, value: 'Tea & <rain>' },
          { start: 2_500, value: 'In the evening' },
        ],
      },
    ])
  })
})

it('plays with a client of the field', async () => {
  const { app, token } = await openSubsonicApp()
  const { port } = app.server.address() as { port: number }
  const client = new SubsonicAPI({
    url: `http://127.0.0.1:${port}`,
    auth: { username: 'listener', password: token },
  })
  expect(await client.ping()).toMatchObject({ status: 'ok' })
  const { albumList2 } = await client.getAlbumList2({ type: 'alphabeticalByName' })
  expect(albumList2.album?.length).toBeGreaterThan(1)
  const { searchResult3 } = await client.search3({ query: 'First' })
  const id = searchResult3.song?.[0]?.id ?? ''
  const stream = await client.stream({ id })
  expect((await stream.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  await client.star({ id })
  expect((await client.getStarred2()).starred2.song).toMatchObject([{ id }])
})
