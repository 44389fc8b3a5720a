import type { Moment } from './follow-time.rules.ts'

/** Tolerated difference between animation and song. It is not visible. */
const NEAR_MS = 50

/** Keeps an animation in sync with the song after seeks and pauses and at any rate. */
export const syncAnimation = (
  animation: Animation,
  startMs: number,
  { nowMs, rate }: Moment,
): void => {
  const at = nowMs - startMs
  if (animation.playbackRate !== rate) animation.playbackRate = rate
  if (Math.abs(Number(animation.currentTime) - at) > NEAR_MS) animation.currentTime = at
}
