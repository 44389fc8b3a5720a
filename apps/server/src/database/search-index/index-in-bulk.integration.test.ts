import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { indexInBulk } from './index-in-bulk.ts'

const openIndexes = async () => {
  const { queries } = (await openTestApp()).platform.database
  const indexes = async () =>
    inject('form') === 'small'
      ? []
      : (
          await sql`select indexdef from pg_indexes where tablename = 'search_ngrams'
            order by indexname`.execute(queries)
        ).rows
  return { queries, indexes, before: await indexes() }
}

describe('writing very many articles', () => {
  it('makes the index anew, whether the work succeeds or fails', async () => {
    const { queries, indexes, before } = await openIndexes()
    let worked = 0
    await indexInBulk(queries, async () => {
      worked += 1
      expect((await indexes()).length).toBe(Math.max(0, before.length - 1))
    })
    expect(await indexes()).toEqual(before)
    const failing = indexInBulk(queries, async () => {
      worked += 1
      throw new Error('no more articles')
    })
    await expect(failing).rejects.toThrow('no more articles')
    expect(await indexes()).toEqual(before)
    expect(worked).toBe(2)
  })

  it('makes it also where it was left without, or twice at once', async () => {
    const { queries, indexes, before } = await openIndexes()
    await indexInBulk(queries, () => indexInBulk(queries, async () => undefined))
    expect(await indexes()).toEqual(before)
  })
})
