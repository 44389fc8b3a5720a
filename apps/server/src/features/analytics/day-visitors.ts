import { hash, randomBytes } from 'node:crypto'
import { networkOf } from '../../http/rate-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DailyStatStore } from './daily-stats.store.ts'
import { dayOf } from './day-range.rules.ts'

/**
 * A day stays open this long after midnight, until its last events are written. Then its visitors
 * are deleted.
 */
const DAY_ENDS_AFTER_MS = 60_000
const SALT_BYTES = 32
const HASH_LENGTH = 22

interface Needs {
  readonly store: Pick<DailyStatStore, 'salt'>
  readonly timeZone: () => Promise<string>
  readonly now: Clock
}

interface Visitor {
  /**
   * The same for one browser and network during a day on every node, and different the next day.
   */
  readonly visitor: string
  readonly network: string
}

/**
 * Tells the visitors of a day apart without knowing who they are. The salt is deleted with the day,
 * so nobody can find an address from a hash.
 */
export const createDayVisitors = ({ store, timeZone, now }: Needs) => {
  const salts = new Map<string, Promise<string | undefined>>()

  const oldestOpenDay = async () => dayOf(now() - DAY_ENDS_AFTER_MS, await timeZone())

  const readSalt = async (day: string) => {
    const isOver = day < (await oldestOpenDay())
    return store.salt(day, isOver ? undefined : randomBytes(SALT_BYTES).toString('base64url'))
  }

  const saltOf = (day: string) => {
    const known = salts.get(day)
    if (known) return known
    const pending = readSalt(day)
    salts.set(day, pending)
    pending.catch(() => salts.delete(day))
    return pending
  }

  return {
    oldestOpenDay,

    /** Returns undefined if the day is over. */
    visitorOf: async (
      day: string,
      { ip, userAgent }: { readonly ip: string; readonly userAgent: string },
    ): Promise<Visitor | undefined> => {
      const salt = await saltOf(day)
      if (salt === undefined) return undefined
      const digest = (text: string) =>
        hash('sha256', `${salt} ${text}`, 'base64url').slice(0, HASH_LENGTH)
      const network = networkOf(ip)
      return { visitor: digest(`${network} ${userAgent}`), network: digest(network) }
    },

    dropBefore: (day: string) => {
      for (const known of salts.keys()) if (known < day) salts.delete(known)
    },
  }
}
