/** Merges two texts with the same base, and keeps both sides of a conflict. */
export const joinTexts = async (base: string, mine: string, theirs: string) => {
  const { mergedText, mergeTexts } = await import('./merge-texts.ts')
  const parts = mergeTexts(base, mine, theirs)
  return { text: mergedText(parts, {}), isClean: parts.every(({ kind }) => kind === 'agreed') }
}
