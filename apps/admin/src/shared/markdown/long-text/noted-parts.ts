import type { Token } from '@lanting/markdown/editor-config'

const NOTE = /\[\^|\^\[/

/** Whether a part may contain a footnote, or a place in the text that leads to one. */
export const hasNotes = (part: string): boolean => NOTE.test(part)

/** Lines of a part are counted from its beginning. */
const moveUp = (token: Token, lines: number) => {
  const line = token.attrGet('data-line')
  if (line !== null) token.attrSet('data-line', String(Number(line) - lines))
  if (token.map) token.map = [token.map[0] - lines, token.map[1] - lines]
}

/** The notes stand at the end, far from the lines on which they were written. */
const withoutLine = (token: Token) => {
  token.attrs = token.attrs?.filter(([name]) => name !== 'data-line') ?? null
}

/**
 * Gives the tokens of joined parts back to their parts, of which the numbers of lines are given. The
 * footnotes of all of them remain.
 */
export const tokensByPart = (
  tokens: readonly Token[],
  lines: readonly number[],
): { readonly parts: readonly Token[][]; readonly notes: readonly Token[] } => {
  const parts = lines.map((): Token[] => [])
  const notes: Token[] = []
  let [at, start, areNotes] = [0, 0, false]
  for (const token of tokens) {
    areNotes ||= token.type === 'footnote_block_open'
    if (areNotes) {
      withoutLine(token)
      notes.push(token)
      continue
    }
    const isBlock = token.level === 0 && token.nesting >= 0 && token.map
    while (isBlock && token.map && token.map[0] >= start + (lines[at] ?? Infinity)) {
      start += lines[at] ?? 0
      at += 1
    }
    moveUp(token, start)
    parts[at]?.push(token)
  }
  return { parts, notes }
}
