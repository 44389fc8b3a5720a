import type { ArticleDraft } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

/** Finds the chosen category by id, or by name if it has no id. Creates a missing category. */
export const chosenCategory = async (
  queries: Queries,
  { id, category_name }: ArticleDraft['category'],
  now: number,
): Promise<number> => {
  const known = await queries
    .selectFrom('categories')
    .select('id')
    .where((row) => (id ? row('id', '=', id) : row('category_name', '=', category_name)))
    .executeTakeFirst()
  if (known) return known.id
  const made = await queries
    .insertInto('categories')
    .values({ category_name, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('category_name').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const chosenTag = async (
  queries: Queries,
  { id, tag_name }: ArticleDraft['tagList'][number],
  now: number,
): Promise<number> => {
  const known = await queries
    .selectFrom('tags')
    .select('id')
    .where((row) => (id ? row('id', '=', id) : row('tag_name', '=', tag_name)))
    .executeTakeFirst()
  if (known) return known.id
  const made = await queries
    .insertInto('tags')
    .values({ tag_name, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('tag_name').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** Returns the ids in ascending order, so that two transactions never deadlock on the counters. */
export const chosenTags = async (queries: Queries, tags: ArticleDraft['tagList'], now: number) => {
  const ids = new Set<number>()
  for (const tag of tags) ids.add(await chosenTag(queries, tag, now))
  return [...ids].sort((a, b) => a - b)
}
