import { endpoints, isWebAddress, type ResourceSide } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { type NewSite, resourceAdminStore } from './resource-admin.store.ts'

const rejectDuplicate = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('siteGroupExists') : error
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export const resourceAdminRoutes = (serve: Serve, { queries }: { queries: Queries }) => {
  const store = resourceAdminStore(queries)

  const writeSite = <T>(site: NewSite, write: (changing: typeof store) => Promise<T>) => {
    if (!isWebAddress(site.url)) throw new AppError('wrongAddress', { detail: { member: 'url' } })
    return withAdminLock(queries, async (transaction) => {
      const store = resourceAdminStore(transaction)
      if (!(await store.groupExists(site.group_id))) throw new AppError('siteGroupNotFound')
      return write(store)
    })
  }

  const order = (
    table: 'resource_groups' | 'resource_sites',
    idList: readonly number[],
    present: (changing: typeof store) => Promise<number[]>,
  ) =>
    withAdminLock(queries, async (transaction) => {
      const store = resourceAdminStore(transaction)
      if (!isSameSet(await present(store), idList)) throw new AppError('orderIncomplete')
      for (const [index, id] of idList.entries()) {
        await store.place(table, { id, position: index + 1 })
      }
      return true
    })

  serve(endpoints.getResources, async () => {
    const [groups, sites] = await Promise.all([store.groups(), store.sites()])
    const byGroup = Map.groupBy(sites, ({ group_id }) => group_id)
    return groups.map((group) => ({
      ...group,
      side: group.side as ResourceSide,
      list: byGroup.get(group.id) ?? [],
    }))
  })

  serve(endpoints.addResourceGroup, async ({ body }) => ({
    id: await withAdminLock(queries, (transaction) =>
      resourceAdminStore(transaction).addGroup(body),
    ).catch(rejectDuplicate),
  }))

  serve(endpoints.updateResourceGroup, async ({ body: { id, ...group } }) => {
    const exists = await store.updateGroup(id, group).catch(rejectDuplicate)
    if (!exists) throw new AppError('siteGroupNotFound')
    return true
  })

  serve(endpoints.deleteResourceGroup, async ({ params: { id } }) => {
    if (!(await store.removeGroup(id))) throw new AppError('siteGroupNotFound')
    return true
  })

  serve(endpoints.orderResourceGroups, ({ body: { side, idList } }) =>
    order('resource_groups', idList, async (store) =>
      (await store.groups()).filter((group) => group.side === side).map(({ id }) => id),
    ),
  )

  serve(endpoints.addRecommendedSite, async ({ body }) => ({
    id: await writeSite(body, (store) => store.addSite(body)),
  }))

  serve(endpoints.updateRecommendedSite, async ({ body: { id, ...site } }) => {
    const exists = await writeSite(site, (store) => store.updateSite(id, site))
    if (!exists) throw new AppError('siteNotFound')
    return true
  })

  serve(endpoints.deleteRecommendedSite, async ({ params: { id } }) => {
    if (!(await store.removeSite(id))) throw new AppError('siteNotFound')
    return true
  })

  serve(endpoints.orderRecommendedSites, ({ body: { group_id, idList } }) =>
    order('resource_sites', idList, async (store) =>
      (await store.sites()).filter((site) => site.group_id === group_id).map(({ id }) => id),
    ),
  )
}
