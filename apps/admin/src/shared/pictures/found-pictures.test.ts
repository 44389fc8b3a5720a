import { expect, it } from 'vitest'
import { isOfInterest, picturesAmong } from './found-pictures.ts'

const found = (path: string, type: string) => ({
  path,
  file: new File([], path.split('/').at(-1) ?? '', { type }),
})

it('sends the pictures of a folder, and names its other files', () => {
  const { pictures, others } = picturesAmong([
    found('/trip/1.jpg', 'image/jpeg'),
    found('/trip/2.heic', 'image/heic'),
    found('/trip/notes.txt', 'text/plain'),
    found('/trip/.DS_Store', ''),
  ])
  expect(pictures.map(({ name }) => name)).toEqual(['1.jpg'])
  expect(others).toEqual(['2.heic', 'notes.txt'])
})

it('sends a single file of any kind, so that its refusal is read', () => {
  const { pictures, others } = picturesAmong([found('2.heic', 'image/heic')])
  expect([pictures.length, others]).toEqual([1, []])
})

it('passes over the files that programs leave in folders', () => {
  expect(['.DS_Store', 'Thumbs.db', 'desktop.ini'].some(isOfInterest)).toBe(false)
  expect(isOfInterest('thumbs.db.jpg')).toBe(true)
})
