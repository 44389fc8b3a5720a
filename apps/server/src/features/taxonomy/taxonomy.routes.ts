import { endpoints, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { taxonomyStore } from './taxonomy.store.ts'

/** Administrators choose from all of them in the editor. */
const visibilityFor = ({ identity }: { readonly identity: Identity | undefined }) => ({
  all: identity?.role === ROLE.administrator,
})

export const taxonomyRoutes = (serve: Serve, { queries }: { queries: Queries }) => {
  const store = taxonomyStore(queries)

  serve(endpoints.getCategoryDictionary, (_, caller) => store.categories(visibilityFor(caller)))

  serve(endpoints.getTagDictionary, (_, caller) => store.tags(visibilityFor(caller)))

  serve(endpoints.getStatistic, async () => {
    const counters = await store.counters()
    return {
      articleCount: counters.get('articles') ?? 0,
      tagCount: counters.get('tag') ?? 0,
      categoryCount: counters.get('category') ?? 0,
      userCount: counters.get('users') ?? 0,
    }
  })
}
