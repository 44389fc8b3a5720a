/** Parts after which a line may end: words of any language, with what follows them. */
const partsOf = (text: string): readonly string[] => {
  const parts: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, {
    granularity: 'word',
  }).segment(text)) {
    // Punctuation and spaces stay with the word before them.
    if (isWordLike || parts.length === 0) parts.push(segment)
    else parts[parts.length - 1] += segment
  }
  return parts
}

/** Breaks a text into lines of at most this width; a word that is too long is broken, too. */
export const wrapText = (
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] => {
  const lines: string[] = []
  let line = ''
  const fits = (part: string) => measure((line + part).trimEnd()) <= width
  for (const part of partsOf(text)) {
    if (fits(part)) {
      line += part
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = ''
    for (const letter of part) {
      if (line && !fits(letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}
