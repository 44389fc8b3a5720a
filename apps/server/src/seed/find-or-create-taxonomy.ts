import type { Database } from '../database/open.ts'
import { reserveIds } from '../database/reserve-ids.ts'
import { FROM, timestampColumns } from './timestamps.ts'

export type IdsByName = ReadonlyMap<string, number>

const missing = (names: readonly string[], known: IdsByName, firstId: number) =>
  names.filter((name) => !known.has(name)).map((name, index) => ({ id: firstId + index, name }))

/** Finds or creates the categories with these names. */
export const findOrCreateCategories = async (
  database: Database,
  names: readonly string[],
): Promise<IdsByName> => {
  const { queries } = database
  const rows = await queries.selectFrom('categories').select(['id', 'category_name']).execute()
  const known = new Map(rows.map((row) => [row.category_name, row.id]))
  const made = missing(names, known, await reserveIds(database, 'categories', names.length))
  for (const { id, name } of made) {
    const row = { id, category_name: name, ...timestampColumns(FROM) }
    await queries.insertInto('categories').values(row).execute()
  }
  return new Map([...known, ...made.map(({ id, name }) => [name, id] as const)])
}

/** Finds or creates the tags with these names. */
export const findOrCreateTags = async (
  database: Database,
  names: readonly string[],
): Promise<IdsByName> => {
  const { queries } = database
  const rows = await queries.selectFrom('tags').select(['id', 'tag_name']).execute()
  const known = new Map(rows.map((row) => [row.tag_name, row.id]))
  const made = missing(names, known, await reserveIds(database, 'tags', names.length))
  for (const { id, name } of made) {
    await queries
      .insertInto('tags')
      .values({ id, tag_name: name, ...timestampColumns(FROM) })
      .execute()
  }
  return new Map([...known, ...made.map(({ id, name }) => [name, id] as const)])
}
