import { expect, it } from 'vitest'
import { readComfort, writeComfort } from './comfort.rules.ts'

const DEFAULT = { size: 'medium', width: 'normal', face: 'sans' }

it.each(['', 'nonsense', 'large', 'huge wide serif', 'serif'])('reads and writes %j', (stored) => {
  expect(writeComfort(readComfort(stored))).toBe(stored === 'nonsense' ? '' : stored)
})

it('has defaults that are not stored', () => {
  expect(readComfort('')).toEqual(DEFAULT)
  expect(writeComfort(readComfort('medium normal sans'))).toBe('')
})
