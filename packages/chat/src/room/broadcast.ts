import type { Socket } from './ports.ts'

interface QueuedFrame {
  readonly text: string
  /** The number of the stored change, if the frame describes one. */
  readonly event?: number
}

/** A receiver. It has received everything up to `position`. */
export interface Listener<P> {
  readonly socket: Socket<P>
  position: number
  /** Events that wait here while the listener receives what it missed. */
  held: QueuedFrame[] | undefined
}

interface Options<P> {
  readonly pack: (texts: readonly string[]) => P
  readonly nextTick: (work: () => void) => void
}

/** [CHAT-6] Frames of one tick are packed once and written once to each socket. */
export const createBroadcast = <P>({ pack, nextTick }: Options<P>) => {
  const listeners = new Set<Listener<P>>()
  let queued: QueuedFrame[] = []

  const sendRest = (listener: Listener<P>, frames: readonly QueuedFrame[]) => {
    const rest = frames.filter(({ event = Infinity }) => event > listener.position)
    if (rest.length > 0) listener.socket.write(pack(rest.map(({ text }) => text)))
  }

  const flush = () => {
    const frames = queued
    if (frames.length === 0) return
    queued = []
    const first = frames.find(({ event }) => event !== undefined)?.event ?? Infinity
    const packet = pack(frames.map(({ text }) => text))
    for (const listener of listeners) {
      if (listener.held) listener.held.push(...frames.filter(({ event }) => event !== undefined))
      else if (listener.position >= first) sendRest(listener, frames)
      else listener.socket.write(packet)
    }
  }

  return {
    listeners,
    flush,
    send: (text: string, event?: number) => {
      if (queued.length === 0) nextTick(flush)
      queued.push({ text, event })
    },
  }
}

export type Broadcast<P> = ReturnType<typeof createBroadcast<P>>
