import type { Pending } from '@lanting/chat'
import { expect, it } from 'vitest'
import { mergedOutbox, readOutbox } from './persistent-outbox.ts'

const pending = (client_id: string): Pending => ({
  client_id,
  user_id: 1,
  content: client_id,
  content_type: 'text',
  writtenAt: 1,
  status: 'waiting',
})

it('reads back valid messages and drops invalid ones', () => {
  const broken = [
    null,
    7,
    'x',
    {},
    { ...pending('b'), user_id: '1' },
    { ...pending('c'), status: 'gone' },
  ]
  expect(readOutbox([pending('a'), ...broken])).toEqual([pending('a')])
})

it.each([undefined, null, 'text', 3, { 0: pending('a') }])('reads nothing from %j', (stored) => {
  expect(readOutbox(stored)).toEqual([])
})

it('keeps pending messages of another tab', () => {
  const merged = mergedOutbox([pending('theirs')], [pending('mine')], new Set(['mine']))
  expect(merged).toEqual([pending('theirs'), pending('mine')])
})

it('removes own confirmed messages', () => {
  expect(mergedOutbox([pending('mine')], [], new Set(['mine']))).toEqual([])
})

it('limits the number of saved messages', () => {
  const many = Array.from({ length: 150 }, (_, place) => pending(String(place)))
  expect(mergedOutbox(many, [], new Set())).toHaveLength(100)
})
