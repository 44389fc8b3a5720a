import { DatabaseSync } from 'node:sqlite'
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

it('knows the error of a SQLite database that cannot grow', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table texts (text text); pragma max_page_count = 3')
  const fill = () => database.prepare('insert into texts values (?)').run('x'.repeat(100_000))
  let thrown: unknown
  try {
    fill()
  } catch (error) {
    thrown = error
  }
  expect(isDiskFull(thrown)).toBe(true)
})
