import type { Song } from '@lanting/contract'
import type { UserAction } from './events.ts'
import type { ListSource, PlayingList } from './list-state.ts'
import type { PlayerState } from './player-state.ts'
import { askWholeList, idsOf, isSameSource, listOf } from './playing-list.ts'
import { eachOnce, hasSong } from './songs.ts'
import { type Step, step } from './step.ts'

/** [MUSIC-13] */
const add = (state: PlayerState, song: Song): Step => {
  if (hasSong(state.customerMusicList, song.id)) return step(state)
  const customerMusicList = [...state.customerMusicList, song]
  return step(
    { ...state, customerMusicList, playType: 'CUSTOM', upcoming: undefined },
    { type: 'announce', notice: { type: 'added', song } },
  )
}

/** [MUSIC-14] Playback continues, also if the playing song was removed. */
const remove = (state: PlayerState, id: number): Step => {
  const song = state.customerMusicList.find((listed) => listed.id === id)
  if (!song) return step(state)
  const customerMusicList = state.customerMusicList.filter((listed) => listed.id !== id)
  const playType = customerMusicList.length > 0 ? 'CUSTOM' : 'TOP'
  return step(
    { ...state, customerMusicList, playType, upcoming: undefined },
    { type: 'announce', notice: { type: 'removed', song } },
  )
}

const isSameList = (one: readonly Song[], other: readonly Song[]) =>
  one.length === other.length && one.every(({ id }, place) => id === other[place]?.id)

/** [MUSIC-36] */
const follow = (
  state: PlayerState,
  customerMusicList: readonly Song[],
  queue: readonly Song[],
): Step => {
  const isSame =
    isSameList(state.customerMusicList, customerMusicList) && isSameList(state.queue, queue)
  if (isSame) return step(state)
  const playType = customerMusicList.length > 0 ? state.playType : 'TOP'
  return step({ ...state, customerMusicList, queue, playType, upcoming: undefined })
}

/** [MUSIC-48] The list that plays goes on when another one is shown. */
const playingStill = (state: PlayerState): PlayingList | undefined => {
  const { playing, shown, musicList, song, playType } = state
  if (!playing) return song && playType === 'TOP' ? listOf(musicList, shown) : undefined
  const isShown = isSameSource(playing.source, shown) && musicList.length > 0
  return isShown ? { ...playing, songs: musicList } : playing
}

const show = (state: PlayerState, songs: readonly Song[], source?: ListSource): Step => {
  const playing = playingStill(state)
  const upcoming = playing ? state.upcoming : undefined
  return step({ ...state, musicList: eachOnce(songs), shown: source, playing, upcoming })
}

/** [MUSIC-27] [MUSIC-49] The list that plays grows with the shown one until all ids are known. */
const extend = (state: PlayerState, songs: readonly Song[]): Step => {
  const musicList = eachOnce([...state.musicList, ...songs])
  const { playing, shown } = state
  if (!playing || playing.whole === 'ready' || !isSameSource(playing.source, shown)) {
    return step({ ...state, musicList })
  }
  const ids = [...new Set([...playing.ids, ...idsOf(songs)])]
  return step({ ...state, musicList, playing: { ...playing, ids } })
}

/** [MUSIC-49] Ids that were requested before the change are in an old order. */
const changedPlaying = (state: PlayerState, playing: PlayingList, songs: readonly Song[]) => {
  const before = new Set(idsOf(state.musicList))
  const behind = playing.ids.filter((id) => !before.has(id))
  const ids = [...new Set([...idsOf(songs), ...behind])]
  const whole = playing.whole === 'asked' ? 'unasked' : playing.whole
  return ids.length > 0 ? { ...playing, ids, songs, whole } : undefined
}

/** [MUSIC-49] The listener has moved, removed or added songs of the shown list. */
const change = (state: PlayerState, songs: readonly Song[]): Step => {
  const musicList = eachOnce(songs)
  const { playing, shown } = state
  if (!playing) return step({ ...state, musicList, upcoming: undefined })
  if (!isSameSource(playing.source, shown)) return step({ ...state, musicList })
  const changed = changedPlaying(state, playing, musicList)
  return step({ ...state, musicList, playing: changed, upcoming: undefined })
}

/**
 * [MUSIC-49] The answer may be shorter than the list, so it removes nothing from what plays. The
 * ids, which are requested again, do.
 */
const reload = (state: PlayerState, songs: readonly Song[]): Step => {
  const musicList = eachOnce(songs)
  const { playing, shown } = state
  if (!playing || !isSameSource(playing.source, shown)) return change(state, songs)
  const ids = [...new Set([...idsOf(musicList), ...playing.ids])]
  const reloaded = { ...playing, ids, songs: musicList, whole: 'unasked' } as const
  return askWholeList(step({ ...state, musicList, playing: reloaded, upcoming: undefined }))
}

type ListEvent = Extract<
  UserAction,
  { type: 'add' | 'remove' | 'showList' | 'extendList' | 'changeList' | 'reloadList' | 'follow' }
>

export const afterListEvent = (state: PlayerState, event: ListEvent): Step => {
  switch (event.type) {
    case 'add':
      return add(state, event.song)
    case 'remove':
      return remove(state, event.id)
    case 'showList':
      return show(state, event.songs, event.source)
    case 'extendList':
      return extend(state, event.songs)
    case 'changeList':
      return change(state, event.songs)
    case 'reloadList':
      return reload(state, event.songs)
    case 'follow':
      return follow(state, event.songs, event.queue)
  }
}
