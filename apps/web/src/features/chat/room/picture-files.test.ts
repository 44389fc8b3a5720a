import { expect, it } from 'vitest'
import { hasFiles, picturesAmong } from './picture-files.ts'

const file = (type: string) => ({ type })
const [text, png, jpeg, svg] = ['text/plain', 'image/png', 'image/jpeg', 'image/svg+xml'].map(file)
const many = (count: number) => Array.from({ length: count }, () => file('image/png'))

it('returns all supported pictures in their order', () => {
  expect(picturesAmong([png, jpeg] as { type: string }[], 0)).toEqual({ pictures: [png, jpeg] })
  expect(picturesAmong([], 0)).toEqual({ pictures: [] })
})

it('says that other files are left out', () => {
  const files = [text, svg, png] as { type: string }[]
  expect(picturesAmong(files, 0)).toEqual({ pictures: [png], refusal: 'notPicture' })
})

it('takes nine at once, with those that wait', () => {
  expect(picturesAmong(many(9), 0)).not.toHaveProperty('refusal')
  expect(picturesAmong(many(10), 0)).toMatchObject({ refusal: 'tooMany' })
  expect(picturesAmong(many(10), 0).pictures).toHaveLength(9)
  expect(picturesAmong(many(3), 8).pictures).toHaveLength(1)
  expect(picturesAmong(many(1), 12)).toEqual({ pictures: [], refusal: 'tooMany' })
})

it('takes files that are dragged, and leaves texts and links to the field', () => {
  expect(hasFiles({ types: ['Files'] })).toBe(true)
  expect(hasFiles({ types: ['text/plain', 'text/html'] })).toBe(false)
})
