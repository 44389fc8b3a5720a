import type { Song, TurntableSong } from '@lanting/contract'
import type { LibraryStore } from './library.store.ts'
import type { ListedSongsStore } from './listed-songs.store.ts'
import { playlistName } from './music.routes.ts'
import { toSong } from './songs.rules.ts'
import type { Upstream } from './upstream/upstream.ts'
import { upstreamId } from './upstream/upstream-answers.rules.ts'

interface Needs {
  readonly store: LibraryStore
  readonly lists: ListedSongsStore
  readonly upstream: Upstream | undefined
}

/** More songs of a playlist are not played together. */
const PLAYLIST_MAX = 500

const timed = (song: Song, duration_ms: number | undefined): TurntableSong[] =>
  duration_ms !== undefined && duration_ms > 0 ? [{ ...song, duration_ms }] : []

/** Songs with their lengths, from the file or from the upstream. */
export const createTimedSongs = ({ store, lists, upstream }: Needs) => {
  const ofList = async (id: number) => {
    const list = await lists.find(id)
    return list ? lists.songs(list, { limit: PLAYLIST_MAX, offset: 0 }) : []
  }

  return {
    song: async (id: number): Promise<TurntableSong | 'lengthUnknown' | undefined> => {
      const theirs = upstreamId(id)
      if (theirs !== undefined) {
        const [song] = (await upstream?.details([theirs])) ?? []
        return song && (timed(song, song.dt)[0] ?? 'lengthUnknown')
      }
      const [row] = await store.songs([id])
      return row && (timed(toSong(row), row.duration_ms)[0] ?? 'lengthUnknown')
    },

    songs: async (playlistId: number): Promise<readonly TurntableSong[]> => {
      const theirs = upstreamId(playlistId)
      if (theirs !== undefined) {
        const songs = (await upstream?.songs(theirs, PLAYLIST_MAX, 0)) ?? []
        return songs.flatMap((song) => timed(song, song.dt))
      }
      const rows = await ofList(playlistId)
      return rows.flatMap((row) => timed(toSong(row), row.duration_ms))
    },

    playlistName: async (id: number): Promise<string | undefined> => {
      if (upstreamId(id) !== undefined) {
        return (await upstream?.playlists())?.find((playlist) => playlist.id === id)?.name
      }
      const list = (await store.playlists()).find((playlist) => playlist.id === id)
      return list && playlistName(list, 'zh-CN')
    },
  }
}
