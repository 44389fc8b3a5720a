/** Seconds at a beat: even, and slower and slower over the last beats. */
export type Clock = (beat: number) => number

const SECONDS_PER_MINUTE = 60

export interface Ending {
  /** How many beats before the end the slowing begins. */
  readonly beats: number
  /** How much longer the very last beat is: 0.4 for two fifths. */
  readonly more: number
}

export const clockOf = (
  beatsPerMinute: number,
  totalBeats: number,
  { beats, more }: Ending,
): Clock => {
  const perBeat = SECONDS_PER_MINUTE / beatsPerMinute
  const from = totalBeats - beats
  return (beat) => {
    const late = Math.max(0, beat - from)
    return perBeat * (beat + (more * late * late) / (2 * beats))
  }
}
