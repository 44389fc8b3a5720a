import { describe, expect, it } from 'vitest'
import { isFaultOfText } from './text-fault.ts'

describe('the fault of a text', () => {
  it.each([
    ['a value of the wrong type', () => (null as never as string).trim(), true],
    ['a tree that is too deep', () => 'x'.repeat(-1), true],
    ['a broken part of an address', () => decodeURIComponent('%'), true],
    [
      'a failure of the disk',
      () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      },
      false,
    ],
    [
      'a failure of the database',
      () => {
        throw Object.assign(new Error('closed'), { code: 'ERR_SQLITE_ERROR' })
      },
      false,
    ],
  ])('%s: %#', (_, work, expected) => {
    const caught = (() => {
      try {
        return work()
      } catch (error) {
        return error
      }
    })()
    expect(isFaultOfText(caught)).toBe(expected)
  })
})
