import type { CoverColours } from '../../cover/cover-colours.rules.ts'
import { wrapText } from './wrap-text.rules.ts'

export interface LinesPicture {
  readonly name: string
  readonly artists: string
  readonly cover: string
  readonly colours: CoverColours | undefined
  readonly lines: readonly { readonly text: string; readonly translation: string }[]
  readonly site: string
}

/** The picture is for the screens of phones: narrow, and as high as its lines. */
export const WIDTH = 1_080
export const MARGIN = 96
export const COVER = 168
const TEXT_WIDTH = WIDTH - 2 * MARGIN
const LINES_TOP = MARGIN + COVER + 96

export interface TextStyle {
  readonly size: number
  /** From the top of a row to the next. */
  readonly step: number
  readonly weight: number
  readonly opacity: number
}

export const TEXT: TextStyle = { size: 58, step: 88, weight: 600, opacity: 1 }
export const SMALL_TEXT: TextStyle = { size: 36, step: 56, weight: 400, opacity: 0.75 }
/** The room after a line with its translation. */
const GAP = 26

interface Row {
  readonly text: string
  readonly style: TextStyle
  readonly top: number
}

/** A design token of the page. */
export const token = (name: string) => getComputedStyle(document.body).getPropertyValue(name)

export const setStyle = (context: CanvasRenderingContext2D, style: TextStyle): void => {
  context.font = `${style.weight} ${style.size}px ${token('--serif')}`
  context.globalAlpha = style.opacity
}

/** The chosen lines as rows that fit, and where the last one ends. */
export const layOutLines = (context: CanvasRenderingContext2D, { lines }: LinesPicture) => {
  const rows: Row[] = []
  let top = LINES_TOP
  const add = (text: string, style: TextStyle) => {
    setStyle(context, style)
    for (const part of wrapText(text, TEXT_WIDTH, (piece) => context.measureText(piece).width)) {
      rows.push({ text: part, style, top })
      top += style.step
    }
  }
  for (const { text, translation } of lines) {
    add(text, TEXT)
    add(translation, SMALL_TEXT)
    top += GAP
  }
  return { rows, bottom: top }
}
