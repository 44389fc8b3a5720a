import type { ClientSocket, SocketEvents } from '../client/ports.ts'
import type { Socket } from '../room/ports.ts'
import type { Entrance } from '../room/room.ts'
import type { Chance } from './chance.ts'
import type { FakeClock } from './fake-clock.ts'

export interface Trouble {
  /** How long anything may be under way. */
  readonly delayMs: number
  /** How often a word between the nodes is lost, and how often it comes twice. */
  readonly lost: number
  readonly doubled: number
}

export const CALM: Trouble = { delayMs: 0, lost: 0, doubled: 0 }

type Door = (socket: Socket<readonly string[]>) => Entrance

/** Sockets between clients and rooms: in order, but late; when they break, what is under way is lost. */
export const network = (clock: FakeClock, chance: Chance, trouble: () => Trouble) => {
  const delay = () => chance.below(trouble().delayMs + 1)

  /** One direction: nothing overtakes anything. */
  const pipe = () => {
    let free = 0
    return (work: () => void) => {
      free = Math.max(free, clock.now() + delay())
      clock.after(free - clock.now(), work)
    }
  }

  interface Connection {
    breakUp(): void
    /** The server's side is gone, and nobody tells the client. */
    fallSilent(): void
  }

  /** `door` gives the room of a node that is up, or nothing. */
  const connect = (
    events: SocketEvents,
    door: () => Door | undefined,
    token: string | undefined,
    onConnection: (connection: Connection) => void,
  ): ClientSocket => {
    const [up, down] = [pipe(), pipe()]
    let isUp = true
    let isClosed = false
    let entrance: Entrance | undefined

    const closeClient = (code: number) => {
      if (isClosed) return
      isClosed = true
      events.onClose(code)
    }
    const leave = () => {
      isUp = false
      entrance?.left()
      entrance = undefined
    }
    const socket: Socket<readonly string[]> = {
      token,
      language: 'en',
      write: (texts) => {
        for (const text of texts) {
          down(() => isUp && events.onText(text))
          if (chance.happens(trouble().doubled)) down(() => isUp && events.onText(text))
        }
      },
      close: (code) => {
        entrance?.left()
        entrance = undefined
        down(() => {
          if (isUp) closeClient(code)
          isUp = false
        })
      },
    }

    up(() => {
      const room = isUp && door()
      if (!room) return closeClient(1006)
      entrance = room(socket)
      down(() => isUp && events.onOpen())
    })
    onConnection({
      breakUp: () => {
        leave()
        clock.after(delay(), () => closeClient(1006))
      },
      fallSilent: leave,
    })
    return {
      send: (text) => up(() => isUp && entrance?.hear(text)),
      close: () => up(leave),
    }
  }
  return { connect, delay }
}
