import { SubsonicAPI } from 'subsonic-api'
import { describe, expect, it } from 'vitest'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

const open = async () => {
  const site = await openSubsonicApp()
  const first = await site.song('First')
  const second = await site.song('Second')
  /** The client that music apps are written with, over the calls of the test. */
  const client = new SubsonicAPI({
    url: 'http://apps.example',
    auth: { apiKey: site.token },
    fetch: async (input: string | URL | Request) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const { status, body } = await site.get(pathname + search)
      return new Response(new Uint8Array(body), { status })
    },
  } as ConstructorParameters<typeof SubsonicAPI>[0])
  const other = await site.userClient('another')
  const { token: apiKey } = await other.addMusicToken({ body: { name: 'x' } })
  return { ...site, client, first, second, apiKey }
}

describe('ratings', () => {
  it('are shown to the listener alone, order albums, and end with 0', async () => {
    const { client, ask, first, apiKey } = await open()
    await client.setRating({ id: first.id, rating: 4 })
    await client.setRating({ id: first.albumId, rating: 5 })
    await client.setRating({ id: first.artistId, rating: 1 })
    expect((await ask('getSong', { id: first.id })).song).toMatchObject({ userRating: 4 })
    const { album } = await ask('getAlbum', { id: first.albumId })
    expect(album).toMatchObject({ userRating: 5 })
    const { artist } = await ask('getArtist', { id: first.artistId })
    expect(artist).toMatchObject({ userRating: 1 })
    expect((await ask('getSong', { id: first.id, apiKey })).song.userRating).toBeUndefined()
    const highest = async () =>
      (await ask('getAlbumList2', { type: 'highest' })).albumList2.album.map(
        (one: { id: string }) => one.id,
      )
    expect(await highest()).toEqual([first.albumId])
    await client.setRating({ id: first.albumId, rating: 0 })
    expect(await highest()).toEqual([])
    for (const wrong of ['6', '-1', 'x', '']) {
      expect((await ask('setRating', { id: first.id, rating: wrong })).status).toBe('failed')
    }
    expect((await ask('setRating', { id: 'so-999', rating: '1' })).status).toBe('failed')
  })
})

describe('bookmarks', () => {
  it('keep one place in a song, for the listener alone', async () => {
    const { ask, first, second, apiKey } = await open()
    await ask('createBookmark', { id: first.id, position: '1000' })
    await ask('createBookmark', { id: second.id, position: '5' })
    await ask('createBookmark', { id: first.id, position: '90000', comment: 'the end' })
    const { bookmark } = (await ask('getBookmarks')).bookmarks
    expect(bookmark).toHaveLength(2)
    expect(bookmark.find((one: { position: number }) => one.position === 90_000)).toMatchObject({
      username: 'listener',
      comment: 'the end',
      entry: { id: first.id },
    })
    expect((await ask('getBookmarks', { apiKey })).bookmarks.bookmark).toEqual([])
    await ask('deleteBookmark', { id: first.id })
    expect((await ask('getBookmarks')).bookmarks.bookmark).toHaveLength(1)
    for (const wrong of [{ id: first.id }, { id: 'so-999', position: '1' }, { position: '1' }]) {
      expect((await ask('createBookmark', wrong as Record<string, string>)).status).toBe('failed')
    }
  })
})

describe('shares', () => {
  it('play under a public address until they end', async () => {
    const { ask, get, first, second, apiKey } = await open()
    const id = [first.id, second.id]
    const { shares } = await ask('createShare', { id, description: 'for <you>' })
    const [share] = shares.share
    expect(share).toMatchObject({ username: 'listener', visitCount: 0, description: 'for <you>' })
    const { pathname } = new URL(share.url)
    const page = await get(pathname)
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/media-src 'self'/)
    const html = page.body.toString()
    expect(html).toContain('for &lt;you&gt;')
    const sources = [...html.matchAll(/<audio[^>]+src="([^"]+)"/g)].map(([, source = '']) => source)
    expect(sources).toHaveLength(2)
    expect((await get(sources[0] ?? '')).headers['content-type']).toBe('audio/mpeg')
    expect((await ask('getShares')).shares.share[0]).toMatchObject({ visitCount: 1 })
    expect((await ask('getShares', { apiKey })).shares.share).toEqual([])
    expect((await ask('deleteShare', { id: share.id, apiKey })).status).toBe('failed')
    await ask('updateShare', { id: share.id, expires: '1000' })
    expect((await get(pathname)).status).toBe(404)
    await ask('updateShare', { id: share.id, expires: '0' })
    expect((await get(pathname)).status).toBe(200)
    await ask('deleteShare', { id: share.id })
    expect((await get(pathname)).status).toBe(404)
    expect((await ask('createShare', { id: 'so-999' })).status).toBe('failed')
  })

  it('of an album have its songs', async () => {
    const { client, first } = await open()
    const { shares } = await client.createShare({ id: first.albumId })
    expect(shares.share?.[0]?.entry).toHaveLength(2)
  })
})

describe('radio stations', () => {
  it('are chosen by administrators, for everybody', async () => {
    const { ask, ownerClient } = await open()
    const owner = await ownerClient()
    const { token: apiKey } = await owner.addMusicToken({ body: { name: 'x' } })
    const station = { name: 'Rain', streamUrl: 'https://radio.example/rain' }
    expect((await ask('createInternetRadioStation', station)).error).toMatchObject({ code: 50 })
    await ask('createInternetRadioStation', { ...station, apiKey })
    const stations = async () =>
      (await ask('getInternetRadioStations')).internetRadioStations.internetRadioStation
    const [{ id }] = await stations()
    const renamed = { ...station, id, name: 'Snow', homepageUrl: 'https://radio.example/' }
    await ask('updateInternetRadioStation', { ...renamed, apiKey })
    expect(await stations()).toMatchObject([
      { name: 'Snow', homePageUrl: 'https://radio.example/' },
    ])
    const script = { ...station, streamUrl: 'javascript:alert(1)', apiKey }
    expect((await ask('createInternetRadioStation', script)).status).toBe('failed')
    await ask('deleteInternetRadioStation', { id, apiKey })
    expect(await stations()).toEqual([])
  })
})

describe('a queue by index', () => {
  it('knows which of two equal songs plays, and is the queue of the other calls', async () => {
    const { ask, first, second } = await open()
    const id = [first.id, second.id, first.id]
    await ask('savePlayQueueByIndex', { id, currentIndex: '2', position: '4200' })
    expect((await ask('getPlayQueueByIndex')).playQueueByIndex).toMatchObject({
      currentIndex: 2,
      position: 4_200,
    })
    expect((await ask('getPlayQueue')).playQueue).toMatchObject({ current: first.id })
    await ask('savePlayQueue', { id, current: second.id })
    expect((await ask('getPlayQueueByIndex')).playQueueByIndex).toMatchObject({ currentIndex: 1 })
    for (const currentIndex of ['3', '-1', 'x']) {
      expect((await ask('savePlayQueueByIndex', { id, currentIndex })).status).toBe('failed')
    }
    expect((await ask('savePlayQueueByIndex', { id })).status).toBe('failed')
  })
})
