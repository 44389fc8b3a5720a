/** Entries that are in order stay so; a year begins where the entry before was of another. */
export const byYear = <E extends { readonly createdAt: string }>(entries: readonly E[]) =>
  [...Map.groupBy(entries, ({ createdAt }) => createdAt.slice(0, 4))].map(
    ([year, articleList]) => ({ year, articleList }),
  )
