import { visibleText } from './markup.ts'

/** Everything that takes no place on the screen, or only an empty one. */
const INVISIBLE = /[\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu
/** Control characters, but for the line break and the tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/** Line breaks of one kind, no control characters, nothing around it. */
export const tidyText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim()

/** Whether somebody would see anything of it. */
export const isVisible = (text: string): boolean => visibleText(text).replace(INVISIBLE, '') !== ''

const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** How many characters a reader counts: a family of emoji is one, a tag is none. */
export const visibleLength = (text: string): number =>
  [...characters.segment(visibleText(text))].length

/** What a text may weigh for each character that it may show: markup, and what emoji are made of. */
const WEIGHT_MAX = 8
export const writtenMax = (visibleMax: number): number => visibleMax * WEIGHT_MAX
