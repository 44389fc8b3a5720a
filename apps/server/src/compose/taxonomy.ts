import type { Queries } from '../database/open.ts'
import { articleAdminStore } from '../features/articles/article-admin.store.ts'
import { chosenCategory, chosenTag } from '../features/articles/chosen-taxonomy.store.ts'
import { taxonomyRoutes } from '../features/taxonomy/taxonomy.routes.ts'
import { taxonomyAdminRoutes } from '../features/taxonomy/taxonomy-admin.routes.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
}

/** Composes categories and tags. */
export const composeTaxonomy = (serve: Serve, { queries, now, timeZone }: Needs) => {
  taxonomyRoutes(serve, { queries })
  taxonomyAdminRoutes(serve, {
    queries,
    now,
    timeZone,
    chosenCategory,
    chosenTag,
    trashArticles: (transaction, ids, at) => articleAdminStore(transaction).trash(ids, at),
  })
}
