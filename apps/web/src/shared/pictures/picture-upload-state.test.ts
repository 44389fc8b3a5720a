import { expect, it } from 'vitest'
import {
  afterUploadEvent,
  isBusy,
  NO_UPLOAD,
  type UploadEvent,
  type UploadState,
} from './picture-upload-state.ts'

const after = (...events: UploadEvent[]): UploadState => events.reduce(afterUploadEvent, NO_UPLOAD)
const progress = (share: number): UploadEvent => ({ type: 'progress', share })

it('goes from choosing to sending to done', () => {
  expect(after({ type: 'chosen' })).toEqual({ status: 'preparing' })
  expect(after({ type: 'chosen' }, progress(0.456))).toEqual({ status: 'sending', percent: 45 })
  expect(after({ type: 'chosen' }, progress(0.999))).toEqual({ status: 'sending', percent: 99 })
  expect(after({ type: 'chosen' }, progress(1))).toEqual({ status: 'finishing' })
  expect(after({ type: 'chosen' }, progress(1), { type: 'done' })).toEqual({ status: 'done' })
})

it('keeps the failure until another image is chosen', () => {
  const failed = { type: 'failed', reason: 'too large' } as const
  expect(after({ type: 'chosen' }, failed)).toEqual({ status: 'failed', reason: 'too large' })
  expect(after({ type: 'chosen' }, failed, { type: 'chosen' })).toEqual({ status: 'preparing' })
})

it('ignores late progress', () => {
  expect(after({ type: 'chosen' }, { type: 'givenUp' }, progress(0.5))).toEqual(NO_UPLOAD)
})

it('is busy from the choice to the end', () => {
  const states = [
    after({ type: 'chosen' }),
    after({ type: 'chosen' }, progress(0.1)),
    after({ type: 'chosen' }, progress(1)),
  ]
  expect(states.every(isBusy)).toBe(true)
  expect([NO_UPLOAD, after({ type: 'failed', reason: '' })].some(isBusy)).toBe(false)
})
