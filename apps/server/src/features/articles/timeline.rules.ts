/** Groups entries by year and keeps their order. */
export const byYear = <E extends { readonly createdAt: string }>(entries: readonly E[]) =>
  [...Map.groupBy(entries, ({ createdAt }) => createdAt.slice(0, 4))].map(
    ([year, articleList]) => ({ year, articleList }),
  )
