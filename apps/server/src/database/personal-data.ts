import type { Queries } from './open.ts'
import type { Tables } from './tables.ts'
import { userRows } from './user-rows.ts'

/** A user whose account is being deleted. */
export interface ErasedUser {
  readonly id: number
  /** Whether the user's texts stay without the name, or are deleted. */
  readonly texts: 'keep' | 'remove'
  /** Takes over the rows that belong to the site. */
  readonly ownerId: number
}

type PersonalRow = Record<string, unknown>

/** A column that names a user: its rows in the user's export, and their deletion with the account. */
export interface PersonalData {
  readonly table: keyof Tables
  readonly column: string
  /** Yields the rows in batches of a few. */
  exportOf(queries: Queries, userId: number): AsyncIterable<PersonalRow[]>
  erase(transaction: Queries, user: ErasedUser): Promise<void>
}

interface Options {
  /** Secret columns, left out of the export. */
  readonly hide?: readonly string[]
  /** The row belongs to another user and only names this one. It is not exported. */
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
  exportOf: async function* (queries, userId) {
    if (isOthers) return
    for await (const rows of userRows(queries, { table, column, userId })) {
      yield rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !hide.includes(name))),
      )
    }
  },
  erase,
})

const deleteRows = async (
  transaction: Queries,
  table: keyof Tables,
  column: string,
  userId: number,
) => {
  await transaction.deleteFrom(table).where(transaction.dynamic.ref(column), '=', userId).execute()
}

/** Rows about this user only. They are always deleted with the account. */
export const deletedWithUser = (
  table: keyof Tables,
  column: string,
  hide?: readonly string[],
): PersonalData =>
  personalData(table, column, {
    hide,
    erase: (transaction, { id }) => deleteRows(transaction, table, column, id),
  })

/** Texts of the user. They stay without the name, or are deleted, as the user chooses. */
export const authoredBy = (table: keyof Tables, column: string): PersonalData =>
  personalData(table, column, {
    erase: async (transaction, { id, texts }) => {
      if (texts === 'remove') await deleteRows(transaction, table, column, id)
    },
  })
