import { expect, it } from 'vitest'
import { inscriptionOf } from './inscription.ts'

it.each([
  ['兰亭', { isUpright: true, size: 2 }],
  ['永和九年春', { isUpright: true, size: 5 }],
  ['兰亭集序永和', { isUpright: true, size: 6 }],
  ['兰亭集序永和九', { isUpright: false, size: 7 }],
  ['兰亭 Lanting', { isUpright: false, size: 6 }],
  ['Notebook', { isUpright: false, size: 4 }],
])('%s has its direction and length', (name, inscription) => {
  expect(inscriptionOf(name)).toEqual(inscription)
})
