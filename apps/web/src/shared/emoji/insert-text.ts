export interface Typed {
  readonly text: string
  /** Where the caret stands afterwards. */
  readonly caret: number
}

/** The text with a piece put in the place of what is selected. */
export const withInserted = (
  text: string,
  piece: string,
  { start, end }: { readonly start: number; readonly end: number },
): Typed => ({
  text: text.slice(0, start) + piece + text.slice(end),
  caret: start + piece.length,
})
