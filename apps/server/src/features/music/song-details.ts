import { SONG_DETAILS_MAX, type Song } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { LibraryStore } from './library.store.ts'
import { ROW_ID_MAX } from './listed-songs.store.ts'
import { toSong } from './songs.rules.ts'
import type { Upstream } from './upstream/upstream.ts'
import { upstreamId } from './upstream/upstream-answers.rules.ts'

interface Needs {
  readonly store: Pick<LibraryStore, 'songs'>
  readonly upstream: Pick<Upstream, 'details'> | undefined
}

/** Describes songs of the library and of the upstream by their ids. */
export const createSongDetails = ({ store, upstream }: Needs) => {
  const own = async (ids: readonly number[]) =>
    (await Promise.all(chunk(ids, NO_ID).map(store.songs))).flat().map(toSong)

  const theirs = async (ids: readonly number[]) => {
    if (!upstream) return []
    const songs: Song[] = []
    for (let from = 0; from < ids.length; from += SONG_DETAILS_MAX) {
      songs.push(...((await upstream.details(ids.slice(from, from + SONG_DETAILS_MAX))) ?? []))
    }
    return songs
  }

  return {
    /** Returns the songs in the order of the ids, without those that do not exist. */
    songs: async (ids: readonly number[]): Promise<Song[]> => {
      const wanted = [...new Set(ids)]
      const found = await Promise.all([
        own(wanted.filter((id) => id <= ROW_ID_MAX)),
        theirs(wanted.flatMap((id) => upstreamId(id) ?? [])),
      ])
      const songs = new Map(found.flat().map((song) => [song.id, song]))
      return wanted.flatMap((id) => songs.get(id) ?? [])
    },

    /** Returns the ids that exist. Those of the upstream are taken on trust. */
    known: async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
      const rows = await own([...new Set(ids)].filter((id) => id <= ROW_ID_MAX))
      const others = upstream ? ids.filter((id) => upstreamId(id) !== undefined) : []
      return new Set([...rows.map(({ id }) => id), ...others])
    },
  }
}

export type SongDetails = ReturnType<typeof createSongDetails>
