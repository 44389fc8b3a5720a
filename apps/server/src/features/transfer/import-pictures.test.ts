import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { createPictureFinder, takePictures } from './import-pictures.ts'
import type { ImportNeeds, Session } from './import-session.ts'

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

describe('a picture for which the processor was too slow', () => {
  const take = async (slow: number) => {
    let tries = 0
    const needs = {
      hasUpload: async () => false,
      addPicture: async () => {
        tries += 1
        if (tries <= slow) throw new AppError('pictureTooSlow')
        return '/uploads/1.webp'
      },
    } as unknown as ImportNeeds
    const source = { paths: ['a.png'], sizeOf: () => 1, read: async () => Buffer.from('x') }
    const session = {
      source,
      pictures: new Map(),
      findPicture: () => 'a.png',
      has: () => false,
      report: { count: () => undefined },
    } as unknown as Session
    return takePictures(needs, session, { path: 'a.md', addresses: ['a.png'] })
  }

  it('is tried again after the others', async () => {
    expect(await take(1)).toMatchObject({
      taken: new Map([['a.png', '/uploads/1.webp']]),
      notes: [],
    })
  })

  it('is named, and is not called unsupported', async () => {
    const { taken, notes } = await take(2)
    expect([taken.size, notes]).toEqual([0, ['pictureLater']])
  })
})
