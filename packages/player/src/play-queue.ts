import { PLAY_MODES, type PlayMode, type Song } from '@lanting/contract'

/** From 0 up to, but not including, 1. */
export type Chance = () => number
export type Direction = 'next' | 'previous'

export interface Queue {
  readonly songs: readonly Song[]
  readonly current: number | undefined
  readonly mode: PlayMode
}

export const modeAfter = (mode: PlayMode): PlayMode =>
  PLAY_MODES[(PLAY_MODES.indexOf(mode) + 1) % PLAY_MODES.length] ?? PLAY_MODES[0]

const draw = (length: number, chance: Chance) => Math.min(length - 1, Math.floor(chance() * length))

/**
 * [MUSIC-6] A random index other than the current one: drawn, drawn once more, then simply the
 * next.
 */
const drawOther = (length: number, index: number, chance: Chance) => {
  const first = draw(length, chance)
  const drawn = first === index ? draw(length, chance) : first
  return drawn === index ? (index + 1) % length : drawn
}

/** The position in the queue. A song that is not in the queue counts as its first. */
const indexIn = ({ songs, current }: Queue) =>
  Math.max(
    0,
    songs.findIndex(({ id }) => id === current),
  )

/** The first song to play. */
export const firstOf = ({ songs, mode }: Queue, chance: Chance): Song | undefined =>
  songs[mode === 'RANDOM' && songs.length > 0 ? draw(songs.length, chance) : 0]

/** The song to go to. undefined: stay with the current one. */
export const songAfter = (queue: Queue, direction: Direction, chance: Chance): Song | undefined => {
  const { songs, mode } = queue
  if (mode === 'SINGLECYCLE' || songs.length === 0) return undefined
  const index = indexIn(queue)
  if (mode === 'RANDOM') return songs[drawOther(songs.length, index, chance)]
  const step = direction === 'next' ? 1 : songs.length - 1
  return songs[(index + step) % songs.length]
}

/** [MUSIC-11] The song to try when the current one cannot be played, among untried songs. */
export const songToTry = (
  queue: Queue,
  tried: readonly number[],
  chance: Chance,
): Song | undefined => {
  const from = indexIn(queue) + 1
  const inOrder = [...queue.songs.slice(from), ...queue.songs.slice(0, from)]
  const left = inOrder.filter(({ id }) => !tried.includes(id))
  if (left.length === 0) return undefined
  return left[queue.mode === 'RANDOM' ? draw(left.length, chance) : 0]
}
