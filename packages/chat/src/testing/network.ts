import type { ClientSocket, SocketEvents } from '../client/ports.ts'
import type { Socket } from '../room/ports.ts'
import type { SocketHandlers } from '../room/room.ts'
import type { FakeClock } from './fake-clock.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface NetworkFaults {
  /** Maximum delay of any transfer. */
  readonly delayMs: number
  /** Maximum time of a slow answer of the API, and how often answers are slow. */
  readonly answerMs: number
  readonly slow: number
  /** Probability of losing and of duplicating a message between nodes. */
  readonly lost: number
  readonly doubled: number
}

export const NO_FAULTS: NetworkFaults = { delayMs: 0, answerMs: 0, slow: 0, lost: 0, doubled: 0 }

type Connect = (socket: Socket<readonly string[]>) => SocketHandlers

/**
 * Sockets between clients and rooms. Frames stay in order, but are late. A broken socket loses
 * frames on their way.
 */
export const network = (clock: FakeClock, random: SeededRandom, faults: () => NetworkFaults) => {
  const delay = () => random.below(faults().delayMs + 1)
  /** The time that an answer of the API takes. */
  const answerDelay = () => {
    const { slow, answerMs } = faults()
    return random.happens(slow) ? random.below(answerMs) : delay()
  }

  /** One direction, in which frames keep their order. */
  const pipe = () => {
    let free = 0
    return (work: () => void) => {
      free = Math.max(free, clock.now() + delay())
      clock.after(free - clock.now(), work)
    }
  }

  interface Connection {
    disconnect(): void
    /** The server side is gone, and the client gets no event. */
    goSilent(): void
  }

  /** `connectTo` returns the room of a running node, or `undefined`. */
  const connect = (
    events: SocketEvents,
    connectTo: () => Connect | undefined,
    token: string | undefined,
    onConnection: (connection: Connection) => void,
  ): ClientSocket => {
    const [up, down] = [pipe(), pipe()]
    let isUp = true
    let isClosed = false
    let handlers: SocketHandlers | undefined

    const closeClient = (code: number) => {
      if (isClosed) return
      isClosed = true
      events.onClose(code)
    }
    const leave = () => {
      isUp = false
      handlers?.onClose()
      handlers = undefined
    }
    const socket: Socket<readonly string[]> = {
      token,
      hasCookie: token !== undefined,
      language: 'en',
      address: '192.0.2.1',
      write: (texts) => {
        for (const text of texts) {
          down(() => isUp && events.onText(text))
          if (random.happens(faults().doubled)) down(() => isUp && events.onText(text))
        }
      },
      close: (code) => {
        handlers?.onClose()
        handlers = undefined
        down(() => {
          if (isUp) closeClient(code)
          isUp = false
        })
      },
    }

    up(() => {
      const room = isUp && connectTo()
      if (!room) return closeClient(1006)
      handlers = room(socket)
      down(() => isUp && events.onOpen())
    })
    onConnection({
      disconnect: () => {
        leave()
        clock.after(delay(), () => closeClient(1006))
      },
      goSilent: leave,
    })
    return {
      send: (text) => up(() => isUp && handlers?.onText(text)),
      close: () => up(leave),
    }
  }
  return { connect, delay, answerDelay }
}
