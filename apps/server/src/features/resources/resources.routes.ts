import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { resourceStore } from './resources.store.ts'

export const resourceRoutes = (serve: Serve, { queries }: { queries: Queries }) => {
  const store = resourceStore(queries)

  serve(endpoints.getResourceGroups, ({ params: { side } }) => store.groups(side))

  serve(endpoints.getSiteList, async ({ params: { side, category } }) => {
    const group = await store.group(side, category)
    if (!group) throw new AppError('siteGroupNotFound')
    return { ...group, list: await store.sites(group.id) }
  })
}
