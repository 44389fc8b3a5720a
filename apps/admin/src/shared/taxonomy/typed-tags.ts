export interface Typed {
  readonly value: string
  /** How the text has changed; a choice from the list is a replacement, or has none. */
  readonly inputType: string | undefined
  readonly isComposing: boolean
}

const SEPARATOR = /[,，、]/

/** Returns the names that a change of the field has finished, and the text that stays in it. */
export const typedTags = (
  { value, inputType, isComposing }: Typed,
  known: readonly string[],
): { readonly names: readonly string[]; readonly text: string } => {
  if (isComposing) return { names: [], text: value }
  // Also pasted lists.
  if (SEPARATOR.test(value)) return { names: value.split(SEPARATOR), text: '' }
  const isReplaced = inputType === undefined || inputType === 'insertReplacementText'
  return isReplaced && known.includes(value)
    ? { names: [value], text: '' }
    : { names: [], text: value }
}
