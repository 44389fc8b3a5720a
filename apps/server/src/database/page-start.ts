import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './open.ts'
import { readCounter } from './read-counter.ts'

/** Skipping this many rows of an index costs less than looking for a block. */
const NEAR = 512

/** A page begins behind this row, after `skip` further rows. */
export interface PageStart {
  readonly behind?: { readonly created_at: number; readonly id: number }
  readonly skip: number
}

interface List {
  readonly scope: string
  readonly subject?: string
  /** The counter of a list that shows pinned rows first: these and the rows of the scope. */
  readonly withPinned?: string
}

const countPinned = async (queries: Queries, { scope, withPinned }: List) => {
  if (!withPinned) return 0
  return (await readCounter(queries, withPinned)) - (await readCounter(queries, scope))
}

/**
 * Finds where a page begins in a list that is sorted newest first, without stepping over the rows
 * before it. Triggers count the rows of each block, see `database/schema/blocks.ts`.
 */
export const findPageStart = async (
  queries: Queries,
  list: List,
  offset: number,
): Promise<PageStart> => {
  if (offset <= NEAR) return { skip: offset }
  const position = offset - (await countPinned(queries, list))
  const blocks = queries
    .selectFrom('list_blocks')
    .select(['first_at', 'first_id'])
    .select(
      sql<number | string>`sum(size) over (order by first_at desc, first_id desc)`.as('passed'),
    )
    .where('scope', '=', list.scope)
    .where('subject', '=', list.subject ?? '')
    .as('blocks')
  const block = await queries
    .selectFrom(blocks)
    .selectAll()
    .where('passed', '<=', position)
    .orderBy('first_at')
    .orderBy('first_id')
    .limit(1)
    .executeTakeFirst()
  if (!block) return { skip: offset }
  return {
    behind: { created_at: block.first_at, id: block.first_id },
    skip: position - Number(block.passed),
  }
}

/** The condition for the rows behind the start, or none. */
export const isBehind = (
  { behind }: PageStart,
  createdAt: string,
  id: string,
): RawBuilder<boolean> =>
  behind
    ? sql<boolean>`(${sql.ref(createdAt)}, ${sql.ref(id)}) < (${behind.created_at}, ${behind.id})`
    : sql<boolean>`true`
