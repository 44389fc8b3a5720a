export const SAMPLE_RATE = 44_100

/** A stereo sound; both channels have the same length. */
export interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

export const silence = (samples: number): Stereo => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
})

export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)

/** Adds a sound at a time; -1 is left, 1 is right, and the power stays the same. */
export const place = (stage: Stereo, sound: Float32Array, at: number, pan: number) => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)]
  const from = samplesOf(at)
  const count = Math.min(sound.length, stage.left.length - from)
  for (let index = Math.max(0, -from); index < count; index++) {
    const value = sound[index] ?? 0
    stage.left[from + index] = (stage.left[from + index] ?? 0) + value * toLeft
    stage.right[from + index] = (stage.right[from + index] ?? 0) + value * toRight
  }
}

/** Adds one stage to another, louder or softer. */
export const addTo = (stage: Stereo, other: Stereo, gain: number) => {
  for (const ear of ['left', 'right'] as const) {
    const target = stage[ear]
    const source = other[ear]
    for (let index = 0; index < target.length; index++) {
      target[index] = (target[index] ?? 0) + (source[index] ?? 0) * gain
    }
  }
}

export const scale = (stage: Stereo, gain: number) => {
  for (const channel of [stage.left, stage.right]) {
    for (let index = 0; index < channel.length; index++) {
      channel[index] = (channel[index] ?? 0) * gain
    }
  }
}

const CONCERT_A_HZ = 440
const CONCERT_A = 69

export const frequencyOf = (pitch: number): number => CONCERT_A_HZ * 2 ** ((pitch - CONCERT_A) / 12)
