import { describe, expect, it } from 'vitest'
import { actOf, stepped, toggled } from './moderation-keys.rules.ts'

describe('a key', () => {
  const pressed = (key: string, more: object = {}) =>
    actOf({ key, hasModifier: false, on: 'elsewhere', ...more })

  it.each([
    ['j', 'next'],
    ['K', 'previous'],
    ['x', 'choose'],
    ['a', 'chooseAll'],
    ['d', 'remove'],
    ['r', 'keep'],
    ['b', 'block'],
    ['Enter', 'open'],
    ['u', 'undo'],
    ['?', 'help'],
    ['/', 'search'],
    ['Escape', 'clear'],
    ['q', undefined],
    ['toString', undefined],
  ])('%s means %s', (key, action) => {
    expect(pressed(key)).toBe(action)
  })

  it('has no action in a text field or with Ctrl', () => {
    expect(pressed('d', { on: 'field' })).toBeUndefined()
    expect(pressed('a', { hasModifier: true })).toBeUndefined()
  })

  it('keeps its own meaning on links and buttons', () => {
    expect(pressed('Enter', { on: 'link' })).toBeUndefined()
    expect(pressed('d', { on: 'link' })).toBe('remove')
  })
})

it('steps stay within the list', () => {
  expect([stepped(0, -1, 3), stepped(2, 1, 3), stepped(1, 1, 3), stepped(0, 1, 0)]).toEqual([
    0, 2, 2, 0,
  ])
})

it('toggling a row twice deselects it', () => {
  const row = { key: 'a', text: 'b' }
  const chosen = toggled(new Map(), row)
  expect([...chosen.values()]).toEqual([row])
  expect(toggled(chosen, row).size).toBe(0)
})
