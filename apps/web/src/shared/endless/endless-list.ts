interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

/** Returns the rows of all pages without duplicates, which appear when new rows shift the pages. */
export const rowsOf = <Row extends { readonly id: number }>(
  pages: readonly Page<Row>[],
): readonly Row[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((row) => [row.id, row])).values(),
]

/** Returns the next page number; undefined after the last page. */
export const nextPage = <Row>(
  last: Page<Row>,
  pages: readonly Page<Row>[],
  size: number,
): number | undefined =>
  last.list.length > 0 && pages.length * size < last.total ? pages.length + 1 : undefined
