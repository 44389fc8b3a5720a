import { UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openFakeUpstream } from '../../testing/fake-upstream.ts'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { mp3 } from '../../testing/sounds.ts'

const THEIRS = UPSTREAM_IDS + 1

const open = async () => {
  const fake = await openFakeUpstream()
  const files = {
    'ours/a.mp3': mp3({ title: 'find me' }),
    'ours/b.mp3': mp3({ title: 'find too' }),
  }
  const music = await openMusicApp(files, { env: { MUSIC_UPSTREAM: fake.base } })
  await music.hasSongs(2)
  await expect.poll(async () => (await music.visitor.getToplist()).list[0]?.name, SOON).toBe('ours')
  return { ...music, ...fake }
}

describe('an upstream', () => {
  it('lists its playlists after our own, and its songs are playable', async () => {
    const { visitor } = await open()
    const { list } = await visitor.getToplist()
    expect(list.map(({ name }) => name)).toEqual(['ours', 'their list'])
    const query = { id: list[1]?.id ?? 0, limit: 30, offset: 0 }
    const { songs } = await visitor.getPlaylistSongs({ query })
    expect(songs.map(({ id }) => id)).toEqual([THEIRS, THEIRS + 1])
    const { ids: all } = await visitor.getPlaylistSongIds({ query: { id: query.id } })
    expect(all).toEqual([THEIRS, THEIRS + 1])
    expect(await visitor.getSongUrl({ query: { id: THEIRS } })).toEqual({
      data: [{ id: THEIRS, url: 'https://songs.example/1.mp3' }],
    })
    expect(await visitor.getLyric({ query: { id: THEIRS } })).toEqual({
      lrc: { lyric: '[00:00.98]theirs\n[00:01.88]' },
      tlyric: { lyric: '[00:00.98]our own' },
      yrc: { lyric: '[980,900](980,500,0)the(1480,400,0)irs' },
      romalrc: { lyric: '[00:00.98]as read' },
    })
    const ours = (await visitor.getPlaylistSongs({ query: { ...query, id: list[0]?.id ?? 0 } }))
      .songs
    const ids = `${THEIRS},${ours[0]?.id}`
    const detail = await visitor.getSongDetail({ query: { ids } })
    expect(detail.songs.map(({ id }) => id)).toEqual([THEIRS, ours[0]?.id])
  })

  it('continues the search results after our own', async () => {
    const { visitor, requests } = await open()
    const page = async (limit: number, offset: number) =>
      (await visitor.searchSongs({ query: { keywords: 'find', limit, offset } })).result.songs.map(
        ({ name }) => name,
      )
    expect(await page(20, 0)).toEqual(['find me', 'find too', 'their find'])
    expect(await page(2, 0)).toEqual(['find me', 'find too'])
    requests.length = 0
    await page(20, 20)
    expect(new URL(requests[0]?.url ?? '', 'http://x').searchParams.get('offset')).toBe('18')
  })

  it('receives nothing about the visitor', async () => {
    const { get, requests } = await open()
    requests.length = 0
    const personal = { authorization: 'our-secret-token', cookie: 'session=our-secret-cookie' }
    await get(`/wapi/song/url/v1?id=${THEIRS}`, { ...personal, 'x-forwarded-for': '203.0.113.9' })
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(requests)).not.toMatch(/secret|203\.0\.113\.9/)
  })

  it('does not stop our own library while it fails or returns private addresses', async () => {
    const { visitor, does, behaviours, found, get } = await open()
    does(behaviours.says({ code: 200, data: [{ url: 'http://10.0.0.1/song.mp3' }] }))
    const refused = { data: [{ id: THEIRS, url: null }] }
    expect(await visitor.getSongUrl({ query: { id: THEIRS } })).toEqual(refused)
    does(behaviours.fail)
    const [ours] = await found('find me')
    const { data } = await visitor.getSongUrl({ query: { id: ours?.id ?? 0 } })
    expect((await get(data[0]?.url ?? '')).status).toBe(200)
    const query = { id: UPSTREAM_IDS + 99, limit: 30, offset: 0 }
    const unanswered = visitor.getPlaylistSongs({ query })
    await expect(unanswered).rejects.toMatchObject({ status: 503 })
    expect(await visitor.getLyric({ query: { id: THEIRS + 5 } })).toEqual({ lrc: { lyric: '' } })
  })

  it('does not hold back our playlists while it is slow, and its own come later', async () => {
    const fake = await openFakeUpstream()
    fake.does((response, request) => {
      setTimeout(() => fake.behaviours.answer(response, request), 1_500)
    })
    const files = { 'ours/a.mp3': mp3({ title: 'find me' }) }
    const music = await openMusicApp(files, { env: { MUSIC_UPSTREAM: fake.base } })
    await music.hasSongs(1)
    const names = async () => (await music.visitor.getToplist()).list.map(({ name }) => name)
    const start = performance.now()
    expect((await names()).at(0)).not.toBe('their list')
    expect(performance.now() - start).toBeLessThan(1_200)
    await expect.poll(names, SOON).toEqual(['ours', 'their list'])
    fake.does(fake.behaviours.hang)
    expect(await names()).toEqual(['ours', 'their list'])
  })

  it('cannot redirect into the private network', async () => {
    const { visitor, does, behaviours, base, requests } = await open()
    does(behaviours.redirect(`${base}/private`))
    const { data } = await visitor.getSongUrl({ query: { id: THEIRS + 7 } })
    expect(data[0]?.url).toBeNull()
    expect(requests.some(({ url }) => url === '/private')).toBe(false)
  })
})
