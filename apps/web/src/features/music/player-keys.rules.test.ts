import { expect, it } from 'vitest'
import { keyAction } from './player-keys.rules.ts'

const pressed = (key: string, where: Partial<Parameters<typeof keyAction>[0]> = {}) =>
  keyAction({ key, isModified: false, isTaken: false, isAtPlayer: true, ...where })

it.each([
  [' ', { type: 'toggle' }],
  ['ArrowLeft', { type: 'seekBy', amount: -5 }],
  ['ArrowRight', { type: 'seekBy', amount: 5 }],
  ['ArrowUp', { type: 'volumeBy', amount: 0.05 }],
  ['ArrowDown', { type: 'volumeBy', amount: -0.05 }],
  ['m', { type: 'toggleMute' }],
  ['M', { type: 'toggleMute' }],
  ['n', undefined],
])('maps the key %j at the player to %j', (key, action) => {
  expect(pressed(key)).toEqual(action)
})

it('leaves space and arrow keys to the page, and handles M everywhere', () => {
  expect([' ', 'ArrowDown', 'ArrowLeft'].map((key) => pressed(key, { isAtPlayer: false }))).toEqual(
    [undefined, undefined, undefined],
  )
  expect(pressed('m', { isAtPlayer: false })).toEqual({ type: 'toggleMute' })
})

it('ignores keys in text fields and keys with Ctrl', () => {
  expect(pressed('m', { isTaken: true })).toBeUndefined()
  expect(pressed('m', { isModified: true })).toBeUndefined()
})
