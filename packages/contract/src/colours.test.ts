import { expect, it } from 'vitest'
import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, COLOUR_PATTERN, readColour } from './colours.ts'

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

it.each([
  ['#f80', [255, 136, 0, 1]],
  ['#f808', [255, 136, 0, 136 / 255]],
  ['#FF8800', [255, 136, 0, 1]],
  ['#ff880080', [255, 136, 0, 128 / 255]],
  ['rgb(255, 69, 0)', [255, 69, 0, 1]],
  ['rgba(255, 69, 0, 0.68)', [255, 69, 0, 0.68]],
  ['rgba(255,69,0,.5)', [255, 69, 0, 0.5]],
  ['rgba(999,69,0,1)', [255, 69, 0, 1]],
])('reads the colour %s', (text, colour) => {
  expect(readColour(text)).toEqual(colour)
  expect(text).toMatch(new RegExp(COLOUR_PATTERN, 'u'))
})

it.each([
  'red',
  '#12345',
  '#ggg',
  'rgb(1, 2)',
  'rgba(1, 2, 3, 7)',
  'rgb(1,2,3);position:fixed',
  'url(//a.test)',
  ' #fff',
  '#fff\n',
  '',
])('takes %j for no colour', (text) => {
  expect(readColour(text)).toBeUndefined()
  expect(text).not.toMatch(new RegExp(COLOUR_PATTERN, 'u'))
})
