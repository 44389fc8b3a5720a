import { expect, it } from 'vitest'
import type { MessageRow } from './message-list.rules.ts'
import { withQuietLines } from './quiet-lines.rules.ts'

const group = (id: number, createdAtMs: number) =>
  ({ kind: 'group', key: String(id), messages: [{ id, createdAtMs }] }) as unknown as MessageRow
const line = (event: number, atMs: number) => ({ event, atMs, song: `song ${event}` })

it('puts the lines of the turntable between the messages, by their time', () => {
  const rows = withQuietLines([group(1, 100), group(2, 200)], [line(7, 250), line(5, 150)])
  expect(rows.map(({ key }) => key)).toEqual(['1', 'quiet 5', '2', 'quiet 7'])
})

it('shows lines without messages, and messages without lines', () => {
  expect(withQuietLines([], [line(1, 5)]).map(({ key }) => key)).toEqual(['quiet 1'])
  expect(withQuietLines([group(1, 100)], [])).toHaveLength(1)
})

it('leaves later lines out after a part of the history', () => {
  const rows = withQuietLines([group(1, 100), group(2, 200)], [line(5, 150), line(7, 250)], true)
  expect(rows.map(({ key }) => key)).toEqual(['1', 'quiet 5', '2'])
})

it('keeps equal times behind the message', () => {
  const rows = withQuietLines([group(1, 100)], [line(3, 100)])
  expect(rows.map(({ key }) => key)).toEqual(['1', 'quiet 3'])
})
