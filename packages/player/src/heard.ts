import type { HeardSong } from './list-state.ts'
import type { PlayerState } from './player-state.ts'
import { activeIds } from './playing-list.ts'
import { HEARD_SONGS } from './timing.ts'

/** [MUSIC-50] The trail with the current song, if it has sounded. */
export const withHeard = ({
  song,
  hasSounded,
  isFromQueue,
  place,
  heard,
}: PlayerState): readonly HeardSong[] =>
  song && hasSounded ? [...heard, { song, isFromQueue, place }].slice(-HEARD_SONGS) : heard

/**
 * [MUSIC-50] The song to return to; undefined when the order of the list decides. List loop has an
 * order of its own, which only songs from elsewhere interrupt.
 */
export const songHeardBefore = (state: PlayerState): HeardSong | undefined => {
  const last = state.heard.at(-1)
  if (!last || !state.song || state.playModel === 'SINGLECYCLE') return undefined
  if (state.playModel === 'RANDOM') return last
  const ids = activeIds(state)
  const isOutside = !ids.includes(state.song.id) || !ids.includes(last.song.id)
  return isOutside || state.isFromQueue || last.isFromQueue ? last : undefined
}
