import type { Socket } from './ports.ts'

interface Gathered {
  readonly text: string
  /** The number of the stored change that it tells, if it tells one. */
  readonly event?: number
}

/** Whoever listens: everything up to `position` has been told already. */
export interface Listener<P> {
  readonly socket: Socket<P>
  position: number
  /** While it is being told what it missed, what happens meanwhile waits here. */
  held: Gathered[] | undefined
}

interface Options<P> {
  readonly pack: (texts: readonly string[]) => P
  readonly soon: (work: () => void) => void
}

/** [CHAT-6] What is said in one moment is made ready once and written once to each. */
export const broadcaster = <P>({ pack, soon }: Options<P>) => {
  const listeners = new Set<Listener<P>>()
  let gathered: Gathered[] = []

  const tellRest = (listener: Listener<P>, said: readonly Gathered[]) => {
    const rest = said.filter(({ event = Infinity }) => event > listener.position)
    if (rest.length > 0) listener.socket.write(pack(rest.map(({ text }) => text)))
  }

  const flush = () => {
    const said = gathered
    if (said.length === 0) return
    gathered = []
    const first = said.find(({ event }) => event !== undefined)?.event ?? Infinity
    const packet = pack(said.map(({ text }) => text))
    for (const listener of listeners) {
      if (listener.held) listener.held.push(...said.filter(({ event }) => event !== undefined))
      else if (listener.position >= first) tellRest(listener, said)
      else listener.socket.write(packet)
    }
  }

  return {
    listeners,
    flush,
    say: (text: string, event?: number) => {
      if (gathered.length === 0) soon(flush)
      gathered.push({ text, event })
    },
  }
}

export type Broadcaster<P> = ReturnType<typeof broadcaster<P>>
