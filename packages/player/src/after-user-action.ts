import type { UserAction } from './events.ts'
import { type Chance, modeAfter } from './list-order.ts'
import { afterListEvent } from './lists.ts'
import { shiftLyrics } from './lyrics/shift-lyrics.ts'
import { afterQueueEvent } from './play-queue.ts'
import { moveBack, moveOn, startShown } from './playback.ts'
import { atTime, isPaused, type PlayerState } from './player-state.ts'
import { activeIds, knownSong, listOf, playShown } from './playing-list.ts'
import { eachOnce } from './songs.ts'
import { fetchCurrent, startPlayback, startSong } from './start-song.ts'
import { type Step, step } from './step.ts'
import { afterViewEvent } from './view.ts'

const pause = (state: PlayerState): Step =>
  isPaused(state) ? step(state) : step({ ...state, status: 'paused' }, { type: 'pause' })

const play = (state: PlayerState, chance: Chance): Step => {
  if (!state.song) return moveOn(state, chance)
  return isPaused(state) ? startPlayback({ ...state, tried: [] }) : step(state)
}

/** [MUSIC-8] Seeks to a time, and resumes if it was paused. */
const seek = (state: PlayerState, seconds: number): Step => {
  if (!state.song || !Number.isFinite(seconds)) return step(state)
  const there = atTime(state, seconds)
  const resumed = isPaused(there) ? startPlayback({ ...there, tried: [] }) : step(there)
  if (state.source !== 'ready') return resumed
  return step(resumed.state, { type: 'seek', seconds: there.currentTime }, ...resumed.effects)
}

const seekLyric = (state: PlayerState, index: number): Step => {
  const line = state.lyrics.isTimed ? state.lyrics.lines[index] : undefined
  return line ? seek(state, line.atMs / 1_000) : step(state)
}

/** [MUSIC-51] */
const shifted = (state: PlayerState, offsetMs: number): PlayerState => ({
  ...state,
  lyrics: shiftLyrics(state.lyrics, offsetMs),
})

const atVolume = (state: PlayerState, volume: number, isMuted: boolean): Step =>
  step({ ...state, volume, isMuted }, { type: 'volume', volume: isMuted ? 0 : volume })

/** [MUSIC-18] */
const setVolume = (state: PlayerState, volume: number): Step => {
  if (!Number.isFinite(volume)) return step(state)
  return atVolume(state, Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100, false)
}

/** [MUSIC-12] A song selected in a list makes that list the active one. */
const select = (state: PlayerState, { song, from }: UserAction & { type: 'select' }): Step => {
  const isEmpty = from === 'CUSTOM' && state.customerMusicList.length === 0
  const chosen: PlayerState = from && !isEmpty ? { ...state, playType: from } : state
  return startSong(from === 'TOP' ? playShown(chosen, song.id) : chosen, song)
}

/** [MUSIC-48] */
const playList = (state: PlayerState, event: UserAction & { type: 'playList' }): Step => {
  const playing = listOf(eachOnce(event.songs), event.source)
  return startSong({ ...state, playing, playType: 'TOP' }, event.song)
}

const playListed = (state: PlayerState, id: number): Step =>
  activeIds(state).includes(id) ? startSong(state, knownSong(state, id)) : step(state)

export const afterUserAction = (state: PlayerState, event: UserAction, chance: Chance): Step => {
  switch (event.type) {
    case 'select':
      return select(state, event)
    case 'toggle':
      return isPaused(state) ? play(state, chance) : pause(state)
    case 'play':
      return play(state, chance)
    case 'pause':
      return pause(state)
    case 'next':
      return moveOn(state, chance)
    case 'previous':
      return moveBack(state, chance)
    case 'playShown':
      return startShown(state, chance)
    case 'playList':
      return playList(state, event)
    case 'playListed':
      return playListed(state, event.id)
    case 'prepare':
      return state.status === 'paused' && state.source === 'unasked'
        ? fetchCurrent(state, 'paused')
        : step(state)
    case 'seek':
      return seek(state, event.seconds)
    case 'seekLyric':
      return seekLyric(state, event.index)
    case 'shiftLyrics':
      return step(atTime(shifted(state, event.offsetMs), state.currentTime))
    case 'setVolume':
      return setVolume(state, event.volume)
    case 'toggleMute':
      return atVolume(state, state.volume, !state.isMuted)
    case 'cycleMode':
      return step({ ...state, playModel: modeAfter(state.playModel), upcoming: undefined })
    case 'add':
    case 'remove':
    case 'showList':
    case 'extendList':
    case 'changeList':
    case 'reloadList':
    case 'follow':
      return afterListEvent(state, event)
    case 'playNext':
    case 'enqueue':
    case 'unqueue':
    case 'moveQueued':
    case 'clearQueue':
    case 'playQueued':
      return afterQueueEvent(state, event)
    default:
      return step(afterViewEvent(state, event))
  }
}
