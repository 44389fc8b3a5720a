import { visibleText } from './markup.ts'
import { withoutStacks } from './stacked-marks.ts'

/** Characters that are invisible or blank. */
const INVISIBLE = /[\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu
/** Control characters except line break and tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/** Unifies line breaks, removes control characters and stacks of marks, and trims the text. */
export const tidyText = (text: string): string =>
  withoutStacks(text.replace(/\r\n?/g, '\n').replace(CONTROLS, '')).trim()

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => visibleText(text).replace(INVISIBLE, '') !== ''

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Counts characters as a reader does: an emoji sequence is one, a tag is none. */
export const visibleLength = (text: string): number =>
  [...characters.segment(visibleText(text))].length

/** Maximum stored characters per visible character, for markup and emoji. */
const WEIGHT_MAX = 8
export const writtenMax = (visibleMax: number): number => visibleMax * WEIGHT_MAX
