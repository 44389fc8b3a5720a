import { SONG_ORDERS, type Song } from '@lanting/contract'
import type { HeardSong, PlayingList } from './list-state.ts'
import { eachOnce } from './songs.ts'
import { HEARD_SONGS, SAVED_IDS, SAVED_SONGS } from './timing.ts'

type Loose = Readonly<Record<string, unknown>>

export const members = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const texts = (value: unknown): string[] => listed(value).filter((text) => typeof text === 'string')

export const readId = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined

const idIn = (value: unknown) => {
  const id = readId(members(value).id)
  return id === undefined ? {} : { id }
}

const readArtist = (value: unknown): Song['ar'] => {
  const { name } = members(value)
  return typeof name === 'string' ? [{ ...idIn(value), name }] : []
}

export const readSong = (value: unknown): Song | undefined => {
  const { id, name, ar, al, alia, dt, gain_db } = members(value)
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || !Array.isArray(ar)) return undefined
  const { picUrl, name: album } = members(al)
  return {
    id: id as number,
    name,
    ar: ar.flatMap(readArtist),
    al: {
      ...idIn(al),
      picUrl: typeof picUrl === 'string' ? picUrl : '',
      ...(typeof album === 'string' && { name: album }),
    },
    alia: texts(alia),
    ...(Number.isSafeInteger(dt) && Number(dt) > 0 && { dt: Number(dt) }),
    ...(Number.isFinite(gain_db) && { gain_db: Number(gain_db) }),
  }
}

export const readSongs = (value: unknown): readonly Song[] =>
  eachOnce(
    listed(value)
      .slice(0, SAVED_SONGS)
      .flatMap((song) => readSong(song) ?? []),
  )

export const readHeard = (value: unknown): readonly HeardSong[] =>
  listed(value)
    .slice(-HEARD_SONGS)
    .flatMap((entry) => {
      const { song: saved, isFromQueue, place } = members(entry)
      const song = readSong(saved)
      return song ? [{ song, isFromQueue: isFromQueue === true, place: readId(place) }] : []
    })

/** [MUSIC-49] All ids are requested again when the list plays. */
export const readPlaying = (value: unknown): PlayingList | undefined => {
  const { source, ids } = members(value)
  const known = [...new Set(listed(ids).slice(0, SAVED_IDS))].flatMap((id) => readId(id) ?? [])
  if (known.length === 0) return undefined
  const { id, name, order: saved } = members(source)
  const list = readId(id)
  const order = SONG_ORDERS.find((known) => known === saved)
  const origin = { ...(list !== undefined && { id: list }), ...(order && { order }) }
  return {
    source: typeof name === 'string' ? { ...origin, name } : undefined,
    ids: known,
    songs: [],
    whole: list === undefined ? 'ready' : 'unasked',
  }
}
