import { expect, it } from 'vitest'
import {
  activePicture,
  afterQueueEvent,
  type PictureQueue,
  type QueueEvent,
} from './picture-queue.rules.ts'

const file = (name: string) => ({ name }) as File
const after = (...events: readonly QueueEvent[]): PictureQueue =>
  events.reduce<PictureQueue>(afterQueueEvent, [])

const TWO: QueueEvent = { type: 'added', files: [file('a'), file('b')] }
const failed = (id: number): QueueEvent => ({
  type: 'upload',
  id,
  event: { type: 'failed', reason: 'broken' },
})

it('sends pictures in the order of the choice', () => {
  expect(activePicture([])).toBeUndefined()
  expect(activePicture(after(TWO))).toMatchObject({ id: 1, file: { name: 'a' } })
  const second = after(TWO, { type: 'removed', id: 1 })
  expect(activePicture(second)).toMatchObject({ id: 2 })
  expect(afterQueueEvent(second, TWO).map(({ id }) => id)).toEqual([2, 3, 4])
})

it('goes on after a failure, and tries a failed one again', () => {
  const queue = after(TWO, failed(1))
  expect(queue[0]?.state).toEqual({ status: 'failed', reason: 'broken' })
  expect(activePicture(queue)?.id).toBe(2)
  const again = afterQueueEvent(queue, { type: 'upload', id: 1, event: { type: 'givenUp' } })
  expect(activePicture(again)?.id).toBe(1)
  expect(activePicture(after(TWO, failed(1), failed(2)))).toBeUndefined()
})

it('shows the progress of its own picture only', () => {
  const queue = after(TWO, { type: 'upload', id: 2, event: { type: 'chosen' } })
  expect(queue.map(({ state }) => state.status)).toEqual(['idle', 'preparing'])
})
