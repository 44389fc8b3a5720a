import { expect, it } from 'vitest'
import { createPictureFinder } from './import-pictures.ts'

const find = createPictureFinder({
  paths: [
    'uploads/2020/05/cup.jpg',
    'uploads/2021/05/cup.jpg',
    'uploads/2020/05/pot-300x200.png',
    'uploads/2020/05/壶.png',
    'lonely.webp',
    'notes.md',
  ],
})

it.each([
  ['https://old.test/wp-content/uploads/2020/05/cup.jpg', 'uploads/2020/05/cup.jpg'],
  ['https://old.test/wp-content/uploads/2021/05/cup.jpg?w=5', 'uploads/2021/05/cup.jpg'],
  ['https://old.test/wp-content/uploads/2020/05/cup-300x200.jpg', 'uploads/2020/05/cup.jpg'],
  [
    'https://old.test/wp-content/uploads/2020/05/pot-300x200.png',
    'uploads/2020/05/pot-300x200.png',
  ],
  ['/uploads/2020/05/%E5%A3%B6.png', 'uploads/2020/05/壶.png'],
  ['https://cdn.test/a/b/lonely.webp', 'lonely.webp'],
  ['/Users/me/blog/2020/05/cup.jpg', 'uploads/2020/05/cup.jpg'],
  ['D:\\blog\\2020\\05\\cup.jpg', 'uploads/2020/05/cup.jpg'],
  ['https://old.test/other/cup.jpg', undefined],
  ['https://old.test/x/notes.md', undefined],
])('%s is the file %s', (address, expected) => {
  expect(find(address)).toBe(expected)
})
