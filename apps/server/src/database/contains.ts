import { type RawBuilder, sql } from 'kysely'

/** Whether the column contains the text, in any case. `%` and `_` match only themselves. */
export const contains = (column: string, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  // The database lowers both sides: SQLite's `lower` changes ASCII letters only.
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
}
