import type { Database, Queries } from '../open.ts'
import { withStartupLock } from '../with-startup-lock.ts'
import { writeLocalSetting } from './local-settings.ts'

const NAME = 'backup_slot'
/** Longer than the time between two renewals. A node that was killed has not renewed its claim. */
const CLAIMED_FOR_MS = 5 * 60_000

/** The backup of a day. It is claimed until a time, or made for good. */
interface Slot {
  readonly day: number
  readonly until: number | null
}

const readSlot = async (queries: Queries): Promise<Slot | undefined> => {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  const value: Slot | number | undefined = row && JSON.parse(row.value)
  // Earlier versions have stored the day.
  return typeof value === 'number' ? { day: value, until: null } : value
}

const isFree = (slot: Slot | undefined, day: number, now: number) => {
  if (!slot || slot.day < day) return true
  return slot.day === day && slot.until !== null && slot.until < now
}

/** Returns true for the first node that asks for the backup of a day. */
export const claimSlot = (database: Database, day: number, now: number): Promise<boolean> =>
  withStartupLock(database, async (transaction) => {
    if (!isFree(await readSlot(transaction), day, now)) return false
    await writeLocalSetting(transaction, NAME, { day, until: now + CLAIMED_FOR_MS })
    return true
  })

/** Called often enough while the backup is made. */
export const renewSlot = ({ queries }: Database, day: number, now: number): Promise<void> =>
  writeLocalSetting(queries, NAME, { day, until: now + CLAIMED_FOR_MS })

/** The backup was made, or it has failed and was reported. */
export const closeSlot = ({ queries }: Database, day: number): Promise<void> =>
  writeLocalSetting(queries, NAME, { day, until: null })

/** Gives the backup of a day back: the process that had it ends. */
export const releaseSlot = ({ queries }: Database, day: number): Promise<void> =>
  writeLocalSetting(queries, NAME, { day, until: 0 })
