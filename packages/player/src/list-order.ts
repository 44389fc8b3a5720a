import { PLAY_MODES, type PlayMode } from '@lanting/contract'

/** From 0 up to, but not including, 1. */
export type Chance = () => number
export type Direction = 'next' | 'previous'

/** The active list as ids, and the song from which it continues. */
export interface ListOrder {
  readonly ids: readonly number[]
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

/** The position in the list. A song that is not in the list counts as its first. */
const indexIn = ({ ids, current }: ListOrder) =>
  current === undefined ? 0 : Math.max(0, ids.indexOf(current))

/** The first song to play. */
export const firstOf = ({ ids, mode }: ListOrder, chance: Chance): number | undefined =>
  ids[mode === 'RANDOM' && ids.length > 0 ? draw(ids.length, chance) : 0]

/** The song to go to. undefined: stay with the current one. */
export const songAfter = (
  order: ListOrder,
  direction: Direction,
  chance: Chance,
): number | undefined => {
  const { ids, mode } = order
  if (mode === 'SINGLECYCLE' || ids.length === 0) return undefined
  const index = indexIn(order)
  if (mode === 'RANDOM') return ids[drawOther(ids.length, index, chance)]
  const step = direction === 'next' ? 1 : ids.length - 1
  return ids[(index + step) % ids.length]
}

/** All songs of the list, from the one after the current song, around its end. */
export const idsAfter = (order: ListOrder): readonly number[] => {
  const from = indexIn(order) + 1
  return [...order.ids.slice(from), ...order.ids.slice(0, from)]
}

/** [MUSIC-11] The song to try when the current one cannot be played, among untried songs. */
export const songToTry = (
  order: ListOrder,
  tried: readonly number[],
  chance: Chance,
): number | undefined => {
  const left = idsAfter(order).filter((id) => !tried.includes(id))
  if (left.length === 0) return undefined
  return left[order.mode === 'RANDOM' ? draw(left.length, chance) : 0]
}
