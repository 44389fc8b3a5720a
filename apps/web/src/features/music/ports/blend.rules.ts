/** How a song passes into the next one, in seconds. 0 is without a gap; undefined is off. */
export type BlendS = number | undefined

/** A song has to be this many times longer than its fades. */
const FADES_IN_A_SONG = 3
/** Playing needs a moment to start. */
const START_S = 0.03

interface Moment {
  readonly currentTime: number
  readonly duration: number
  readonly playbackRate: number
}

/** Returns after how many seconds the next song starts; undefined: when this one has ended. */
export const nextStartS = (
  blend: BlendS,
  { currentTime, duration, playbackRate }: Moment,
): number | undefined => {
  if (blend === undefined || !Number.isFinite(duration) || duration < blend * FADES_IN_A_SONG) {
    return undefined
  }
  return Math.max(0, (duration - currentTime) / playbackRate - Math.max(blend, START_S))
}
