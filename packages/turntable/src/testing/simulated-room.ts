import type { TurntableState } from '@lanting/contract'
import { createTurntable } from '../room/create-turntable.ts'
import type { TurntableLog } from '../room/ports.ts'
import { afterChange } from '../rules/after-change.ts'
import { CLOSED } from '../rules/state.ts'
import { seededRandom, simClock } from './sim-clock.ts'
import {
  createSimulatedListener,
  type Node,
  type PlantedFault,
  type SimListener,
  type Stored,
} from './simulated-listener.ts'
import { createSimulatedSessions } from './simulated-sessions.ts'
import { testSong } from './test-songs.ts'

interface Weather {
  /** The delay of one direction, least and most. */
  readonly delayMs: readonly [number, number]
  /** The probability of losing a message between nodes. */
  readonly lost: number
}

export const CALM: Weather = { delayMs: [120, 280], lost: 0 }
export const STORM: Weather = { delayMs: [20, 800], lost: 0.3 }

const FOLLOW_EVERY_MS = 2_000
const SONGS = 12

/** A site in memory: stored state, nodes that share it, and listeners over a slow network. */
export const createSimulatedRoom = (seed: number, plant?: PlantedFault) => {
  const clock = simClock()
  const random = seededRandom(seed)
  let weather = CALM
  let state: TurntableState = CLOSED
  let changedAt = 0
  const log: Stored[] = []
  const nodes: Node[] = []
  const listeners: SimListener[] = []
  const errors: unknown[] = []
  const delay = () => random.between(...weather.delayMs)
  const playlist = Array.from({ length: SONGS }, (_, at) => testSong(at + 1))

  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve))
  const wakeNodes = () => {
    for (const node of nodes) {
      if (!random.happens(weather.lost)) clock.after(random.between(0, 20), node.deliver)
    }
  }

  const store: TurntableLog = {
    read: async () => {
      await wait(random.between(0, 10))
      return state
    },
    write: (decide) => write(decide),
  }
  /** Nothing is stored unless the claim succeeds at the same moment. */
  const write = async (
    decide: Parameters<TurntableLog['write']>[0],
    claim: () => boolean = () => true,
  ) => {
    await wait(random.between(0, 10))
    const decided = decide(state)
    if (!decided || !claim()) return decided && { changes: [] }
    for (const change of decided.changes) {
      state = afterChange(state, change)
      log.push({ version: state.version, change })
    }
    if (decided.changes.length > 0) {
      changedAt = clock.now()
      wakeNodes()
    }
    return decided
  }
  const onError = (error: unknown) => void errors.push(error)
  const sessions = createSimulatedSessions({ clock, random, write, onError })

  const startNode = (at: number) => {
    // It may have been started meanwhile.
    if (nodes[at]?.isUp) return
    const sockets = new Set<SimListener>()
    let delivered = log.length
    const isUp = () => node.isUp
    const turntable = createTurntable({
      log: store,
      now: clock.now,
      after: (ms, work) => clock.after(ms, () => isUp() && work()),
      chance: random.share,
      songs: async (id) => (id === 1 ? playlist : playlist.slice(0, 3)),
      listeners: () => [
        ...new Set(
          nodes.flatMap((one) =>
            one.isUp ? [...one.sockets].map((socket) => socket.user_id) : [],
          ),
        ),
      ],
      isHeard: () => sockets.size > 0,
      onError,
    })
    const node: Node = {
      turntable,
      sockets,
      isUp: true,
      deliver: () => {
        if (!node.isUp) return
        for (const stored of log.slice(delivered)) {
          turntable.follow(stored.version, stored.change)
          for (const socket of sockets) socket.receive(stored)
        }
        delivered = log.length
      },
    }
    const poll = () => {
      if (!node.isUp) return
      node.deliver()
      clock.after(FOLLOW_EVERY_MS, poll)
    }
    poll()
    sessions.watch(node)
    nodes[at] = node
  }

  const killNode = (at: number) => {
    const node = nodes[at]
    if (!node) return
    node.isUp = false
    node.turntable.close()
    for (const socket of [...node.sockets]) socket.disconnect()
    node.sockets.clear()
  }

  const addListener = (user_id: number): SimListener => {
    const added = createSimulatedListener(user_id, {
      clock,
      random,
      nodes,
      delay,
      wait,
      plant,
      read: store.read,
    })
    listeners.push(added)
    return added
  }

  return {
    clock,
    random,
    nodes,
    listeners,
    errors,
    log,
    sessions,
    state: () => state,
    changedAt: () => changedAt,
    setWeather: (next: Weather) => {
      weather = next
    },
    delay,
    startNode,
    killNode,
    addListener,
  }
}

export type SimulatedRoom = ReturnType<typeof createSimulatedRoom>
