import { OWN_PLAYLISTS_MAX, UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

describe('playlists', () => {
  it('of a user are private, and those of the site read only', async () => {
    const { ask, song, userClient, visitor, platform } = await openSubsonicApp()
    const [first, second] = [await song('First'), await song('Second')]
    const { playlist } = await ask('createPlaylist', {
      name: 'evening',
      songId: [first.id, second.id, first.id],
    })
    expect(playlist).toMatchObject({
      name: 'evening',
      songCount: 2,
      public: false,
      readonly: false,
    })
    await ask('updatePlaylist', {
      playlistId: playlist.id,
      songIndexToRemove: '0',
      songIdToAdd: (await song('Loose')).id,
    })
    const after = await ask('getPlaylist', { id: playlist.id })
    expect(after.playlist.entry.map(({ title }: { title: string }) => title)).toEqual([
      'Second',
      'Loose',
    ])
    expect((await visitor.getToplist()).list.map(({ name }) => name)).not.toContain('evening')
    const other = await userClient('another')
    const { token: apiKey } = await other.addMusicToken({ body: { name: 'x' } })
    const notTheirs = { apiKey, id: playlist.id, playlistId: playlist.id, name: 'stolen' }
    for (const call of ['getPlaylist', 'updatePlaylist', 'deletePlaylist', 'createPlaylist']) {
      expect(await ask(call, notTheirs)).toMatchObject({ error: { code: 70 } })
    }
    const { playlists } = await ask('getPlaylists')
    const folder = playlists.playlist.find(({ name }: { name: string }) => name === 'rain')
    expect(folder).toMatchObject({ readonly: true, public: true, songCount: 2 })
    for (const call of ['updatePlaylist', 'deletePlaylist']) {
      const query = { id: folder.id, playlistId: folder.id, name: 'x' }
      expect(await ask(call, query)).toMatchObject({ error: { code: 50 } })
    }
    const rows = Array.from({ length: OWN_PLAYLISTS_MAX.songs - 2 }, (_, place) => ({
      playlist_id: Number(playlist.id.slice('pl-'.length)),
      song_id: UPSTREAM_IDS + 1 + place,
      position: 9,
    }))
    await platform.database.queries.insertInto('playlist_songs').values(rows).execute()
    const oneMore = { playlistId: playlist.id, songIdToAdd: first.id }
    expect(await ask('updatePlaylist', oneMore)).toMatchObject({ error: { code: 0 } })
    await ask('deletePlaylist', { id: playlist.id })
    expect(await ask('getPlaylist', { id: playlist.id })).toMatchObject({ error: { code: 70 } })
  })

  it('lose no song when two apps add at once', async () => {
    const { ask, song } = await openSubsonicApp()
    const { playlist } = await ask('createPlaylist', { name: 'both' })
    const titles = ['First', 'Second', 'Loose', '茉莉花']
    const songs = await Promise.all(titles.map((title) => song(title)))
    await Promise.all(
      songs.map(({ id }) => ask('updatePlaylist', { playlistId: playlist.id, songIdToAdd: id })),
    )
    const { playlist: after } = await ask('getPlaylist', { id: playlist.id })
    expect(after.songCount).toBe(titles.length)
  })

  it('of an administrator can be given to the site', async () => {
    const { ask, ownerClient, song, visitor } = await openSubsonicApp()
    const owner = await ownerClient()
    const { token: apiKey } = await owner.addMusicToken({ body: { name: 'x' } })
    const { id } = await song('First')
    const { playlist } = await ask('createPlaylist', { apiKey, name: 'for all', songId: id })
    const names = async () => (await visitor.getToplist()).list.map(({ name }) => name)
    expect(await names()).not.toContain('for all')
    await ask('updatePlaylist', { apiKey, playlistId: playlist.id, public: 'true' })
    expect(await names()).toContain('for all')
    await ask('updatePlaylist', { playlistId: playlist.id, name: 'taken' })
    expect(await names()).toContain('for all')
  })
})
