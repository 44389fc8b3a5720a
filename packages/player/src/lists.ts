import type { Song } from '@lanting/contract'
import type { UserAction } from './events.ts'
import type { PlayerState } from './player-state.ts'
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
const follow = (state: PlayerState, customerMusicList: readonly Song[]): Step => {
  if (isSameList(state.customerMusicList, customerMusicList)) return step(state)
  const playType = customerMusicList.length > 0 ? state.playType : 'TOP'
  return step({ ...state, customerMusicList, playType, upcoming: undefined })
}

type ListEvent = Extract<
  UserAction,
  { type: 'add' | 'remove' | 'showList' | 'extendList' | 'followList' }
>

export const afterListEvent = (state: PlayerState, event: ListEvent): Step => {
  switch (event.type) {
    case 'add':
      return add(state, event.song)
    case 'remove':
      return remove(state, event.id)
    case 'showList':
      return step({ ...state, musicList: eachOnce(event.songs), upcoming: undefined })
    case 'extendList':
      return step({ ...state, musicList: eachOnce([...state.musicList, ...event.songs]) })
    case 'followList':
      return follow(state, event.songs)
  }
}
