import { expect, it } from 'vitest'
import { pictureAmong } from './picture-files.ts'

const [text, png, jpeg, svg] = ['text/plain', 'image/png', 'image/jpeg', 'image/svg+xml'].map(
  (type) => ({ type }),
) as { type: string }[]

it('returns the first supported image only', () => {
  expect(pictureAmong([text, svg, png, jpeg] as { type: string }[])).toBe(png)
})

it('ignores other files', () => {
  expect(pictureAmong([text, svg] as { type: string }[])).toBeUndefined()
  expect(pictureAmong([])).toBeUndefined()
  expect(pictureAmong(undefined)).toBeUndefined()
})
