/** @module-tag long */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { openSubsonicApp } from '../../testing/subsonic-app.ts'
import { upstreamKeysStore } from './upstream/upstream-keys.store.ts'

const PAGE = { limit: 30, offset: 0 }

/** A site whose upstream is another site, in the protocol of music apps. */
const open = async () => {
  const theirs = await openSubsonicApp()
  const [first, second] = [await theirs.song('First'), await theirs.song('Second')]
  const songId = [second.id, first.id]
  await theirs.ask('createPlaylist', { name: '雨天', songId })
  const { port } = theirs.app.server.address() as AddressInfo
  const upstream = `subsonic+http://listener:${theirs.token}@127.0.0.1:${port}`
  const ours = await openMusicApp({}, { env: { MUSIC_UPSTREAM: upstream } })
  const list = async () =>
    (await ours.visitor.getToplist()).list.find(({ name }) => name === '雨天')
  await expect.poll(list, SOON).toBeDefined()
  const id = (await list())?.id ?? 0
  const { songs } = await ours.visitor.getPlaylistSongs({ query: { id, ...PAGE } })
  return { theirs, ours, id, songs, keys: { first: first.id } }
}

describe('an upstream that speaks Subsonic', () => {
  it('gives playlists, songs with lengths and covers, and words with times', async () => {
    const { ours, id, songs } = await open()
    expect(songs.map(({ name, ar, al, dt }) => [name, ar[0]?.name, al.name, dt])).toEqual([
      ['Second', 'Ink', 'Rain', 10_000],
      ['First', 'Ink', 'Rain', undefined],
    ])
    const [second, first] = songs.map((song) => song.id)
    expect(Math.min(second ?? 0, first ?? 0, id)).toBeGreaterThan(UPSTREAM_IDS)
    const later = { id, limit: 1, offset: 1 }
    expect((await ours.visitor.getPlaylistSongs({ query: later })).songs[0]?.id).toBe(first)
    expect((await ours.visitor.getPlaylistSongIds({ query: { id } })).ids).toEqual([second, first])
    const detail = await ours.visitor.getSongDetail({ query: { ids: `${first},${second}` } })
    expect(detail.songs.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect((await ours.visitor.getLyric({ query: { id: first ?? 0 } })).lrc.lyric).toBe(
      '[00:01.00]Tea & <rain>\n[00:02.50]In the evening',
    )
    expect((await ours.visitor.getLyric({ query: { id: second ?? 0 } })).lrc.lyric).toBe('')
    const found = await ours.visitor.searchSongs({ query: { keywords: '茉莉', ...PAGE } })
    expect(found.result.songs.map(({ name }) => name)).toEqual(['茉莉花'])
  })

  it('is heard through our server, in parts, without its address or password', async () => {
    const { theirs, ours, songs } = await open()
    const first = songs.find(({ name }) => name === 'First')
    const { data } = await ours.visitor.getSongUrl({ query: { id: first?.id ?? 0 } })
    const address = data[0]?.url ?? ''
    expect(JSON.stringify([songs, data])).not.toMatch(new RegExp(`${theirs.token}|127\\.0\\.0\\.1`))
    const { headers, body } = await ours.get(address)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': `${body.length}`,
    })
    const part = await ours.get(address, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${body.length}`)
    expect(part.body).toEqual(body.subarray(10, 20))
    const cover = await ours.get(first?.al.picUrl ?? '')
    expect(cover.status).toBe(200)
    expect(cover.headers['content-type']).toMatch(/^image\//)
  })

  it('knows its songs after a restart, and nothing else', async () => {
    const { ours, songs, keys } = await open()
    const id = songs.find(({ name }) => name === 'First')?.id ?? 0
    const restarted = upstreamKeysStore(ours.platform.database.queries)
    expect(await restarted.keyOf(id - UPSTREAM_IDS)).toBe(keys.first)
    const unknown = UPSTREAM_IDS + 77
    const detail = await ours.visitor.getSongDetail({ query: { ids: `${id},${unknown}` } })
    expect(detail.songs.map((song) => song.id)).toEqual([id])
    expect(await ours.visitor.getSongUrl({ query: { id: unknown } })).toEqual({
      data: [{ id: unknown, url: null }],
    })
    for (const path of ['upstream-audio/77', 'upstream-audio/x', 'upstream-cover/0']) {
      expect((await ours.get(`/wapi/${path}`)).status).toBe(404)
    }
  })
})

const hostile = async (type: string, body: string) => {
  const server = createServer((request, response) => {
    const isList = request.url?.startsWith('/rest/getPlaylists')
    response.setHeader('content-type', isList ? 'application/json' : type)
    response.end(isList ? LISTS : request.url?.startsWith('/rest/getPlaylist') ? SONGS : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
const ok = (content: object) =>
  JSON.stringify({ 'subsonic-response': { status: 'ok', version: '1.16.1', ...content } })
const LISTS = ok({ playlists: { playlist: [{ id: 'p', name: 'bad' }, { id: 7 }, null] } })
const SONGS = ok({
  playlist: {
    entry: [
      { id: '../../getUser', title: 'a', coverArt: 'javascript:1', duration: -4 },
      { id: 'v', title: 'film', isVideo: true },
      { id: 'x'.repeat(300), title: 'long' },
      { id: 'b', title: 5 },
    ],
  },
})

it.each([
  ['text/html', '<script>alert(1)</script>'],
  ['image/svg+xml', '<svg onload="alert(1)"/>'],
  ['application/json', ok({})],
])('passes on no %s as a song or a cover', async (type, body) => {
  const upstream = `subsonic+http://a:b@127.0.0.1:${await hostile(type, body)}`
  const { visitor, get } = await openMusicApp({}, { env: { MUSIC_UPSTREAM: upstream } })
  const list = async () => (await visitor.getToplist()).list.find(({ name }) => name === 'bad')
  await expect.poll(list, SOON).toBeDefined()
  const query = { id: (await list())?.id ?? 0, ...PAGE }
  const { songs } = await visitor.getPlaylistSongs({ query })
  expect(songs.map(({ name }) => name)).toEqual(['a'])
  const { data } = await visitor.getSongUrl({ query: { id: songs[0]?.id ?? 0 } })
  for (const path of [data[0]?.url, songs[0]?.al.picUrl]) {
    const { status, body: answer } = await get(path ?? '')
    expect(status).toBe(404)
    expect(answer.toString()).not.toContain('alert')
  }
})
