import { expect, it, vi } from 'vitest'
import { logCrash } from './log-crash.ts'

it('logs the error of a picture process, and distinguishes a timeout from an exit', () => {
  const warn = vi.fn()
  const error = new Error('spawn EAGAIN')
  const log = logCrash({ warn })
  log('ended', error)
  log('tooSlow')
  expect(warn.mock.calls).toEqual([
    [{ err: error }, 'a picture process has ended'],
    [{ err: undefined }, 'a picture took too long, its process was stopped'],
  ])
})
