import type { Queries } from '../../database/open.ts'
import { seriesStore } from './series.store.ts'

/** Writes the series of an export with their dates. */
export const importedSeries = {
  find: (queries: Queries, title: string) => seriesStore(queries).idOfTitle(title),

  add: async (
    transaction: Queries,
    series: { readonly title: string; readonly created_at: number; readonly updated_at: number },
    articleIds: readonly number[],
  ): Promise<number> => {
    const store = seriesStore(transaction)
    const id = await store.add(series.title, series.created_at, series.updated_at)
    await store.setArticles(id, articleIds)
    return id
  },

  remove: (transaction: Queries, id: number) => seriesStore(transaction).remove(id),
}
