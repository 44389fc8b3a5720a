import { createCodeTest } from './code-places.ts'

/** A line of one element, after which Jekyll goes on with Markdown. In CommonMark it would be HTML. */
const isElementLine = (line: string) => {
  const trimmed = line.trim().toLowerCase()
  return (
    /^<br\s{0,9}\/?>$/.test(trimmed) ||
    trimmed === '</p>' ||
    (/^<p[\s>]/.test(trimmed) && trimmed.endsWith('</p>'))
  )
}

/** Writes an empty line behind such lines, so that the text after them stays Markdown. */
export const withElementsApart = (text: string): string => {
  const lines = text.split('\n')
  if (!lines.some(isElementLine)) return text
  const isCode = createCodeTest(text)
  let start = 0
  return lines
    .flatMap((line, at) => {
      const isApart = isElementLine(line) && !isCode(start) && lines[at + 1]?.trim() !== ''
      start += line.length + 1
      return isApart ? [line, ''] : [line]
    })
    .join('\n')
}
