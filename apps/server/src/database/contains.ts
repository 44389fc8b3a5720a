import { type RawBuilder, sql } from 'kysely'

/** Somewhere in the column, whatever its case; nothing in the text has a meaning of its own. */
export const contains = (column: string, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  // Both by the database: SQLite's `lower` leaves alone what is not ASCII.
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
}
