import type { Moment } from './follow-time.rules.ts'

/** So far an animation may be from the song: nobody sees it, and the song's own time is hardly finer. */
const NEAR_MS = 50

/** Keeps what moves by itself in step with the song: through seeks and pauses, and at any rate. */
export const syncAnimation = (
  animation: Animation,
  startMs: number,
  { nowMs, rate }: Moment,
): void => {
  const at = nowMs - startMs
  if (animation.playbackRate !== rate) animation.playbackRate = rate
  if (Math.abs(Number(animation.currentTime) - at) > NEAR_MS) animation.currentTime = at
}
