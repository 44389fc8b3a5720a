/** Returns the seconds at a beat: even, and slower and slower over the last beats. */
export type Clock = (beat: number) => number

const SECONDS_PER_MINUTE = 60

export interface Ending {
  /** The number of beats before the end at which the slowing begins. */
  readonly beats: number
  /** The extra length of the very last beat: 0.4 for two fifths. */
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
