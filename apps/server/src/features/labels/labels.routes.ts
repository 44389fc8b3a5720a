import { endpoints, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { labelStore } from './labels.store.ts'

/** Administrators choose from all of them when they write. */
const shownTo = ({ identity }: { readonly identity: Identity | undefined }) => ({
  all: identity?.role === ROLE.administrator,
})

export const labelRoutes = (serve: Serve, { queries }: { queries: Queries }) => {
  const store = labelStore(queries)

  serve(endpoints.getCategoryDictionary, (_, caller) => store.categories(shownTo(caller)))

  serve(endpoints.getTagDictionary, (_, caller) => store.tags(shownTo(caller)))

  serve(endpoints.getStatistic, async () => {
    const totals = await store.totals()
    return {
      articleCount: totals.get('articles') ?? 0,
      tagCount: totals.get('tag') ?? 0,
      categoryCount: totals.get('category') ?? 0,
      userCount: totals.get('users') ?? 0,
    }
  })
}
