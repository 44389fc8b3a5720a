import { expect, it } from 'vitest'
import { afterReaction } from './after-reaction.ts'

const NONE = { heart: 0, clap: 0, think: 0, laugh: 0, party: 0, sad: 0 }

it('counts a reaction once, and takes it back', () => {
  const before = { counts: { ...NONE, heart: 3 }, own: [] }
  const after = afterReaction(before, 'heart', true)
  expect(after).toEqual({ counts: { ...NONE, heart: 4 }, own: ['heart'] })
  expect(afterReaction(after, 'heart', true)).toEqual(after)
  expect(afterReaction(after, 'heart', false)).toEqual(before)
  expect(afterReaction(before, 'sad', false)).toEqual(before)
})
