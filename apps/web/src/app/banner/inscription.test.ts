import { expect, it } from 'vitest'
import { inscriptionOf } from './inscription.ts'

it.each([
  ['兰亭', { isUpright: true, size: 2, word: 1 }],
  ['永和九年春', { isUpright: true, size: 5, word: 1 }],
  ['兰亭集序永和', { isUpright: true, size: 6, word: 1 }],
  ['兰亭集序永和九', { isUpright: false, size: 7, word: 1 }],
  ['兰亭 Lanting', { isUpright: false, size: 6, word: expect.closeTo(4.45) }],
  ['Notebook', { isUpright: false, size: 4, word: expect.closeTo(5.36) }],
])('%s has its direction and lengths', (name, inscription) => {
  expect(inscriptionOf(name)).toEqual(inscription)
})
