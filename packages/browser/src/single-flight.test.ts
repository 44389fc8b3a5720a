import { expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

it('runs once for calls at the same time, and again afterwards', async () => {
  const single = createSingleFlight<number>()
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([single(work), single(work)])).toEqual([1, 1])
  expect(await single(work)).toBe(2)
})

it('runs again after a failure', async () => {
  const single = createSingleFlight<number>()
  await expect(single(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await single(async () => 7)).toBe(7)
})
