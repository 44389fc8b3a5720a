import { CODE, type Playlist, type Song } from '@lanting/contract'
import type { ForeignTexts } from '@lanting/player'
import { createUpstreamFetch, type Protocol, type UpstreamOptions } from './fetch-upstream.ts'
import { objectOf, textOf } from './json.rules.ts'
import { readAddress, readLyric, readPlaylists, readSongs } from './upstream-answers.rules.ts'

const MINUTE_MS = 60_000
/** How long an answer is fresh. Song addresses expire soon at other services. */
export const FRESH_MS = {
  playlists: 10 * MINUTE_MS,
  songs: 10 * MINUTE_MS,
  details: 60 * MINUTE_MS,
  find: 5 * MINUTE_MS,
  address: 3 * MINUTE_MS,
  lyric: 24 * 60 * MINUTE_MS,
} as const

/** Our own playlists do not wait longer for theirs, which come with a later call. */
export const PLAYLISTS_PATIENCE_MS = 400

/** A client of another server. Takes ids of that server. Returns undefined if it does not answer. */
export interface Upstream {
  playlists(): Promise<Playlist[] | undefined>
  songs(playlistId: number, limit: number, offset: number): Promise<Song[] | undefined>
  details(ids: readonly number[]): Promise<Song[] | undefined>
  find(keywords: string, limit: number, offset: number): Promise<Song[] | undefined>
  /** null: it has nothing playable. */
  address(id: number): Promise<string | null | undefined>
  lyric(id: number): Promise<ForeignTexts | undefined>
  /** Only a server whose ids are those of NetEase links has this. */
  playlistName?(id: number): Promise<string | undefined>
}

/** Success is a code in the body. */
const PROTOCOL: Protocol = {
  read: (body) => {
    if (body.code !== CODE.musicSuccess) throw new Error('the answer is no success')
    return body
  },
}

export const openUpstream = (options: UpstreamOptions): Upstream => {
  const fetchAnswer = createUpstreamFetch(options, PROTOCOL)
  const { base } = options
  return {
    playlists: async () => {
      const answer = await fetchAnswer(
        '/toplist/detail',
        {},
        {
          freshMs: FRESH_MS.playlists,
          patienceMs: PLAYLISTS_PATIENCE_MS,
        },
      )
      return answer && readPlaylists(answer.list, base)
    },

    songs: async (id, limit, offset) => {
      const answer = await fetchAnswer(
        '/playlist/track/all',
        { id, limit, offset },
        { freshMs: FRESH_MS.songs },
      )
      return answer && readSongs(answer.songs, base, limit)
    },

    details: async (ids) => {
      const answer = await fetchAnswer(
        '/song/detail',
        { ids: ids.join(',') },
        { freshMs: FRESH_MS.details },
      )
      return answer && readSongs(answer.songs, base, ids.length)
    },

    find: async (keywords, limit, offset) => {
      const answer = await fetchAnswer(
        '/search',
        { keywords, limit, offset },
        { freshMs: FRESH_MS.find },
      )
      const found = answer?.result as { songs?: unknown } | null | undefined
      return answer && readSongs(found?.songs, base, limit)
    },

    address: async (id) => {
      const answer = await fetchAnswer(
        '/song/url/v1',
        { id, level: 'exhigh' },
        { freshMs: FRESH_MS.address },
      )
      return answer && readAddress(answer.data, base)
    },

    lyric: async (id) => {
      const freshMs = FRESH_MS.lyric
      // Only the newer call has the times of words.
      const newer = await fetchAnswer('/lyric/new', { id }, { freshMs, isOptional: true })
      const answer = newer && !newer.lrc ? await fetchAnswer('/lyric', { id }, { freshMs }) : newer
      return (
        answer && {
          lyric: readLyric(answer.lrc),
          translation: readLyric(answer.tlyric),
          words: readLyric(answer.yrc),
          romanisation: readLyric(answer.romalrc),
          wordTranslation: readLyric(answer.ytlrc),
          wordRomanisation: readLyric(answer.yromalrc),
        }
      )
    },

    playlistName: async (id) => {
      const times = { freshMs: FRESH_MS.playlists, isOptional: true }
      const answer = await fetchAnswer('/playlist/detail', { id }, times)
      return answer && textOf(objectOf(answer.playlist).name)
    },
  }
}
