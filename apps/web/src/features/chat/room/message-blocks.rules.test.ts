import type { ChatMessage } from '@lanting/contract'
import { expect, it } from 'vitest'
import { estimatedHeight, idRange, isSameBlock, messageBlocks } from './message-blocks.rules.ts'
import { messageRows } from './message-list.rules.ts'

const message = (id: number): ChatMessage => ({
  id,
  user_id: 1 + (id % 2),
  nick_name: 'n',
  avatar: '',
  content: `${id}`,
  content_type: 'text',
  createdAt: '',
  createdAtMs: 1_700_000_000_000 + id * 400_000,
})
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => message(first + at))

it('divides the rows by the ids of their messages, each time with its group', () => {
  const blocks = messageBlocks(messageRows(from(35, 88), undefined))
  expect(blocks.map(({ key }) => key)).toEqual(['3', '4', '5', '6', '7', '8'])
  expect(blocks.map(idRange)).toEqual([
    [35, 39],
    [40, 49],
    [50, 59],
    [60, 69],
    [70, 79],
    [80, 88],
  ])
  for (const { rows } of blocks) expect(rows[0]?.kind).toBe('time')
})

it('keeps the blocks when older messages are added', () => {
  const before = messageBlocks(messageRows(from(60, 160), undefined))
  const after = messageBlocks(messageRows(from(10, 160), undefined))
  const keys = before.slice(1).map(({ key }) => key)
  expect(after.slice(-keys.length).map(({ key }) => key)).toEqual(keys)
})

it('knows a block that has changed', () => {
  const messages = from(51, 59)
  const [block] = messageBlocks(messageRows(messages, undefined))
  const [same] = messageBlocks(messageRows(messages, undefined))
  const edited = messages.map((one) => (one.id === 55 ? { ...one, content: 'edited' } : one))
  const [other] = messageBlocks(messageRows(edited, undefined))
  if (!block || !same || !other) throw new Error('no block')
  expect([isSameBlock(block, same), isSameBlock(block, other)]).toEqual([true, false])
})

it('has no block without rows, and one for lines without messages', () => {
  expect(messageBlocks([])).toEqual([])
  const line = { kind: 'unread', key: 'unread' } as const
  expect(messageBlocks([line])).toEqual([{ key: 'none', rows: [line] }])
  expect(estimatedHeight({ key: 'none', rows: [line] })).toBeGreaterThan(0)
})
