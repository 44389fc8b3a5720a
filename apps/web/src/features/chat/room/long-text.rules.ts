/** A longer text is folded. */
export const LINES_SHOWN = 12
/** The fewest characters in a line of the narrowest bubble. */
const NARROW_LINE = 12

/** Whether a text may have more lines than are shown. Only such a text is measured. */
export const mayBeLong = (text: string): boolean => {
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / NARROW_LINE)))
  return lines.reduce((sum, count) => sum + count, 0) > LINES_SHOWN
}
