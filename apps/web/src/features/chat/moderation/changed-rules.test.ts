import { expect, it } from 'vitest'
import { changedRules, slowChoices } from './changed-rules.ts'

it('sends only what was chosen', () => {
  expect(changedRules({})).toBeUndefined()
  expect(changedRules({ slow: 30 })).toEqual({ slow_seconds: 30 })
  expect(changedRules({ readOnly: 0 })).toEqual({ read_only_minutes: 0 })
  expect(changedRules({ slow: 0, readOnly: 60 })).toEqual({
    slow_seconds: 0,
    read_only_minutes: 60,
  })
})

it('offers the present slow mode among the others, also one that is not offered', () => {
  expect(slowChoices([0, 5, 300], 5)).toEqual([0, 5, 300])
  expect(slowChoices([0, 5, 300], 3_600)).toEqual([0, 5, 300, 3_600])
  expect(slowChoices([0, 5, 300], 45)).toEqual([0, 5, 45, 300])
})
