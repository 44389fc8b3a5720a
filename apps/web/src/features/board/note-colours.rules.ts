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

const WEIGHTS = [0.2126, 0.7152, 0.0722, 0]
const luminance = (colour: Colour) =>
  colour.reduce((sum, part, place) => {
    const share = part / 255
    const light = share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return sum + light * (WEIGHTS[place] ?? 0)
  }, 0)

export const contrast = (one: Colour, other: Colour): number => {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

/** The colour that is seen when one lies on an opaque colour. */
export const layered = (top: Colour, below: Colour): Colour => {
  const mixed = (place: 0 | 1 | 2) =>
    Math.round(below[place] + (top[place] - below[place]) * top[3])
  return [mixed(0), mixed(1), mixed(2), 1]
}

const hexDigits = (part: number) => Math.round(part).toString(16).padStart(2, '0').toUpperCase()

/** `#RRGGBB`, with opacity only if needed. */
export const hexOf = ([red, green, blue, opacity]: Colour): string => {
  const parts = [red, green, blue, ...(opacity < 1 ? [opacity * 255] : [])]
  return `#${parts.map(hexDigits).join('')}`
}

const OPAQUE: Colour = [255, 255, 255, 1]
export const colourOf = (text: string, fallback = OPAQUE) => readColour(text) ?? fallback

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
