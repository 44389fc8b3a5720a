import { expect, it } from 'vitest'
import { levelFor, readSaver } from './data-saver.rules.ts'

it('data is saved when the listener wants it, or on a network on which data is dear', () => {
  const mobile = { type: 'cellular' }
  expect(levelFor('off', mobile)).toBe('exhigh')
  expect(levelFor('on', undefined)).toBe('standard')
  expect(levelFor('mobile', undefined)).toBe('exhigh')
  expect(levelFor('mobile', { type: 'wifi', saveData: false })).toBe('exhigh')
  expect(levelFor('mobile', mobile)).toBe('standard')
  expect(levelFor('mobile', { saveData: true })).toBe('standard')
})

it('any other stored value is off', () => {
  expect([undefined, null, 3, 'standard', 'on'].map(readSaver)).toEqual([
    ...['off', 'off', 'off', 'off', 'on'],
  ])
})
