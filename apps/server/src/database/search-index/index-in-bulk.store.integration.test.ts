import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { indexInBulk } from './index-in-bulk.ts'

const site = useSite()

const openIndexes = async () => {
  const { queries } = site.platform.database
  const indexes = async () =>
    inject('form') === 'small'
      ? []
      : (
          await sql`select indexdef from pg_indexes where tablename = 'search_ngrams'
            order by indexname`.execute(queries)
        ).rows
  return { queries, indexes, before: await indexes() }
}

describe('indexInBulk', () => {
  it('builds the index again after the work succeeds or fails', async () => {
    const { queries, indexes, before } = await openIndexes()
    let calls = 0
    await indexInBulk(queries, async () => {
      calls += 1
      expect((await indexes()).length).toBe(Math.max(0, before.length - 1))
    })
    expect(await indexes()).toEqual(before)
    const failing = indexInBulk(queries, async () => {
      calls += 1
      throw new Error('no more articles')
    })
    await expect(failing).rejects.toThrow('no more articles')
    expect(await indexes()).toEqual(before)
    expect(calls).toBe(2)
  })

  it('builds the index if it is missing, and when calls are nested', async () => {
    const { queries, indexes, before } = await openIndexes()
    await indexInBulk(queries, () => indexInBulk(queries, async () => undefined))
    expect(await indexes()).toEqual(before)
  })
})
