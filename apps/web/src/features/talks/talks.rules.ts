import type { Talk } from '@lanting/contract'

/**
 * The talks as they are drawn. One that somebody has asked for stands in its place when it is among
 * the first, and before all others when one would have to scroll for it.
 */
export const drawnTalks = (
  talks: readonly Talk[],
  wanted: Talk | undefined,
  firstCount: number,
): readonly Talk[] => {
  if (!wanted || talks.slice(0, firstCount).some(({ id }) => id === wanted.id)) return talks
  return [wanted, ...talks.filter(({ id }) => id !== wanted.id)]
}

/** A talk with one like more or less. */
export const withLike = <T extends Pick<Talk, 'like_times'>>(talk: T, change: 1 | -1): T => ({
  ...talk,
  like_times: Math.max(0, talk.like_times + change),
})
