import { OWN_LISTS, OWN_PLAYLISTS_MAX, UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../../testing/shared-site.ts'
import { addSong } from '../../../testing/songs.ts'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const { queries } = site.platform.database
  const songs = [await addSong(queries, 3), await addSong(queries, 2), await addSong(queries, 1)]
  const user = await site.userClient('listener')
  const { id } = await user.addOwnPlaylist({ body: { name: ' evening ', songs } })
  const ids = async () => (await user.getOwnSongIds({ query: { id } })).ids
  return { ...site, queries, user, songs: songs as [number, number, number], id, ids }
}

describe('a playlist of a user', () => {
  it('is listed with its songs, renamed and deleted', async () => {
    const { user, id } = await open()
    expect((await user.getOwnMusic()).playlists).toMatchObject([
      { id, name: 'evening', musicSize: 3, coverImgUrl: expect.stringMatching(/^\//) },
    ])
    const query = { id, limit: 2, offset: 1 }
    expect((await user.getOwnSongs({ query })).songs).toHaveLength(2)
    const [before] = (await user.getOwnMusic()).playlists
    await user.renameOwnPlaylist({ body: { id, name: 'night' } })
    // Its painting does not follow its name: renaming makes the site paint nothing.
    const coverImgUrl = before?.coverImgUrl
    expect(coverImgUrl).toMatch(/^\/paintings\/.*-list\.avif$/)
    expect((await user.getOwnMusic()).playlists).toMatchObject([{ name: 'night', coverImgUrl }])
    await user.deleteOwnPlaylist({ params: { id } })
    expect((await user.getOwnMusic()).playlists).toEqual([])
    await expect(user.getOwnSongs({ query })).rejects.toMatchObject({ status: 404 })
  })

  it('contains each song once, in an order that can be changed', async () => {
    const { user, id, ids, songs, queries } = await open()
    const [a, b, c] = songs
    const d = await addSong(queries, 5)
    const added = await user.addOwnPlaylistSongs({ body: { id, songs: [a, d] } })
    expect(added).toEqual({ added: 1 })
    await user.moveOwnPlaylistSong({ body: { id, song: c, behind: 0 } })
    expect(await ids()).toEqual([c, a, b, d])
    const more = [
      { song: d, behind: b },
      { song: c, behind: a },
    ]
    await user.moveOwnPlaylistSong({ body: { id, song: b, behind: 0, more } })
    expect(await ids()).toEqual([b, d, a, c])
    await user.removeOwnPlaylistSong({ params: { id, song: a } })
    expect(await ids()).toEqual([b, d, c])
    const { songs: sorted } = await user.getOwnSongs({
      query: { id, limit: 30, offset: 0, order: 'duration', descending: true },
    })
    expect(sorted.map((song) => song.id)).toEqual([d, b, c])
  })

  it('leaves out songs of an upstream that is gone, and keeps them and their places', async () => {
    const { user, id, ids, songs, queries } = await open()
    const [a, b, c] = songs
    const row = { playlist_id: id - OWN_LISTS.playlists, position: 0 }
    const theirs = [1, 2, 3].map((place) => ({ ...row, song_id: UPSTREAM_IDS + place }))
    await queries.insertInto('playlist_songs').values(theirs).execute()
    expect(await ids()).toEqual(songs)
    expect((await user.getOwnMusic()).playlists).toMatchObject([{ musicSize: 3 }])
    await user.moveOwnPlaylistSong({ body: { id, song: a, behind: b } })
    expect(await ids()).toEqual([b, a, c])
    const rows = await queries.selectFrom('playlist_songs').select('song_id').execute()
    expect(rows).toHaveLength(6)
  })

  it('loses no song when two tabs move, add and remove songs at once', async () => {
    const { user, id, ids, songs, queries } = await open()
    const [a, b, c] = songs
    const added = [await addSong(queries, 4), await addSong(queries, 5), await addSong(queries, 6)]
    await Promise.all([
      ...added.map((song) => user.addOwnPlaylistSongs({ body: { id, songs: [song] } })),
      user.moveOwnPlaylistSong({ body: { id, song: c, behind: 0 } }),
      user.moveOwnPlaylistSong({ body: { id, song: a, behind: c } }),
      user.removeOwnPlaylistSong({ params: { id, song: b } }),
      user.moveOwnPlaylistSong({ body: { id, song: c, behind: a } }),
    ])
    expect((await ids()).toSorted((one, other) => one - other)).toEqual(
      [a, c, ...added].toSorted((one, other) => one - other),
    )
    // A tab that does not know of the removal moves the song that is gone.
    const before = await ids()
    await user.moveOwnPlaylistSong({ body: { id, song: b, behind: 0 } })
    expect(await ids()).toEqual(before)
  })

  it('takes only songs that exist, and rejects what is above the limits', async () => {
    const { user, id, queries } = await open()
    for (const song of [999_999, 2 ** 35, UPSTREAM_IDS + 1]) {
      const body = { id, songs: [song] }
      await expect(user.addOwnPlaylistSongs({ body })).rejects.toMatchObject({ status: 404 })
    }
    const rows = Array.from({ length: OWN_PLAYLISTS_MAX.songs - 3 }, (_, place) => ({
      ...{ playlist_id: id - OWN_LISTS.playlists, song_id: UPSTREAM_IDS + 1 + place },
      position: place + 3,
    }))
    for (let from = 0; from < rows.length; from += 500) {
      await queries
        .insertInto('playlist_songs')
        .values(rows.slice(from, from + 500))
        .execute()
    }
    const body = { id, songs: [await addSong(queries, 1)] }
    await expect(user.addOwnPlaylistSongs({ body })).rejects.toMatchObject({ status: 409 })
    const lists = Array.from({ length: OWN_PLAYLISTS_MAX.lists - 1 }, () => ({
      ...{ name: 'x', user_id: user.id, created_at: 1 },
    }))
    await queries.insertInto('playlists').values(lists).execute()
    const one = { body: { name: 'one more', songs: [] } }
    await expect(user.addOwnPlaylist(one)).rejects.toMatchObject({ status: 409 })
  })

  it('is private, and the same in a music app', async () => {
    const { user, ask, song, visitor, userClient } = await openSubsonicApp()
    const { playlist } = await ask('createPlaylist', {
      ...{ name: 'by app', songId: [(await song('First')).id, (await song('Second')).id] },
    })
    const [own] = (await user.getOwnMusic()).playlists
    expect(own).toMatchObject({ name: 'by app', musicSize: 2 })
    const query = { id: own?.id ?? 0, limit: 30, offset: 0 }
    const { songs } = await user.getOwnSongs({ query })
    expect(songs.map(({ name }) => name)).toEqual(['First', 'Second'])
    await user.moveOwnPlaylistSong({ body: { id: query.id, song: songs[1]?.id ?? 0, behind: 0 } })
    const { playlist: after } = await ask('getPlaylist', { id: playlist.id })
    expect(after.entry.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First'])
    const other = await userClient('another')
    await expect(other.getOwnSongs({ query })).rejects.toMatchObject({ status: 404 })
    await expect(visitor.getPlaylistSongs({ query })).rejects.toMatchObject({ status: 404 })
  })
})
