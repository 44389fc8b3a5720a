import { expect, it } from 'vitest'
import { keyAction } from './player-keys.rules.ts'

const pressed = (key: string, where: Partial<Parameters<typeof keyAction>[0]> = {}) =>
  keyAction({
    key,
    isModified: false,
    isTaken: false,
    isAtPlayer: true,
    isBesidePlayer: false,
    ...where,
  })

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

it('handles space, left, right and M beside the player, and leaves up and down to the page', () => {
  const beside = { isAtPlayer: false, isBesidePlayer: true }
  const actions = [' ', 'ArrowLeft', 'ArrowRight', 'm', 'M'].map(
    (key) => pressed(key, beside)?.type,
  )
  expect(actions).toEqual(['toggle', 'seekBy', 'seekBy', 'toggleMute', 'toggleMute'])
  expect(['ArrowUp', 'ArrowDown'].map((key) => pressed(key, beside))).toEqual([
    undefined,
    undefined,
  ])
})

it('leaves all keys to a page without music, and where they are switched off', () => {
  for (const key of [' ', 'ArrowLeft', 'ArrowDown', 'm']) {
    expect(pressed(key, { isAtPlayer: false })).toBeUndefined()
  }
})

it('ignores keys in text fields and keys with Ctrl', () => {
  expect(pressed('m', { isTaken: true })).toBeUndefined()
  expect(pressed('m', { isModified: true })).toBeUndefined()
})
