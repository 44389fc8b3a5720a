import { LENGTH } from './limits.ts'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** What stands for a text elsewhere: how it begins, in one line, whole characters only. */
export const descriptionOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const kept: string[] = []
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length === LENGTH.articleDescription - 1) return `${kept.join('').trimEnd()}…`
    kept.push(segment)
  }
  return line
}
