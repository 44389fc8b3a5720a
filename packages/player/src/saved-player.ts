import {
  LYRIC_TYPES,
  type LyricType,
  PLAY_MODES,
  PLAY_TYPES,
  type PlayMode,
  type PlayType,
  type Song,
} from '@lanting/contract'
import { INITIAL, isPaused, type PlayerState } from './player-state.ts'
import { eachOnce } from './songs.ts'
import { SAVED_SONGS } from './timing.ts'

/** The data for the next page. Open panels are not part of it. */
export interface SavedPlayer {
  readonly song?: Song
  readonly wasPlaying: boolean
  readonly currentTime: number
  readonly volume: number
  readonly isMuted: boolean
  readonly playType: PlayType
  readonly playModel: PlayMode
  readonly lyricType: LyricType
  readonly musicList: readonly Song[]
  readonly customerMusicList: readonly Song[]
}

/** [MUSIC-20] */
export const savedOf = (state: PlayerState): SavedPlayer => ({
  ...(state.song && { song: state.song }),
  wasPlaying: !isPaused(state),
  currentTime: state.currentTime,
  volume: state.volume,
  isMuted: state.isMuted,
  playType: state.playType,
  playModel: state.playModel,
  lyricType: state.lyricType,
  musicList: state.musicList.slice(0, SAVED_SONGS),
  customerMusicList: state.customerMusicList.slice(0, SAVED_SONGS),
})

const KEPT = [
  'song',
  'currentTime',
  'volume',
  'isMuted',
  'playType',
  'playModel',
  'lyricType',
  'musicList',
  'customerMusicList',
] as const satisfies readonly (keyof PlayerState & keyof SavedPlayer)[]

/** [MUSIC-20] Returns whether both would be saved as the same. */
export const isKeptAs = (state: PlayerState, kept: PlayerState): boolean =>
  isPaused(state) === isPaused(kept) && KEPT.every((name) => state[name] === kept[name])

type Loose = Readonly<Record<string, unknown>>

const members = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

const readSong = (value: unknown): Song | undefined => {
  const { id, name, ar, al, alia } = members(value)
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || !Array.isArray(ar)) return undefined
  const { picUrl, name: album } = members(al)
  return {
    id: id as number,
    name,
    ar: texts(ar.map((artist) => members(artist).name)).map((artist) => ({ name: artist })),
    al: {
      picUrl: typeof picUrl === 'string' ? picUrl : '',
      ...(typeof album === 'string' && { name: album }),
    },
    alia: texts(alia),
  }
}

const readSongs = (value: unknown): readonly Song[] =>
  Array.isArray(value)
    ? eachOnce(value.slice(0, SAVED_SONGS).flatMap((song) => readSong(song) ?? []))
    : []

const oneOf = <V extends string>(values: readonly V[], value: unknown, other: V): V =>
  values.find((known) => known === value) ?? other

const within = (value: unknown, max: number, other: number) =>
  typeof value === 'number' && value >= 0 && value <= max ? value : other

/** [MUSIC-21] Returns a valid state for any stored value. Invalid parts are dropped. */
export const restored = (stored: unknown): { state: PlayerState; wasPlaying: boolean } => {
  const saved = members(stored)
  const song = readSong(saved.song)
  const customerMusicList = readSongs(saved.customerMusicList)
  const playType = oneOf(PLAY_TYPES, saved.playType, INITIAL.playType)
  const state: PlayerState = {
    ...INITIAL,
    status: song ? 'paused' : 'idle',
    song,
    currentTime: song ? within(saved.currentTime, Number.MAX_SAFE_INTEGER, 0) : 0,
    volume: within(saved.volume, 1, INITIAL.volume),
    isMuted: saved.isMuted === true,
    playType: customerMusicList.length > 0 ? playType : 'TOP',
    playModel: oneOf(PLAY_MODES, saved.playModel, INITIAL.playModel),
    lyricType: oneOf(LYRIC_TYPES, saved.lyricType, INITIAL.lyricType),
    musicList: readSongs(saved.musicList),
    customerMusicList,
  }
  return { state, wasPlaying: song !== undefined && saved.wasPlaying === true }
}
