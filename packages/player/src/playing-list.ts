import type { Song } from '@lanting/contract'
import type { AnswerEvent } from './events.ts'
import type { ListOrder } from './list-order.ts'
import type { ListSource, PlayingList } from './list-state.ts'
import type { PlayerState } from './player-state.ts'
import { namelessSong } from './songs.ts'
import { type Step, step } from './step.ts'

type ListAnswer = Extract<AnswerEvent, { list: number }>

export const idsOf = (songs: readonly Song[]): readonly number[] => songs.map(({ id }) => id)

export const isSameSource = (one: ListSource | undefined, other: ListSource | undefined): boolean =>
  one?.id !== undefined && one.id === other?.id && one.order === other.order

export const listOf = (
  songs: readonly Song[],
  source: ListSource | undefined,
): PlayingList | undefined =>
  songs.length === 0
    ? undefined
    : {
        source,
        ids: idsOf(songs),
        songs,
        whole: source?.id === undefined ? 'ready' : 'unasked',
      }

/** [MUSIC-48] The shown list becomes the one that plays. Known ids of it are kept. */
export const playShown = (state: PlayerState, id?: number): PlayerState => {
  const { playing, shown, musicList } = state
  const isKept =
    playing && isSameSource(playing.source, shown) && (id === undefined || playing.ids.includes(id))
  return { ...state, playing: isKept ? playing : listOf(musicList, shown) }
}

/** [MUSIC-48] Until a list plays, the shown one is active. */
export const activeIds = ({ playType, playing, ...lists }: PlayerState): readonly number[] =>
  playType === 'CUSTOM' ? idsOf(lists.customerMusicList) : (playing?.ids ?? idsOf(lists.musicList))

export const orderOf = (state: PlayerState): ListOrder => ({
  ids: activeIds(state),
  current: state.place,
  mode: state.playModel,
})

/** [MUSIC-49] A song that is not loaded has only its id, until its description arrives. */
export const knownSong = (state: PlayerState, id: number): Song => {
  const { playing, musicList, customerMusicList, heard } = state
  const loaded = [playing?.songs ?? [], musicList, customerMusicList]
  for (const songs of loaded) {
    const song = songs.find((listed) => listed.id === id)
    if (song) return song
  }
  return heard.find(({ song }) => song.id === id)?.song ?? namelessSong(id)
}

/** [MUSIC-49] Requests all ids of a list that plays, once. A failed request is repeated. */
export const askWholeList = ({ state, effects }: Step): Step => {
  const { playing } = state
  const { id, order } = playing?.source ?? {}
  if (!playing || id === undefined || playing.whole === 'asked' || playing.whole === 'ready') {
    return { state, effects }
  }
  const asked: PlayerState = { ...state, playing: { ...playing, whole: 'asked' } }
  return step(asked, ...effects, { type: 'askList', id, order })
}

/** Without ids the request has failed. */
export const afterListAnswer = (
  state: PlayerState,
  { list, order, ids }: ListAnswer,
): PlayerState => {
  const { playing } = state
  const { source, whole } = playing ?? {}
  if (!playing || source?.id !== list || source.order !== order || whole !== 'asked') return state
  if (!ids || ids.length === 0) return { ...state, playing: { ...playing, whole: 'failed' } }
  return { ...state, playing: { ...playing, ids, whole: 'ready' }, upcoming: undefined }
}
