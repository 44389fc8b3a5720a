import { type RawBuilder, sql } from 'kysely'

/** Somewhere in the column, whatever its case; nothing in the text has a meaning of its own. */
export const contains = (column: string, text: string): RawBuilder<boolean> => {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
