import type { TurntableChange, TurntableState } from '@lanting/contract'
import { createListener, type Listener } from '../client/create-listener.ts'
import type { Turntable } from '../room/create-turntable.ts'
import { modelSound } from './model-sound.ts'
import type { SeededRandom, SimClock } from './sim-clock.ts'
import { testSong } from './test-songs.ts'

/** Faults planted on purpose, to check that they are found. */
export type PlantedFault = 'ownClock' | 'lostChange'

export interface Stored {
  readonly version: number
  readonly change: TurntableChange
}

export interface Node {
  readonly turntable: Turntable
  readonly sockets: Set<SimListener>
  readonly deliver: () => void
  isUp: boolean
}

export interface SimListener {
  readonly user_id: number
  readonly listener: Listener
  readonly sound: ReturnType<typeof modelSound>
  readonly isJoined: () => boolean
  join(): void
  leave(): void
  disconnect(): void
  receive(stored: Stored): void
}

interface Surroundings {
  readonly clock: SimClock
  readonly random: SeededRandom
  readonly nodes: readonly Node[]
  readonly delay: () => number
  readonly wait: (ms: number) => Promise<void>
  readonly read: () => Promise<TurntableState>
  readonly plant: PlantedFault | undefined
}

/** A listener with a wrong clock, a drifting sound and a slow network. */
export const createSimulatedListener = (
  user_id: number,
  { clock, random, nodes, delay, wait, read, plant }: Surroundings,
): SimListener => {
  const skewMs = random.between(-5_000, 5_000)
  const drift = random.between(-0.0002, 0.0002)
  const now = () => clock.now() * (1 + drift) + skewMs
  let node: Node | undefined
  let isJoined = false
  let session = 0
  let free = 0
  /** Frames to this client stay in order. */
  const down = (work: () => void) => {
    const own = session
    free = Math.max(free, clock.now() + delay())
    clock.after(free - clock.now(), () => own === session && work())
  }
  const up = (work: (to: Node) => void) => {
    const own = session
    clock.after(delay(), () => own === session && node?.isUp && work(node))
  }

  const sound = modelSound({
    clock,
    drift: random.between(-0.0002, 0.0002),
    latencyMs: () => random.between(0, 40),
    durationOf: (url) => testSong(Number(url)).duration_ms / 1_000,
  })
  const listener = createListener({
    sound: sound.sound,
    load: async () => {
      await wait(delay())
      if (!nodes.some(({ isUp }) => isUp)) throw new Error('no answer')
      const state = await read()
      await wait(delay())
      return state
    },
    address: async (id) => {
      await wait(delay())
      return String(id)
    },
    now,
    after: clock.after,
    sendPing: (sentAt) =>
      up(() => {
        const at = clock.now()
        down(() => listener.onPong(sentAt, plant === 'ownClock' ? now() : at))
      }),
    log: () => undefined,
  })

  const connect = () => {
    session += 1
    const own = session
    const running = nodes.filter(({ isUp }) => isUp)
    node = random.pick(running)
    if (!node) return void clock.after(1_000, () => own === session && isJoined && connect())
    const to = node
    clock.after(delay(), () => {
      if (own !== session) return
      // A node that was killed meanwhile does not answer.
      if (!to.isUp) return connect()
      to.sockets.add(self)
      to.turntable.heard()
      down(() => listener.reconnected())
    })
  }
  const drop = () => {
    node?.sockets.delete(self)
    node?.turntable.heard()
    node = undefined
    session += 1
  }
  const self: SimListener = {
    user_id,
    listener,
    sound,
    isJoined: () => isJoined,
    join: () => {
      if (isJoined) return
      isJoined = true
      listener.join()
      connect()
    },
    leave: () => {
      isJoined = false
      drop()
      listener.leave()
    },
    disconnect: () => {
      if (!isJoined || !node) return
      drop()
      const own = session
      clock.after(random.between(200, 6_000), () => own === session && isJoined && connect())
    },
    receive: ({ version, change }) => {
      if (plant === 'lostChange' && change.type === 'asked') return
      down(() => listener.onChange(version, change))
    },
  }
  return self
}
