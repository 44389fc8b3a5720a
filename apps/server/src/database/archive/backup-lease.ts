import { randomUUID } from 'node:crypto'
import { startInterval } from '../../platform/interval.ts'
import { type DatabaseAddress, openDatabase, type Queries } from '../open.ts'
import { LEASE, writeLocalSetting } from './local-settings.ts'

const LEASE_MS = 10 * 60_000
const RENEWED_EVERY_MS = 60_000

const leasesIn = (queries: Queries) =>
  queries
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'like', `${LEASE}%`)
    .execute()

/** Deletes the leases of backups that were killed. */
const deleteExpired = async (queries: Queries, now: number) => {
  for (const { name, value } of await leasesIn(queries)) {
    if (Number(value) <= now) {
      await queries.deleteFrom('settings').where('name', '=', name).execute()
    }
  }
}

interface Options {
  readonly address: DatabaseAddress
  readonly startedAt: number
  readonly leaseMs?: number
  readonly renewedEveryMs?: number
}

/** Stores a lease, and renews it until the returned function is called. */
const takeLease = async (queries: Queries, options: Omit<Options, 'address'>) => {
  const { startedAt, leaseMs = LEASE_MS, renewedEveryMs = RENEWED_EVERY_MS } = options
  const name = `${LEASE}${randomUUID()}` as const
  const begun = performance.now()
  const renew = () =>
    writeLocalSetting(queries, name, Math.ceil(startedAt + performance.now() - begun + leaseMs))
  await deleteExpired(queries, startedAt)
  await renew()
  const stopRenewing = startInterval({
    intervalMs: renewedEveryMs,
    work: renew,
    // A lease outlives several renewals, so the next one makes up for it.
    onError: () => undefined,
  })
  return async () => {
    await stopRenewing()
    await queries.deleteFrom('settings').where('name', '=', name).execute()
  }
}

/** While a backup runs, files that the database names are not deleted. */
export const withBackupLease = async <T>(options: Options, work: () => Promise<T>): Promise<T> => {
  // The snapshot occupies the only connection of SQLite.
  const database = await openDatabase(options.address)
  try {
    const release = await takeLease(database.queries, options)
    return await work().finally(release)
  } finally {
    await database.close()
  }
}

export const isBackupRunning = async (queries: Queries, now: number): Promise<boolean> =>
  (await leasesIn(queries)).some(({ value }) => Number(value) > now)
