import { type RawBuilder, sql } from 'kysely'
import { engineOf, type Queries } from './open.ts'

/** The text in a field of a column that contains JSON objects as text; null without the field. */
export const jsonText = (
  queries: Queries,
  column: string,
  field: string,
): RawBuilder<string | null> =>
  engineOf(queries) === 'sqlite'
    ? sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${field}`)})`
    : sql`cast(${sql.ref(column)} as json) ->> ${sql.lit(field)}`
