/** Merges two texts with the same base, and keeps both sides of a conflict. */
export const joinTexts = async (base: string, mine: string, theirs: string): Promise<string> => {
  const { mergedText, mergeTexts } = await import('./merge-texts.ts')
  return mergedText(mergeTexts(base, mine, theirs), {})
}
