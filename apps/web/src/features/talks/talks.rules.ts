import type { Talk } from '@lanting/contract'

/**
 * Returns the talks in display order. A requested talk keeps its position on the first page, and
 * otherwise comes first.
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
