import { expect, it } from 'vitest'
import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS } from './colours.ts'

const READABLE = 4.5

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('keeps every text colour of a board message readable on every background', () => {
  const [transparent, ...papers] = BOARD_BACKGROUNDS
  expect([transparent, papers.length]).toEqual(['transparent', 13])
  for (const paper of papers) {
    for (const colour of BOARD_TEXT_COLOURS) {
      const contrast = (luminance(paper) + 0.05) / (luminance(colour) + 0.05)
      expect(contrast, `${colour} on ${paper}`).toBeGreaterThanOrEqual(READABLE)
    }
  }
})
