import { BOARD_TEXT_COLOURS, readColour } from '@lanting/contract'
import { colourOf, hexOf, layered, noteColours } from '../note-colours.rules.ts'

/** Whether an author's ink would be unreadable on the chosen paper, by day or by night. */
export const isInkReplaced = (color: string, background: string): boolean => {
  const ink = readColour(color)
  const colours = noteColours(color, background)
  if (!ink || hexOf(ink) === BOARD_TEXT_COLOURS[0] || colours.kind === 'plain') return false
  const sheets = colours.kind === 'own' ? [colours.day, colours.night] : [colours]
  return sheets.some((sheet) => sheet.ink !== hexOf(layered(ink, colourOf(sheet.paper))))
}
