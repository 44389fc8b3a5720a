import { createHash, randomBytes } from 'node:crypto'
import { type Playlist, type Song, UPSTREAM_IDS } from '@lanting/contract'
import type { MusicUpstream } from '../../../platform/music-upstream-address.ts'
import { createUpstreamFetch, type Protocol, type UpstreamOptions } from './fetch-upstream.ts'
import { objectOf } from './json.rules.ts'
import {
  readSubsonicLyrics,
  readSubsonicPlaylists,
  readSubsonicSongs,
  type SubsonicSong,
} from './subsonic-answers.rules.ts'
import { FRESH_MS, PLAYLISTS_PATIENCE_MS, type Upstream } from './upstream.ts'
import type { UpstreamKeysStore } from './upstream-keys.store.ts'
import { FORWARD_PATH } from './upstream-paths.rules.ts'

type Login = NonNullable<MusicUpstream['login']>

/** These codes mean wrong credentials or missing rights. Others mean that nothing is found. */
const ACCESS_CODES = { first: 40, last: 59 }
const SALT_BYTES = 12
const DETAILS_AT_ONCE = 8
const PLAYLISTS_MAX = 200

/** The credentials of a call: the password itself is never sent. */
export const subsonicProof = ({ username, password }: Login) => {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const token = createHash('md5').update(`${password}${salt}`).digest('hex')
  return { u: username, t: token, s: salt, v: '1.16.1', c: 'lanting', f: 'json' }
}

const protocolOf = (login: Login): Protocol => ({
  proof: () => subsonicProof(login),
  read: (body) => {
    const answer = objectOf(body['subsonic-response'])
    if (answer.status === 'ok') return answer
    const code = Number(objectOf(answer.error).code)
    if (answer.status !== 'failed' || (code >= ACCESS_CODES.first && code <= ACCESS_CODES.last)) {
      throw new Error(`the answer is no success: ${code}`)
    }
    return {}
  },
})

interface Options extends UpstreamOptions {
  readonly login: Login
  readonly keys: UpstreamKeysStore
}

/** A client of a Subsonic server, such as Navidrome. Its files are passed on by our server. */
export const openSubsonicUpstream = ({ login, keys, ...options }: Options): Upstream => {
  const fetchAnswer = createUpstreamFetch(options, protocolOf(login))

  const coversOf = async (items: readonly { readonly cover: string }[]) => {
    const covers = items.flatMap(({ cover }) => cover || [])
    const numbers = await keys.numbersOf('cover', covers)
    return (cover: string) => (cover ? `${FORWARD_PATH.cover}${numbers.get(cover)}` : '')
  }

  const songsOf = async (songs: readonly SubsonicSong[]): Promise<Song[]> => {
    const keyed = songs.map(({ key }) => key)
    const [numbers, coverOf] = await Promise.all([keys.numbersOf('song', keyed), coversOf(songs)])
    return songs.map(({ key, name, artists, album, cover, durationMs }) => ({
      id: UPSTREAM_IDS + (numbers.get(key) ?? 0),
      name,
      ar: artists.map((artist) => ({ name: artist })),
      al: { picUrl: coverOf(cover), name: album },
      alia: [],
      ...(durationMs > 0 && { dt: durationMs }),
    }))
  }

  const detail = async (id: number) => {
    const key = await keys.keyOf(id)
    if (key === undefined) return {}
    return fetchAnswer('/rest/getSong', { id: key }, { freshMs: FRESH_MS.details })
  }

  return {
    playlists: async () => {
      const times = { freshMs: FRESH_MS.playlists, patienceMs: PLAYLISTS_PATIENCE_MS }
      const answer = await fetchAnswer('/rest/getPlaylists', {}, times)
      if (!answer) return undefined
      const found = readSubsonicPlaylists(objectOf(answer.playlists).playlist)
      const playlists = found.slice(0, PLAYLISTS_MAX)
      const keyed = playlists.map(({ key }) => key)
      const numbers = await keys.numbersOf('playlist', keyed)
      const coverOf = await coversOf(playlists)
      return playlists.map(
        ({ key, name, cover }): Playlist => ({
          id: UPSTREAM_IDS + (numbers.get(key) ?? 0),
          name,
          coverImgUrl: coverOf(cover),
        }),
      )
    },

    songs: async (playlist, limit, offset) => {
      const id = await keys.keyOf(playlist)
      if (id === undefined) return []
      const answer = await fetchAnswer('/rest/getPlaylist', { id }, { freshMs: FRESH_MS.songs })
      if (!answer) return undefined
      const songs = readSubsonicSongs(objectOf(answer.playlist).entry)
      return songsOf(songs.slice(offset, offset + limit))
    },

    details: async (ids) => {
      const songs: SubsonicSong[] = []
      for (let from = 0; from < ids.length; from += DETAILS_AT_ONCE) {
        const answers = await Promise.all(ids.slice(from, from + DETAILS_AT_ONCE).map(detail))
        if (answers.includes(undefined)) return undefined
        songs.push(...answers.flatMap((answer) => readSubsonicSongs([answer?.song])))
      }
      return songsOf(songs)
    },

    find: async (keywords, limit, offset) => {
      const query = { query: keywords, songCount: limit, songOffset: offset }
      const none = { artistCount: 0, albumCount: 0 }
      const freshMs = FRESH_MS.find
      const answer = await fetchAnswer('/rest/search3', { ...query, ...none }, { freshMs })
      const found = answer && readSubsonicSongs(objectOf(answer.searchResult3).song)
      return found && songsOf(found.slice(0, limit))
    },

    // Its own address would carry the login.
    address: async (id) =>
      (await keys.keyOf(id)) === undefined ? null : `${FORWARD_PATH.audio}${id}`,

    lyric: async (song) => {
      const id = await keys.keyOf(song)
      if (id === undefined) return { lyric: '' }
      const times = { freshMs: FRESH_MS.lyric, isOptional: true }
      const answer = await fetchAnswer('/rest/getLyricsBySongId', { id }, times)
      return answer && readSubsonicLyrics(objectOf(answer.lyricsList).structuredLyrics)
    },
  }
}
