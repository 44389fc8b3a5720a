import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { labelStore } from './labels.store.ts'

export const labelRoutes = (serve: Serve, { queries }: { queries: Queries }) => {
  const store = labelStore(queries)

  serve(endpoints.getCategoryDictionary, () => store.categories())

  serve(endpoints.getTagDictionary, () => store.tags())

  serve(endpoints.getStatistic, async () => {
    const totals = await store.totals()
    return {
      articleCount: totals.get('articles') ?? 0,
      tagCount: totals.get('tags') ?? 0,
      categoryCount: totals.get('categories') ?? 0,
      userCount: totals.get('users') ?? 0,
    }
  })
}
