import { expect, it } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const failure = (message: string, code?: unknown) => Object.assign(new Error(message), { code })

it.each([
  failure('terminating connection due to administrator command', '57P01'),
  failure('the database system is starting up', '57P03'),
  failure('connection failure', '08006'),
  failure('terminating connection due to idle-in-transaction timeout', '25P03'),
  failure('canceling statement due to lock timeout', '55P03'),
  failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  failure('Connection terminated unexpectedly'),
  failure('timeout exceeded when trying to connect'),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
])('a lost database: %s', (error) => expect(isUnavailable(error)).toBe(true))

it.each([
  failure('duplicate key value', '23505'),
  failure('deadlock detected', '40P01'),
  failure('constraint failed', 2067),
  failure('something else'),
  'no error',
  undefined,
])('another failure: %s', (error) => expect(isUnavailable(error)).toBe(false))
