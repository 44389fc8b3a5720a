import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.rules.ts'

const wrap = (text: string, width: number) => wrapText(text, width, (part) => [...part].length)

it.each([
  ['fits', 10, ['fits']],
  ['the hills are here', 9, ['the hills', 'are here']],
  ['one, two, three', 8, ['one,', 'two,', 'three']],
  ['incomprehensibility', 8, ['incompre', 'hensibil', 'ity']],
  ['举头望明月，低头思故乡', 6, ['举头望明月，', '低头思故乡']],
  ['', 5, []],
  ['   ', 5, []],
])('breaks “%s” at %d', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines)
})

it('loses no letter of a text in any width', () => {
  const text = '床前明月光, the floor is white with frost — 疑是地上霜。👏🏽 ok'
  for (let width = 1; width <= 40; width += 1) {
    expect(wrap(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
})
