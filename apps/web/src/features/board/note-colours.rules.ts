import {
  BOARD_BACKGROUNDS,
  BOARD_FALLBACK_INKS,
  BOARD_SURFACES,
  BOARD_TEXT_COLOURS,
  type Colour,
  readColour,
} from '@lanting/contract'

/** The contrast of readable text (WCAG AA). */
const READABLE = 4.5

const channel = (part: number) => {
  const share = part / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

export const contrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The colour that is seen when `top` lies on an opaque colour. */
const layered = ([red, green, blue, opacity]: Colour, below: Colour): Colour => {
  const mixed = (part: number, under: number) => Math.round(part * opacity + under * (1 - opacity))
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1]
}

const hexDigits = (part: number) => Math.round(part).toString(16).padStart(2, '0').toUpperCase()

/** `#RRGGBB`, with opacity only if needed. */
export const hexOf = ([red, green, blue, opacity]: Colour): string => {
  const parts = [red, green, blue, ...(opacity < 1 ? [opacity * 255] : [])]
  return `#${parts.map(hexDigits).join('')}`
}

const OPAQUE: Colour = [255, 255, 255, 1]
const colourOf = (text: string, fallback = OPAQUE) => readColour(text) ?? fallback

interface Sheet {
  readonly paper: string
  readonly ink: string
}

/** Returns paper and ink as they are seen. An unreadable ink is replaced. */
const sheetOn = (surface: string, paper: Colour, ink: Colour): Sheet => {
  const shown = layered(paper, colourOf(surface))
  const inks = [layered(ink, shown), ...BOARD_FALLBACK_INKS.map((text) => colourOf(text))]
  const readable = inks.find((one) => contrast(one, shown) >= READABLE) ?? ink
  return { paper: hexOf(shown), ink: hexOf(readable) }
}

/** `plain`: in the colours of the theme. `light`: light by day and by night. `own`: any colour. */
export type NoteColours =
  | { readonly kind: 'plain' }
  | ({ readonly kind: 'light' } & Sheet)
  | { readonly kind: 'own'; readonly day: Sheet; readonly night: Sheet }

const [DEFAULT_INK] = BOARD_TEXT_COLOURS
const [, , , NOTE_PAPER] = BOARD_BACKGROUNDS
const [DAY, NIGHT] = BOARD_SURFACES

/** Returns the paper that an author has chosen; undefined for none. */
const chosenPaper = (background: string) => {
  const paper = readColour(background)
  return paper && paper[3] > 0 ? paper : undefined
}

/** The colours of a note. Its text is readable in both schemes; an invalid colour is ignored. */
export const noteColours = (color: string, background: string): NoteColours => {
  const ink = colourOf(color, colourOf(DEFAULT_INK))
  const paper = chosenPaper(background)
  if (!paper && hexOf(ink) === DEFAULT_INK) return { kind: 'plain' }
  // The darkest paper that `--note-paper` may be.
  if (!paper) {
    return { kind: 'light', ...sheetOn(DAY, colourOf(NOTE_PAPER), ink), paper: 'var(--note-paper)' }
  }
  const day = sheetOn(DAY, paper, ink)
  const isOffered = BOARD_BACKGROUNDS.some((offered) => offered === hexOf(paper))
  return isOffered
    ? { kind: 'light', ...day }
    : { kind: 'own', day, night: sheetOn(NIGHT, paper, ink) }
}

/** Whether an author's ink would be unreadable on the chosen paper, by day or by night. */
export const isInkReplaced = (color: string, background: string): boolean => {
  const ink = readColour(color)
  const colours = noteColours(color, background)
  if (!ink || hexOf(ink) === DEFAULT_INK || colours.kind === 'plain') return false
  const sheets = colours.kind === 'own' ? [colours.day, colours.night] : [colours]
  return sheets.some((sheet) => sheet.ink !== hexOf(layered(ink, colourOf(sheet.paper))))
}
