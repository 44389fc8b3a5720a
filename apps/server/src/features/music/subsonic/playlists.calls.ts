import { ADMIN_LENGTH, OWN_PLAYLISTS_MAX } from '@lanting/contract'
import type { Clock } from '../../../platform/clock.ts'
import { type ListedSongsStore, listOfRow } from '../listed-songs.store.ts'
import { removePlaces, replaceSongs } from '../listener/own-playlists.rules.ts'
import type { UserPlaylistsStore } from '../user-playlists.store.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { expectId, playlistIdOf } from './ids.rules.ts'
import { mayChange, toPlaylist } from './playlist-shapes.rules.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Catalogue
  readonly lists: Pick<ListedSongsStore, 'songs'>
  readonly playlists: UserPlaylistsStore
  readonly now: Clock
}

const SONGS_MAX = 10_000
const nameOf = (text: string) => {
  const name = text.trim()
  if (name === '') throw new SubsonicError('missingParameter', 'Parameter name is missing')
  return [...name].slice(0, ADMIN_LENGTH.playlistName).join('')
}

/** The playlists of users are as long as on the site. */
const within = ({ user_id }: { user_id: number | null }, ids: readonly number[]) => {
  if (user_id !== null && new Set(ids).size > OWN_PLAYLISTS_MAX.songs) {
    throw new SubsonicError('generic', 'Too many songs in a playlist')
  }
  return ids.slice(0, SONGS_MAX)
}

/** Calls about playlists: those of the site, and the private ones of the listener. */
export const playlistCalls = ({ catalogue, lists, playlists, now }: Needs) => {
  const existing = async (call: Call, text: string) => {
    const playlist = await playlists.playlist(expectId('playlist', text), call.listener.id)
    if (!playlist) throw notFound('playlist')
    return playlist
  }

  const changeable = async (call: Call, text: string) => {
    const playlist = await existing(call, text)
    if (!mayChange(playlist, call)) {
      throw new SubsonicError('notAuthorized', 'This playlist is read only')
    }
    return playlist
  }

  const withSongs = async (call: Call, text: string) => {
    const playlist = await existing(call, text)
    const rows = await lists.songs(listOfRow(playlist), { limit: SONGS_MAX, offset: 0 })
    const entry = await catalogue.childrenById(
      call,
      rows.map((row) => row.id),
    )
    return { playlist: { ...toPlaylist(call, playlist), entry } }
  }

  const songsIn = ({ parameters }: Call, name: string) =>
    parameters.all(name).map((text) => expectId('song', text))

  return {
    getPlaylists: async (call: Call) => {
      const rows = await playlists.playlists(call.listener.id)
      return { playlists: { playlist: rows.map((row) => toPlaylist(call, row)) } }
    },

    getPlaylist: (call: Call) => withSongs(call, call.parameters.required('id')),

    /** With `playlistId` it replaces the songs of a playlist. */
    createPlaylist: async (call: Call) => {
      const { parameters, listener } = call
      const songs = songsIn(call, 'songId')
      const replaced = parameters.optional('playlistId')
      if (replaced !== undefined) {
        const playlist = await changeable(call, replaced)
        const name = parameters.optional('name')
        await playlists.change(
          playlist.id,
          {
            ...(name && { name: nameOf(name) }),
            songs: (ids) => within(playlist, replaceSongs(ids, songs)),
          },
          now(),
        )
        return withSongs(call, replaced)
      }
      const name = nameOf(parameters.required('name'))
      const id = await playlists.add(
        { userId: listener.id, name, songs },
        OWN_PLAYLISTS_MAX.lists,
        now(),
      )
      if (id === undefined) throw new SubsonicError('generic', 'Too many playlists')
      return withSongs(call, playlistIdOf(id))
    },

    /** An administrator gives a playlist to the site by making it public, and takes it back. */
    updatePlaylist: async (call: Call) => {
      const { parameters, listener } = call
      const playlist = await changeable(call, parameters.required('playlistId'))
      const name = parameters.optional('name')
      const isPublic = listener.isAdministrator ? parameters.flag('public') : undefined
      const added = songsIn(call, 'songIdToAdd')
      const removed = new Set(parameters.all('songIndexToRemove').map(Number))
      const userId = isPublic ? null : listener.id
      await playlists.change(
        playlist.id,
        {
          ...(name && { name: nameOf(name) }),
          ...(isPublic !== undefined && { userId }),
          songs: (ids) => within(playlist, [...removePlaces(ids, removed), ...added]),
        },
        now(),
      )
      return {}
    },

    deletePlaylist: async (call: Call) => {
      const { id } = await changeable(call, call.parameters.required('id'))
      await playlists.remove(id)
      return {}
    },
  }
}
