/** Returns the line of the cursor, from 0. */
export const cursorLine = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split('\n').length - 1

const startOf = (lines: readonly string[], place: number) =>
  lines.slice(0, place).reduce((sum, line) => sum + line.length + 1, 0)

export const putCursor = (field: HTMLTextAreaElement, place: number): void => {
  const start = startOf(field.value.split('\n'), place)
  field.setSelectionRange(start, start)
}

/**
 * Replaces a line like typed input, so that the browser can undo it, and puts the cursor on a line.
 * The focus does not move. A field without focus would lose a cursor that is set right after input.
 */
export const replaceLine = (
  field: HTMLTextAreaElement,
  place: number,
  line: string,
  nextPlace: number,
): void => {
  const lines = field.value.split('\n')
  const before = lines[place] ?? ''
  const focused = document.activeElement
  const start = startOf(lines, place)
  field.focus({ preventScroll: true })
  if (before !== line) {
    field.setSelectionRange(start, start + before.length)
    document.execCommand('insertText', false, line)
  }
  putCursor(field, nextPlace)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
