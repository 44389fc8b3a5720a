import type { Queries } from './open.ts'
import type { Tables } from './tables.ts'

/** A user who goes. */
export interface Leaver {
  readonly id: number
  /** What happens to what the user wrote. */
  readonly texts: 'keep' | 'remove'
  /** Who takes over what belongs to the site. */
  readonly ownerId: number
}

/** A table's column that names a user: what the user gets to see of it, and what goes with them. */
export interface PersonalData {
  readonly table: keyof Tables
  readonly column: string
  exportOf(queries: Queries, userId: number): Promise<Record<string, unknown>[]>
  erase(transaction: Queries, leaver: Leaver): Promise<void>
}

interface Options {
  /** Secrets, left out of the export. */
  readonly hide?: readonly string[]
  /** The row is somebody else's, and merely names the user. */
  readonly isOthers?: boolean
  readonly erase: PersonalData['erase']
}

export const personalData = (
  table: keyof Tables,
  column: string,
  { hide = [], isOthers = false, erase }: Options,
): PersonalData => ({
  table,
  column,
  exportOf: async (queries, userId) => {
    if (isOthers) return []
    const { ref } = queries.dynamic
    const rows: Record<string, unknown>[] = await queries
      .selectFrom(table)
      .selectAll()
      .where(ref(column), '=', userId)
      .execute()
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !hide.includes(name))),
    )
  },
  erase,
})

const rowsGo = async (
  transaction: Queries,
  table: keyof Tables,
  column: string,
  userId: number,
) => {
  await transaction.deleteFrom(table).where(transaction.dynamic.ref(column), '=', userId).execute()
}

/** Rows that are about nobody but the user: they go in any case. */
export const goesWithUser = (
  table: keyof Tables,
  column: string,
  hide?: readonly string[],
): PersonalData =>
  personalData(table, column, {
    hide,
    erase: (transaction, { id }) => rowsGo(transaction, table, column, id),
  })

/** What the user wrote: it stays without their name, or goes too. */
export const writtenBy = (table: keyof Tables, column: string): PersonalData =>
  personalData(table, column, {
    erase: async (transaction, { id, texts }) => {
      if (texts === 'remove') await rowsGo(transaction, table, column, id)
    },
  })
