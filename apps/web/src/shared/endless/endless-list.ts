interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

/** The rows of all pages, each once: what came in between has moved some to the next page. */
export const rowsOf = <Row extends { readonly id: number }>(
  pages: readonly Page<Row>[],
): readonly Row[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((row) => [row.id, row])).values(),
]

/** The number of the page behind these; undefined when there is none. */
export const nextPage = <Row>(
  last: Page<Row>,
  pages: readonly Page<Row>[],
  size: number,
): number | undefined =>
  last.list.length > 0 && pages.length * size < last.total ? pages.length + 1 : undefined
