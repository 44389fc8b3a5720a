import type { Socket } from './ports.ts'

interface QueuedFrame {
  readonly text: string
  /** The number of the stored change, if the frame describes one. */
  readonly event?: number
  /** Whether it is hidden together with the room. */
  readonly isOfRoom: boolean
}

/** A receiver. It has received everything up to `position`. */
export interface Listener<P> {
  readonly socket: Socket<P>
  position: number
  /** Events that wait here while the listener receives what it missed. */
  held: QueuedFrame[] | undefined
  /** Whether the room is hidden from this listener. */
  isHidden: boolean
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
    const rest = frames.filter(
      ({ event = Infinity, isOfRoom }) =>
        event > listener.position && !(isOfRoom && listener.isHidden),
    )
    if (rest.length > 0) listener.socket.write(pack(rest.map(({ text }) => text)))
  }

  const flush = () => {
    const frames = queued
    if (frames.length === 0) return
    queued = []
    const first = frames.find(({ event }) => event !== undefined)?.event ?? Infinity
    const packet = pack(frames.map(({ text }) => text))
    for (const listener of listeners) {
      const { held, position, isHidden } = listener
      if (held) held.push(...frames.filter(({ event }) => event !== undefined))
      else if (position >= first || isHidden) sendRest(listener, frames)
      else listener.socket.write(packet)
    }
  }

  const add = (frame: QueuedFrame) => {
    if (queued.length === 0) nextTick(flush)
    queued.push(frame)
  }

  return {
    listeners,
    flush,
    send: (text: string, event?: number) => add({ text, event, isOfRoom: false }),
    /** Sends a frame that is hidden together with the room. */
    sendOfRoom: (text: string, event?: number) => add({ text, event, isOfRoom: true }),
  }
}

export type Broadcast<P> = ReturnType<typeof createBroadcast<P>>
