/** The search parameters of every table. */
export interface TableSearch {
  readonly page?: number
  readonly size?: number
  readonly sort?: string
  readonly direction?: 'asc' | 'desc'
}

export const TABLE_SIZES = [10, 15, 20] as const

export const wholeNumber = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined
}

export const shortText = (value: unknown, maxLength = 100): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, maxLength) : undefined
}

export const oneOf = <const V extends readonly (string | number)[]>(
  value: unknown,
  allowed: V,
): V[number] | undefined => allowed.find((known) => known === value)

/** Reads the known parameters and drops all others: an address can contain anything. */
export const readTableSearch = (search: Record<string, unknown>): TableSearch => ({
  page: wholeNumber(search.page),
  size: oneOf(search.size, TABLE_SIZES),
  sort: shortText(search.sort),
  direction: oneOf(search.direction, ['asc', 'desc']),
})

export const pageOf = (
  { page = 1, size }: TableSearch,
  sizes: readonly [number, ...number[]] = TABLE_SIZES,
) => ({ current: page, size: size ?? sizes[0] })

/** A click on a column sorts descending, then ascending, then not at all. */
export const afterSortClick = (
  { sort, direction }: TableSearch,
  column: string,
): Pick<TableSearch, 'sort' | 'direction'> => {
  if (sort !== column) return { sort: column, direction: 'desc' }
  if (direction === 'desc') return { sort: column, direction: 'asc' }
  return { sort: undefined, direction: undefined }
}

const AROUND = 1

/**
 * Returns the first page, the last page and the pages around the current one. A gap is a number
 * below 0.
 */
export const pagerNumbers = (page: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  )
  return near.flatMap((number, place) => {
    const before = near[place - 1] ?? 0
    return number - before > 1 ? [-number, number] : [number]
  })
}
