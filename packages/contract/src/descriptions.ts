import { LENGTH } from './limits.ts'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Shortens a text to one line for a description, without splitting a character. */
export const descriptionOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const kept: string[] = []
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length === LENGTH.articleDescription - 1) return `${kept.join('').trimEnd()}…`
    kept.push(segment)
  }
  return line
}
