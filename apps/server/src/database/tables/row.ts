import type { Generated } from 'kysely'

/** Times are epoch milliseconds. Values of enumerations are the numbers of the contract. */
interface Times {
  created_at: number
  updated_at: number
}

export interface Row extends Times {
  id: Generated<number>
}
