import { expectedAt } from '../rules/advance.ts'
import { positionAt } from '../rules/state.ts'
import { CHECK_EVERY_MS } from '../timing.ts'
import type { ListenerPorts, ListenerState } from './ports.ts'
import { createServerClock } from './server-clock.ts'
import { createSoundFollower } from './sound-follower.ts'
import { createStateFollower } from './state-follower.ts'

/** The browser end: follows the turntable, and keeps the sound in step with it. */
export const createListener = (ports: ListenerPorts) => {
  const { after } = ports
  const listeners = new Set<() => void>()
  let shown: ListenerState = { status: 'idle', turntable: undefined }
  let isJoined = false
  let cancel: () => void = () => undefined

  const show = (next: ListenerState) => {
    if (next.status === shown.status && next.turntable === shown.turntable) return
    shown = next
    for (const listener of [...listeners]) listener()
  }

  const clock = createServerClock(ports)
  const follower = createStateFollower({ ...ports, onChange: () => check() })
  const sound = createSoundFollower({ ...ports, onChange: () => check() })

  /** The last computed expectation, so that the same state stays the same object. */
  let expected: { readonly from: unknown; readonly state: ListenerState['turntable'] } | undefined
  const currentState = () => {
    const from = follower.get()
    if (!from) return undefined
    const state = expectedAt(from, clock.now())
    const isSame = expected?.from === from && expected.state?.version === state.version
    if (!isSame) expected = { from, state }
    return expected?.state
  }

  const check = () => {
    cancel()
    if (!isJoined) return
    const turntable = currentState()
    if (!turntable || !clock.isSettled()) show({ status: 'joining', turntable })
    else show({ status: sound.follow(turntable, clock.now()), turntable })
    cancel = after(CHECK_EVERY_MS, check)
  }

  return {
    getState: (): ListenerState => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    join: (): void => {
      isJoined = true
      clock.start()
      follower.start()
      check()
    },
    leave: (): void => {
      isJoined = false
      cancel()
      clock.stop()
      follower.stop()
      sound.stop()
      show({ status: 'idle', turntable: undefined })
    },
    /** Called when the socket is open again: changes may be missing. */
    reconnected: (): void => {
      if (!isJoined) return
      clock.start()
      follower.start()
    },
    onPong: clock.onPong,
    onChange: follower.receive,
    /** [LISTEN-28] Stops the sound here; the turntable goes on. */
    hold: (): void => {
      sound.hold()
      check()
    },
    /** Goes on after a hold, or gives the press that the browser wants. Called within the press. */
    press: (): void => {
      sound.press()
      check()
    },
    /** Called when the loaded song turned out to be unplayable. */
    failed: (): void => {
      sound.failed()
      check()
    },
    serverNow: clock.now,
    /** The shared position in milliseconds; 0 while nothing plays. */
    position: (): number => {
      const playing = currentState()?.playing
      return playing ? Math.max(0, positionAt(playing, clock.now())) : 0
    },
  }
}

export type Listener = ReturnType<typeof createListener>
