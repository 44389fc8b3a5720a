import { type SelectQueryBuilder, sql } from 'kysely'

export interface Page {
  readonly current: number
  readonly size: number
}

export const offsetOf = ({ current, size }: Page): number => (current - 1) * size

/**
 * Turns a page of a list of known size round if it is nearer to the end, so that no page steps over
 * more than half of the list. Rows that are read backwards have to be sorted again.
 */
export const fromNearerEnd = (page: Page, total: number) => {
  const offset = offsetOf(page)
  if (offset * 2 <= total) return { isBackwards: false, limit: page.size, offset }
  const limit = Math.max(0, Math.min(page.size, total - offset))
  return { isBackwards: true, limit, offset: Math.max(0, total - offset - limit) }
}

type Direction = 'asc' | 'desc'

export const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** Reads a page of a list of known size, sorted by these columns. */
export const readPage = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: readonly (readonly [column: string, direction: Direction])[],
  page: Page,
  total: number,
) => {
  const { isBackwards, limit, offset } = fromNearerEnd(page, total)
  const sorted = order.reduce(
    (rows, [column, direction]) =>
      rows.orderBy(sql.ref(column), isBackwards ? turned(direction) : direction),
    query,
  )
  const rows = await sorted.limit(limit).offset(offset).execute()
  return isBackwards ? rows.reverse() : rows
}

/** Counts the rows of a query, which joins nothing. */
export const countOf = async <DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, { readonly id: number }>,
): Promise<number> => {
  const counted: object = await query
    .clearSelect()
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return 'total' in counted ? Number(counted.total) : 0
}

interface WithId {
  readonly id: number
}

/**
 * Reads the ids of a page from an index, and then only their rows: a page far inside a list joins
 * nothing that it steps over.
 */
export const readRowsOfPage = async <DB, TB extends keyof DB, Row extends WithId>(
  ids: SelectQueryBuilder<DB, TB, WithId>,
  order: readonly (readonly [column: string, direction: Direction])[],
  page: Page,
  total: number,
  rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const found = await readPage(ids, order, page, total)
  if (found.length === 0) return []
  const rows = new Map((await rowsOf(found.map(({ id }) => id))).map((row) => [row.id, row]))
  return found.flatMap(({ id }) => rows.get(id) ?? [])
}
