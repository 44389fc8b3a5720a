import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { hasSpace, isDiskFull } from './disk-full.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

it('knows the errors of files, of PostgreSQL and of a wrapped cause', () => {
  expect(isDiskFull(withCode('ENOSPC'))).toBe(true)
  expect(isDiskFull(withCode('53100'))).toBe(true)
  expect(isDiskFull(new Error('not written', { cause: withCode('ENOSPC') }))).toBe(true)
  expect(isDiskFull(withCode('ENOENT'))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
})

it('a disk has space until only a little is left', async () => {
  expect(await hasSpace(tmpdir(), 1)).toBe(true)
  expect(await hasSpace(tmpdir(), Number.MAX_VALUE)).toBe(false)
})
