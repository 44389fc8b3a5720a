import {
  LYRIC_TYPES,
  type LyricType,
  PLAY_MODES,
  PLAY_TYPES,
  type PlayMode,
  type PlayType,
  type Song,
} from '@lanting/contract'
import type { HeardSong, ListSource, PlayingList } from './list-state.ts'
import { INITIAL, isPaused, type PlayerState } from './player-state.ts'
import { members, readHeard, readId, readPlaying, readSong, readSongs } from './read-saved.ts'
import { SAVED_IDS, SAVED_SONGS } from './timing.ts'

interface SavedList {
  readonly source?: ListSource
  readonly ids: readonly number[]
}

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
  readonly playing?: SavedList
  readonly queue: readonly Song[]
  readonly isFromQueue: boolean
  readonly place?: number
  readonly heard: readonly HeardSong[]
}

const savedList = ({ source, ids }: PlayingList): SavedList => ({
  ...(source && {
    source: {
      ...(source.id !== undefined && { id: source.id }),
      name: source.name,
      ...(source.order && { order: source.order }),
    },
  }),
  ids: ids.slice(0, SAVED_IDS),
})

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
  ...(state.playing && { playing: savedList(state.playing) }),
  queue: state.queue,
  isFromQueue: state.isFromQueue,
  ...(state.place !== undefined && { place: state.place }),
  heard: state.heard,
})

/** Without the list that plays: it changes with the song, or only by answers of the server. */
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
  'queue',
  'isFromQueue',
  'place',
  'heard',
] as const satisfies readonly (keyof PlayerState & keyof SavedPlayer)[]

/** [MUSIC-20] Returns whether both would be saved as the same. */
export const isKeptAs = (state: PlayerState, kept: PlayerState): boolean =>
  isPaused(state) === isPaused(kept) && KEPT.every((name) => state[name] === kept[name])

const oneOf = <V extends string>(values: readonly V[], value: unknown, other: V): V =>
  values.find((known) => known === value) ?? other

const within = (value: unknown, max: number, other: number) =>
  typeof value === 'number' && value >= 0 && value <= max ? value : other

/** [MUSIC-21] Returns a valid state for any stored value. Invalid parts are dropped. */
export const restored = (stored: unknown): { state: PlayerState; wasPlaying: boolean } => {
  const saved = members(stored)
  const song = readSong(saved.song)
  const customerMusicList = readSongs(saved.customerMusicList)
  const currentTime = song ? within(saved.currentTime, Number.MAX_SAFE_INTEGER, 0) : 0
  const isFromQueue = song !== undefined && saved.isFromQueue === true
  const playType = oneOf(PLAY_TYPES, saved.playType, INITIAL.playType)
  const state: PlayerState = {
    ...INITIAL,
    status: song ? 'paused' : 'idle',
    song,
    currentTime,
    volume: within(saved.volume, 1, INITIAL.volume),
    isMuted: saved.isMuted === true,
    playType: customerMusicList.length > 0 ? playType : 'TOP',
    playModel: oneOf(PLAY_MODES, saved.playModel, INITIAL.playModel),
    lyricType: oneOf(LYRIC_TYPES, saved.lyricType, INITIAL.lyricType),
    musicList: readSongs(saved.musicList),
    customerMusicList,
    playing: readPlaying(saved.playing),
    queue: readSongs(saved.queue),
    isFromQueue,
    // Earlier versions saved no place.
    place: readId(saved.place) ?? (isFromQueue ? undefined : song?.id),
    heard: readHeard(saved.heard),
    hasSounded: currentTime > 0,
  }
  return { state, wasPlaying: song !== undefined && saved.wasPlaying === true }
}
