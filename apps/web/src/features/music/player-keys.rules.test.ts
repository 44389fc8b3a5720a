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
])('at the player the key %j does %j', (key, action) => {
  expect(pressed(key)).toEqual(action)
})

it('leaves the space bar and the arrows to the page, and takes M everywhere', () => {
  expect([' ', 'ArrowDown', 'ArrowLeft'].map((key) => pressed(key, { isAtPlayer: false }))).toEqual(
    [undefined, undefined, undefined],
  )
  expect(pressed('m', { isAtPlayer: false })).toEqual({ type: 'toggleMute' })
})

it('does nothing while somebody writes, or holds Ctrl', () => {
  expect(pressed('m', { isTaken: true })).toBeUndefined()
  expect(pressed('m', { isModified: true })).toBeUndefined()
})
