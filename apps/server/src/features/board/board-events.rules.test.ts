import { descriptionOf } from '@lanting/contract'
import { copies } from '@lanting/copy'
import { expect, it } from 'vitest'
import { boardEvent, boardNotification } from './board-events.rules.ts'

const MESSAGE = { writerId: null, name: 'visitor', message: 'tea '.repeat(500) }

it('shortens the message in the event', () => {
  expect(boardEvent(MESSAGE)).toMatchObject({ kind: 'boardMessage', byId: null, name: 'visitor' })
  expect(boardEvent(MESSAGE).text).toBe(descriptionOf(MESSAGE.message))
})

it('notifies the owner with name and text, and names the writer as the cause', () => {
  const { userId, byId, message } = boardNotification({ ...MESSAGE, writerId: 3 }, 1)
  expect([userId, byId]).toEqual([1, 3])
  expect(message(copies.en)).toContain('visitor')
})
