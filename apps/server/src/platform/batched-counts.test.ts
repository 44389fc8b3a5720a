import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatchedCounts } from './batched-counts.ts'

const recorder = (intervalMs: number, fails = 0) => {
  const written: Record<string, number>[] = []
  const errors: unknown[] = []
  let failures = fails
  const count = createBatchedCounts<string>({
    intervalMs,
    onError: (error) => errors.push(error),
    write: async (amounts) => {
      if (failures-- > 0) throw new Error('no database')
      written.push(Object.fromEntries(amounts))
    },
  })
  return { written, errors, count }
}

it('writes many counts as one, after the interval', async () => {
  const { written, count } = recorder(20)
  for (let i = 0; i < 5; i += 1) count.add('a')
  count.add('b', 7)
  expect(written).toEqual([])
  await wait(60)
  expect(written).toEqual([{ a: 5, b: 7 }])
})

it('writes nothing without counts', async () => {
  const { written, count } = recorder(20)
  await count.flush()
  expect(written).toEqual([])
})

it('writes immediately on flush, and only once', async () => {
  const { written, count } = recorder(20)
  count.add('a')
  await count.flush()
  await wait(60)
  expect(written).toEqual([{ a: 1 }])
})

it('keeps counts of a failed write for the next write', async () => {
  const { written, errors, count } = recorder(20, 1)
  count.add('a')
  await count.flush()
  expect(errors).toHaveLength(1)
  count.add('a')
  await count.flush()
  expect(written).toEqual([{ a: 2 }])
})
