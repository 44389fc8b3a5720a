import { SONG_DETAILS_MAX, type Song } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import { AppError } from '../../http/app-error.ts'
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
    const songs: Song[] = []
    let isSilent = false
    for (let from = 0; upstream && from < ids.length; from += SONG_DETAILS_MAX) {
      const part = await upstream.details(ids.slice(from, from + SONG_DETAILS_MAX))
      songs.push(...(part ?? []))
      isSilent ||= part === undefined
    }
    return { songs, isSilent }
  }

  const find = async (ids: readonly number[]) => {
    const wanted = [...new Set(ids)]
    const [ours, others] = await Promise.all([
      own(wanted.filter((id) => id <= ROW_ID_MAX)),
      theirs(wanted.flatMap((id) => upstreamId(id) ?? [])),
    ])
    const songs = new Map([...ours, ...others.songs].map((song) => [song.id, song]))
    return { songs: wanted.flatMap((id) => songs.get(id) ?? []), isSilent: others.isSilent }
  }

  return {
    /** Returns the songs in the order of the ids, without those that do not exist. */
    songs: async (ids: readonly number[]): Promise<Song[]> => (await find(ids)).songs,

    /** As `songs`. Throws if a page of a list were empty because the upstream is silent. */
    page: async (ids: readonly number[]): Promise<Song[]> => {
      const { songs, isSilent } = await find(ids)
      if (songs.length === 0 && isSilent) throw new AppError('musicUnavailable')
      return songs
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
