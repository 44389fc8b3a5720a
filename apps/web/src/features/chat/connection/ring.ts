/** Two notes of a plucked string, a fifth apart. */
const NOTES = [
  { hertz: 587.33, atS: 0 },
  { hertz: 880, atS: 0.14 },
] as const
const LOUDNESS = 0.12
const FADES_S = 0.7
/** One sound for messages that follow each other closely. */
const REST_MS = 1_500
/** An unlocked sound starts within this time. */
const STARTS_MS = 400

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Sound {
  state(): string
  /** Does nothing until a gesture allows it. */
  resume(): Promise<void>
  playNotes(): void
}

const openSound = (): Sound => {
  const context = new AudioContext()
  return {
    state: () => context.state,
    resume: () => context.resume(),
    playNotes: () => {
      const now = context.currentTime
      for (const { hertz, atS } of NOTES) {
        const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
        const gain = new GainNode(context, { gain: 0 })
        gain.gain.setValueAtTime(LOUDNESS, now + atS)
        gain.gain.exponentialRampToValueAtTime(0.0001, now + atS + FADES_S)
        tone.connect(gain).connect(context.destination)
        tone.start(now + atS)
        tone.stop(now + atS + FADES_S)
      }
    },
  }
}

/** Browsers lock the sound of a page until a gesture. */
export const createRing = (open: () => Sound) => {
  let sound: Sound | undefined
  const isUnlocked = () => sound?.state() === 'running'
  return {
    /** Called in a gesture. */
    unlock: async (): Promise<void> => {
      sound ??= open()
      if (!isUnlocked()) await sound.resume()
    },
    /** Returns whether it played. A locked sound is left out: it would follow much later. */
    play: async (): Promise<boolean> => {
      sound ??= open()
      if (!isUnlocked()) await Promise.race([sound.resume(), sleep(STARTS_MS)])
      if (isUnlocked()) sound.playNotes()
      return isUnlocked()
    },
  }
}

const ring = createRing(openSound)
const ignore = (error: unknown) => console.info('No sound:', error)

/** Called in a gesture, such as that of the switch. */
export const unlockSound = (): void => void ring.unlock().catch(ignore)

const GESTURES = ['pointerup', 'keydown'] as const

/** Unlocks the sound with every gesture: a call may have locked it again. */
export const unlockByGesture = (): void => {
  for (const gesture of GESTURES) {
    document.addEventListener(gesture, unlockSound, { capture: true, passive: true })
  }
}

const playOnce = async () => {
  if (await ring.play()) await sleep(REST_MS)
}

/** Plays the sound of a new message, in one of the open tabs. */
export const ringOnce = async (): Promise<void> => {
  // Without https there are no locks.
  const ringing = navigator.locks
    ? navigator.locks.request('chat-ring', { ifAvailable: true }, (lock) => lock && playOnce())
    : playOnce()
  await ringing.catch(ignore)
}
