export interface Typed {
  readonly text: string
  /** The caret position afterwards. */
  readonly caret: number
}

/** Replaces the selection by a text. */
export const withInserted = (
  text: string,
  piece: string,
  { start, end }: { readonly start: number; readonly end: number },
): Typed => ({
  text: text.slice(0, start) + piece + text.slice(end),
  caret: start + piece.length,
})
