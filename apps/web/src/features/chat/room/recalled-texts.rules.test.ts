import type { Recalled } from '@lanting/chat'
import { describe, expect, it } from 'vitest'
import { keptTexts, readTexts, withKeptTexts } from './recalled-texts.rules.ts'

const recalled = (id: number, by = 1, user_id = 1): Recalled => ({
  message: {
    id,
    user_id,
    nick_name: 'me',
    avatar: '',
    content: `text ${id}`,
    content_type: 'text',
    createdAt: '',
    createdAtMs: id,
  },
  by,
})
const MINUTE_MS = 60_000

describe('the texts of own recalls', () => {
  it('are kept, the last five of them, and only the own ones', () => {
    const all = [1, 2, 3, 4, 5, 6].map((id) => recalled(id))
    const kept = keptTexts([], [...all, recalled(7, 2), recalled(8, 2, 2)], { me: 1, now: 0 })
    expect(kept.map(({ message }) => message.id)).toEqual([2, 3, 4, 5, 6])
    expect(keptTexts([], all, { me: undefined, now: 0 })).toEqual([])
  })

  it('are forgotten after some minutes, counted from the recall', () => {
    const kept = keptTexts([], [recalled(1)], { me: 1, now: 0 })
    expect(keptTexts(kept, [recalled(1)], { me: 1, now: 5 * MINUTE_MS })).toEqual(kept)
    expect(readTexts(kept, 9 * MINUTE_MS)).toEqual(kept)
    expect(readTexts(kept, 11 * MINUTE_MS)).toEqual([])
  })

  it.each([undefined, null, 'x', [null], [{ by: 1 }], [{ by: 1, atMs: 0, message: {} }]])(
    'are none in %j',
    (stored) => expect(readTexts(stored, 0)).toEqual([]),
  )

  it('stand at their place among the shown messages, each once', () => {
    const kept = keptTexts([], [recalled(2), recalled(5), recalled(9)], { me: 1, now: 0 })
    const shown = { messages: [{ id: 4 }, { id: 7 }], hasMore: true, hasNewer: true }
    const ids = (all: readonly Recalled[]) => all.map(({ message }) => message.id)
    expect(ids(withKeptTexts([recalled(6, 2)], kept, { ...shown, me: 1 }))).toEqual([5, 6])
    expect(ids(withKeptTexts([recalled(5)], kept, { ...shown, me: 1 }))).toEqual([5])
    const whole = { ...shown, hasMore: false, hasNewer: false, me: 1 }
    expect(ids(withKeptTexts([], kept, whole))).toEqual([2, 5, 9])
    expect(withKeptTexts([], kept, { ...whole, me: 2 })).toEqual([])
  })
})
