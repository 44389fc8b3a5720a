import type { ArticleReactions, Reaction } from '@lanting/contract'

/** Returns the reactions after the reader has reacted, or has taken a reaction back. */
export const afterReaction = (
  { counts, own }: ArticleReactions,
  reaction: Reaction,
  isOwn: boolean,
): ArticleReactions => {
  if (own.includes(reaction) === isOwn) return { counts, own }
  return {
    counts: { ...counts, [reaction]: Math.max(0, counts[reaction] + (isOwn ? 1 : -1)) },
    own: isOwn ? [...own, reaction] : own.filter((other) => other !== reaction),
  }
}
