import { OWN_LISTS, OWN_SONGS_MAX, UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { chunk } from '../../../database/chunk.ts'
import { openFakeUpstream } from '../../../testing/fake-upstream.ts'
import { openMusicApp, SOON } from '../../../testing/music-app.ts'
import { addSong } from '../../../testing/songs.ts'
import { mp3 } from '../../../testing/sounds.ts'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'
import { openTestApp } from '../../../testing/test-app.ts'

const THEIRS = UPSTREAM_IDS + 1

const open = async () => {
  const site = await openTestApp()
  const { queries } = site.platform.database
  const songs = [await addSong(queries, 3), await addSong(queries, 2), await addSong(queries, 1)]
  const user = await site.userClient('listener')
  const shown = async (id: number, order?: 'duration') => {
    const query = { id, limit: 30, offset: 0, ...(order && { order }) }
    return (await user.getOwnSongs({ query })).songs.map((song) => song.id)
  }
  return { ...site, user, songs: songs as [number, number, number], shown }
}

describe('the likes of a user', () => {
  it('are a list, newest first, that can be sorted', async () => {
    const { user, songs, shown } = await open()
    const [a, b, c] = songs
    for (const id of [b, a, c, a]) await user.likeSong({ body: { id } })
    await user.unlikeSong({ params: { id: b } })
    expect(new Set((await user.getOwnMusic()).likes)).toEqual(new Set([a, c]))
    expect(await shown(OWN_LISTS.likes)).toEqual((await user.getOwnMusic()).likes)
    expect(await shown(OWN_LISTS.likes, 'duration')).toEqual([c, a])
    const { ids } = await user.getOwnSongIds({ query: { id: OWN_LISTS.likes } })
    expect(ids).toEqual(await shown(OWN_LISTS.likes))
  })

  it('are nobody else’s, and no list for visitors', async () => {
    const { user, songs, userClient, client } = await open()
    await user.likeSong({ body: { id: songs[0] } })
    const other = await userClient('another')
    expect((await other.getOwnMusic()).likes).toEqual([])
    const query = { id: OWN_LISTS.likes, limit: 30, offset: 0 }
    expect((await other.getOwnSongs({ query })).songs).toEqual([])
    await expect(client().getOwnSongs({ query })).rejects.toMatchObject({ status: 401 })
  })

  it('are only of songs that exist, and go with them', async () => {
    const { user, songs, platform } = await open()
    for (const id of [999_999, 2 ** 35, THEIRS]) {
      await expect(user.likeSong({ body: { id } })).rejects.toMatchObject({ status: 404 })
    }
    await user.likeSong({ body: { id: songs[0] } })
    await user.addOwnPlay({ body: { id: songs[0] } })
    const { queries } = platform.database
    await queries.deleteFrom('songs').where('id', '=', songs[0]).execute()
    expect(await queries.selectFrom('song_likes').selectAll().execute()).toEqual([])
    expect(await queries.selectFrom('song_plays').selectAll().execute()).toEqual([])
  })
})

describe('the plays of a user', () => {
  it('are the lists of recent and most played songs, until they are cleared', async () => {
    const { user, songs, shown } = await open()
    const [a, b] = songs
    for (const id of [a, a, b]) {
      await user.addOwnPlay({ body: { id } })
      await new Promise((done) => setTimeout(done, 2))
    }
    expect(await shown(OWN_LISTS.recent)).toEqual([b, a])
    expect(await shown(OWN_LISTS.most)).toEqual([a, b])
    await user.clearOwnPlays()
    expect(await shown(OWN_LISTS.recent)).toEqual([])
  })
})

describe('what a browser kept', () => {
  it('is merged once, however often it is sent', async () => {
    const { user, songs, shown, platform } = await open()
    const [a, b, c] = songs
    await user.addOwnPlay({ body: { id: a } })
    const plays = [
      { id: a, plays: 3, playedAtMs: 5 },
      { id: b, plays: 2, playedAtMs: Date.now() + 86_400_000 },
      { id: 999_999, plays: 1, playedAtMs: 5 },
    ]
    const body = { likes: [c, a, 999_999], plays }
    await user.mergeOwnMusic({ body })
    await user.mergeOwnMusic({ body })
    expect(await shown(OWN_LISTS.likes)).toEqual([c, a])
    expect(await shown(OWN_LISTS.most)).toEqual([a, b])
    const rows = await platform.database.queries
      .selectFrom('song_plays')
      .select(['song_id', 'plays', 'played_at'])
      .orderBy('song_id')
      .execute()
    expect(rows.map((row) => row.plays)).toEqual([3, 2])
    expect(rows.every((row) => row.played_at <= Date.now() && row.played_at > 5)).toBe(true)
  })

  it('adds likes up to the limit, which those in the account do not use up twice', async () => {
    const { user, songs, platform } = await open()
    const { queries } = platform.database
    const [a, b, c] = songs
    const like = (song_id: number) => ({ user_id: user.id, song_id, created_at: 1 })
    const liked = Array.from({ length: OWN_SONGS_MAX - 2 }, (_, place) => like(THEIRS + place))
    for (const part of chunk([like(a), ...liked])) {
      await queries.insertInto('song_likes').values(part).execute()
    }
    await user.mergeOwnMusic({ body: { likes: [a, b, c], plays: [] } })
    expect((await user.getOwnMusic()).likes[0]).toBe(b)
    // A music app may have added more.
    await queries.insertInto('song_likes').values(like(999_999)).execute()
    await user.mergeOwnMusic({ body: { likes: [c, a], plays: [] } })
    expect((await user.getOwnMusic()).likes).not.toContain(c)
  })
})

describe('likes and plays', () => {
  it('are shared with music apps', async () => {
    const { user, ask, song } = await openSubsonicApp()
    const [first, second] = [await song('First'), await song('Second')]
    await ask('star', { id: first.id })
    const { likes } = await user.getOwnMusic()
    expect(likes).toHaveLength(1)
    await user.unlikeSong({ params: { id: likes[0] ?? 0 } })
    expect((await ask('getStarred2')).starred2.song ?? []).toEqual([])
    await ask('scrobble', { id: second.id, submission: 'true' })
    const query = { id: OWN_LISTS.recent, limit: 30, offset: 0 }
    expect((await user.getOwnSongs({ query })).songs).toMatchObject([{ name: 'Second' }])
    await new Promise((done) => setTimeout(done, 2))
    await ask('scrobble', { id: first.id })
    await ask('scrobble', { id: first.id, time: `${Date.now() - 3_600_000}` })
    const { songs } = await user.getOwnSongs({ query })
    expect(songs.map(({ name }) => name)).toEqual(['First', 'Second'])
  })

  it('may be of songs of the upstream, which is not asked about them', async () => {
    const fake = await openFakeUpstream()
    const site = await openMusicApp(
      { 'ours/a.mp3': mp3({ title: 'ours' }) },
      { env: { MUSIC_UPSTREAM: fake.base } },
    )
    await site.hasSongs(1)
    await expect.poll(async () => (await site.found('ours')).length, SOON).toBeGreaterThan(0)
    const user = await site.userClient('listener')
    await user.likeSong({ body: { id: THEIRS } })
    await user.addOwnPlay({ body: { id: THEIRS } })
    expect((await user.getOwnMusic()).likes).toEqual([THEIRS])
    for (const id of [OWN_LISTS.likes, OWN_LISTS.most]) {
      const query = { id, limit: 30, offset: 0, order: 'name' } as const
      expect((await user.getOwnSongs({ query })).songs).toMatchObject([{ id: THEIRS }])
    }
    await user.likeSong({ body: { id: THEIRS + 1 } })
    const part = { id: OWN_LISTS.likes, limit: 1 }
    const gone = await user.getOwnSongs({ query: { ...part, offset: 0 } })
    expect(gone).toEqual({ songs: [], hasMore: true })
    const behind = await user.getOwnSongs({ query: { ...part, offset: 1 } })
    expect(behind).toMatchObject({ songs: [{ id: THEIRS }], hasMore: true })
    const end = await user.getOwnSongs({ query: { ...part, offset: 2 } })
    expect(end).toEqual({ songs: [], hasMore: false })
    fake.does(fake.behaviours.fail)
    expect((await user.getOwnMusic()).likes).toEqual(expect.arrayContaining([THEIRS, THEIRS + 1]))
    // Nobody knows whether the songs of an empty page are gone.
    const query = { id: OWN_LISTS.likes, limit: 30, offset: 0 }
    await expect(user.getOwnSongs({ query })).rejects.toMatchObject({ status: 503 })
  })
})
