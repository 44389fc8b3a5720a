/** Two notes of a plucked string, a fifth apart. */
const NOTES = [
  { hertz: 587.33, atS: 0 },
  { hertz: 880, atS: 0.14 },
] as const
const LOUDNESS = 0.12
const FADES_S = 0.7
/** One sound for messages that follow each other closely. */
const REST_MS = 1_500

let context: AudioContext | undefined

const play = () => {
  context ??= new AudioContext()
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
  return new Promise((resolve) => setTimeout(resolve, REST_MS))
}

/** Plays the sound of a new message, in one of the open tabs. */
export const ring = async (): Promise<void> => {
  // Without https there are no locks.
  if (!navigator.locks) return void play()
  await navigator.locks.request('chat-ring', { ifAvailable: true }, (lock) => lock && play())
}
