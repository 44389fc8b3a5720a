import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { eventStore } from './events.store.ts'
import { queueStore } from './queue.store.ts'

const shared = useSite()

const LEASE_MS = 1_000
/** Far in the future, so that no worker of the site claims the rows. */
const LATER = Date.UTC(2999, 0, 1)

const open = async (count: number) => {
  const { queries } = (await shared.empty()).platform.database
  const content = { name: '', title: '', text: '', path: '/' }
  for (let n = 0; n < count; n += 1) {
    await eventStore(queries).write(
      { kind: 'comment', user_id: null, ...content, created_at: LATER },
      { webhooks: [1], readers: [] },
    )
  }
  const queue = queueStore(queries, 'deliveries')
  const ids = await queue.due(LATER, count)
  const row = () => queries.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  return { queue, ids, row }
}

it('gives each row to one of several nodes', async () => {
  const { queue, ids } = await open(10)
  expect(ids).toHaveLength(10)
  const claims = Array.from({ length: 5 }, () => queue.claim(ids, LATER, LEASE_MS))
  const held = (await Promise.all(claims)).flat().map(({ id }) => id)
  expect(held.sort((one, other) => one - other)).toEqual(ids)
  expect(await queue.due(LATER + LEASE_MS - 1, 10)).toEqual([])
  expect(await queue.claim(ids, LATER + LEASE_MS - 1, LEASE_MS)).toEqual([])
})

it('ignores a failure after the lease expired, but accepts a success', async () => {
  const { queue, ids, row } = await open(1)
  const [late] = await queue.claim(ids, LATER, LEASE_MS)
  const [holder] = await queue.claim(ids, LATER + LEASE_MS, LEASE_MS)
  if (!late || !holder) throw new Error('nobody holds it')
  await queue.failed(late, LATER + LEASE_MS, 500)
  expect(await row()).toMatchObject({ status: null, leased_until: LATER + 2 * LEASE_MS })
  await queue.sent(late.id, LATER + LEASE_MS, 200)
  await queue.failed(holder, LATER + LEASE_MS, 500)
  expect(await row()).toMatchObject({ state: 'sent', status: 200, attempts: 2 })
})

it('returns rows that failed before last', async () => {
  const { queue, ids } = await open(3)
  const [first = 0, ...others] = ids
  const [failed] = await queue.claim([first], LATER, LEASE_MS)
  if (!failed) throw new Error('nobody holds it')
  await queue.failed(failed, LATER, 500)
  const whenAllAreDue = LATER + 3_600_000
  expect(await queue.due(whenAllAreDue, 2)).toEqual(others)
  expect(await queue.due(whenAllAreDue, 3)).toEqual([...others, first])
})
