import { expect, it } from 'vitest'
import { isDiskFull } from './disk-full.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

it('knows the errors of files, of PostgreSQL and of a wrapped cause', () => {
  expect(isDiskFull(withCode('ENOSPC'))).toBe(true)
  expect(isDiskFull(withCode('53100'))).toBe(true)
  expect(isDiskFull(new Error('not written', { cause: withCode('ENOSPC') }))).toBe(true)
  expect(isDiskFull(withCode('ENOENT'))).toBe(false)
  expect(isDiskFull('ENOSPC')).toBe(false)
})
