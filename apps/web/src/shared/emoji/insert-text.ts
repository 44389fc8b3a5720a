interface Typed {
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

/** Inserts a text at the selection of a field, and moves the caret behind it. */
export const insertAtCaret = (
  element: HTMLTextAreaElement | null,
  piece: string,
  setText: (text: string) => void,
): void => {
  if (!element) return
  const { selectionStart: start, selectionEnd: end, value } = element
  const typed = withInserted(value, piece, { start, end })
  setText(typed.text)
  requestAnimationFrame(() => element.setSelectionRange(typed.caret, typed.caret))
}
