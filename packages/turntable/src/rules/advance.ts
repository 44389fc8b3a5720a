import type { TurntableChange, TurntableState } from '@lanting/contract'
import { afterChange } from './after-change.ts'
import { isForgotten, isOver, nextStart, startNext, startSoon, type Turn } from './next-song.ts'

/** More songs than fit into the longest absence. */
const STEPS_MAX = 10_000

/** Several turns as one change: it names all entries that have been played meanwhile. */
const joined = (passed: readonly number[], last: TurntableChange): TurntableChange =>
  last.type === 'started' || last.type === 'rested'
    ? { ...last, entry_ids: [...passed, ...last.entry_ids] }
    : last

/**
 * [LISTEN-11] Returns the change that brings the turntable to where it should be: songs that ended
 * while no server was running have been played. Undefined while the song goes on.
 */
export const advance = (state: TurntableState, turn: Turn): TurntableChange | undefined => {
  if (!isOver(state, turn.now)) return undefined
  if (isForgotten(state, turn.now)) return startSoon(state, turn, 'ended')
  let [now, passed] = [state, [] as readonly number[]]
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const change = startNext(now, turn, nextStart(now) ?? turn.now, 'ended')
    now = afterChange(now, change)
    if (!isOver(now, turn.now)) return joined(passed, change)
    if (change.type === 'started') passed = [...passed, ...change.entry_ids]
  }
  return joined(passed, startSoon(now, turn, 'ended'))
}

/**
 * [LISTEN-12] What plays at that time, as far as everybody can know: the next song begins on time
 * in every browser, even when the word of the server is late or the server is away.
 */
export const expectedAt = (state: TurntableState, serverNow: number): TurntableState => {
  if (!isOver(state, serverNow)) return state
  const turn = { now: serverNow, songs: [], chance: () => 0 }
  return afterChange(state, startNext(state, turn, nextStart(state) ?? serverNow, 'ended'))
}
