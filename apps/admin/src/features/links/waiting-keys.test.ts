import { expect, it } from 'vitest'
import { waitingActionOf } from './waiting-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, keyCode: 0 }

it.each([
  ['j', 'next'],
  ['ArrowUp', 'previous'],
  ['R', 'approve'],
  ['d', 'remove'],
  ['Enter', undefined],
  ['toString', undefined],
])('the key %s means %s', (key, action) => expect(waitingActionOf({ ...NONE, key })).toBe(action))

it('a key with a modifier means nothing', () =>
  expect(waitingActionOf({ ...NONE, key: 'r', ctrlKey: true })).toBeUndefined())
