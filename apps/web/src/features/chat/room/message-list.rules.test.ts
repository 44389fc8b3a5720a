import type { ChatMessage } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import {
  isSameGroup,
  type MessageRow,
  messageRows,
  ownState,
  pictureBox,
} from './message-list.rules.ts'

const NOON = new Date(2026, 10, 8, 12).getTime()
const message = (id: number, user_id: number, seconds: number): ChatMessage => ({
  id,
  user_id,
  nick_name: `n${user_id}`,
  avatar: '',
  content: `c${id}`,
  content_type: 'text',
  createdAt: '',
  createdAtMs: NOON + seconds * 1_000,
})

const shapeOf = (rows: readonly MessageRow[]) =>
  rows.map((row) => (row.kind === 'group' ? row.messages.map(({ id }) => id) : row.kind))

describe('the message rows', () => {
  it('group the messages of one user within one minute', () => {
    const messages = [
      message(1, 7, 0),
      message(2, 7, 59),
      message(3, 7, 60),
      message(4, 8, 61),
      message(5, 7, 62),
    ]
    expect(shapeOf(messageRows(messages, undefined))).toEqual(['time', [1, 2], [3], [4], [5]])
  })

  it('show the time after five minutes without messages', () => {
    const messages = [message(1, 7, 0), message(2, 8, 299), message(3, 8, 599)]
    expect(shapeOf(messageRows(messages, undefined))).toEqual(['time', [1], [2], 'time', [3]])
  })

  it('show the time when a new day begins', () => {
    const midnight = 12 * 3_600
    const messages = [message(1, 7, midnight - 30), message(2, 7, midnight + 30)]
    expect(shapeOf(messageRows(messages, undefined))).toEqual(['time', [1], 'time', [2]])
  })

  it('show the unread line, also within a minute', () => {
    const messages = [message(1, 7, 0), message(2, 7, 10), message(3, 7, 20)]
    expect(shapeOf(messageRows(messages, 2))).toEqual(['time', [1], 'unread', [2, 3]])
  })

  it('have a note in the place of a recalled message, which divides a group', () => {
    const messages = [message(1, 7, 0), message(3, 7, 2), message(4, 7, 3)]
    const traces = [2, 9].map((id) => ({ message: message(id, 7, id), by: 7 }))
    expect(shapeOf(messageRows(messages, undefined, traces))).toEqual([
      ...['time', [1], 'recalled', [3, 4], 'recalled'],
    ])
  })

  it('have no unread line without its message, and are empty in an empty room', () => {
    expect(shapeOf(messageRows([message(1, 7, 0)], 9))).toEqual(['time', [1]])
    expect(messageRows([], 9)).toEqual([])
  })

  it('keep their keys when new messages arrive', () => {
    const messages = [message(1, 7, 0), message(2, 8, 10)]
    const keys = messageRows(messages, undefined).map(({ key }) => key)
    const later = messageRows([...messages, message(3, 8, 20)], undefined).map(({ key }) => key)
    expect(later).toEqual(keys)
  })
})

it('treats groups with the same messages as equal', () => {
  const [one, two] = [message(1, 7, 0), message(2, 7, 1)]
  const group = (...messages: ChatMessage[]) => ({ kind: 'group' as const, key: '1', messages })
  expect(isSameGroup(group(one, two), group(one, two))).toBe(true)
  expect(isSameGroup(group(one), group(one, two))).toBe(false)
  expect(isSameGroup(group(one), group(two))).toBe(false)
})

it.each([
  ['waiting', true, 'sending'],
  ['sent', true, 'sending'],
  ['waiting', false, 'waiting'],
  ['sent', false, 'waiting'],
  ['offered', true, 'failed'],
  ['refused', false, 'failed'],
] as const)('shows a message that is %s (connected: %s) as %s', (status, isConnected, shown) => {
  expect(ownState({ status }, isConnected)).toBe(shown)
})

describe('a picture', () => {
  it('keeps its ratio within the bubble', () => {
    expect(pictureBox({ width: 1_240, height: 620 })).toEqual({ width: 248, ratio: 2 })
    expect(pictureBox({ width: 640, height: 1_280 })).toEqual({ width: 160, ratio: 0.5 })
  })

  it('is never enlarged, and never too small to click', () => {
    expect(pictureBox({ width: 100, height: 80 })).toEqual({ width: 100, ratio: 1.25 })
    expect(pictureBox({ width: 16, height: 16 })).toEqual({ width: 64, ratio: 1 })
  })

  it('has no box without a known size', () => {
    expect(pictureBox(undefined)).toBeUndefined()
  })
})
