import type { TurntableSong, TurntableState } from '@lanting/contract'
import { afterChange } from '../rules/after-change.ts'
import type { Command, Situation } from '../rules/commands.ts'
import { decide } from '../rules/decide.ts'
import { CLOSED } from '../rules/state.ts'
import { testPerson } from './test-people.ts'
import { testSong } from './test-songs.ts'

export const OWNER = testPerson(1, { isAdministrator: true })
export const NOON = 1_000_000

/** A turntable at noon, and what people do with it. */
export const openTestTurntable = (songs: readonly TurntableSong[] = []) => {
  let state: TurntableState = CLOSED
  let now = NOON
  let listeners: readonly number[] = []
  let draw = 0

  const run = (command: Command, changes: Partial<Situation> = {}) => {
    const chance = () => draw
    const decided = decide(state, command, { now, chance, songs, listeners, ...changes })
    state = decided.changes.reduce(afterChange, state)
    return 'refusal' in decided ? decided.refusal : decided.changes.map(({ type }) => type).join()
  }
  return {
    run,
    state: () => state,
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
    listen: (...users: readonly number[]) => {
      listeners = users
    },
    draw: (next: number) => {
      draw = next
    },
    open: () => run({ type: 'open', by: OWNER }),
    playlist: (order: 'order' | 'shuffle' = 'order') =>
      run({ type: 'setPlaylist', by: OWNER, playlist: { id: 1, name: 'evening', order } }),
    ask: (songId: number, user = 2, changes = {}) =>
      run({ type: 'ask', by: testPerson(user, changes), song: testSong(songId, 60_000) }),
    host: (type: 'play' | 'pause' | 'skip' | 'close', by = OWNER) => run({ type, by }),
    playing: () => state.playing?.song.id,
    waiting: () => state.queue.map(({ song }) => song.id),
  }
}
