import type { Generated } from 'kysely'

/** Times are epoch milliseconds; words and numbers of the columns are those of the wire. */
interface Times {
  created_at: number
  updated_at: number
}

export interface Row extends Times {
  id: Generated<number>
}
