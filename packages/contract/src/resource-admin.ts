import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, IdParams, Text } from './fields.ts'
import { ADMIN_LENGTH, LENGTH } from './limits.ts'
import { SideParams } from './resources.ts'

const access = 'administrator'
const limit = perMinute(120)
const { side } = SideParams.properties

const SiteDraft = Type.Object({
  group_id: Id,
  name: Text(ADMIN_LENGTH.resourceName),
  url: Text(LENGTH.siteUrl),
  desc: Type.String({ maxLength: ADMIN_LENGTH.resourceDescription }),
})

const GroupDraft = Type.Object({
  side,
  /** The group in addresses; unique on its side. */
  category: Type.String({ pattern: `^[A-Za-z0-9_-]{1,${ADMIN_LENGTH.groupKey}}$` }),
  name: Text(ADMIN_LENGTH.groupName),
  desc: Type.String({ maxLength: ADMIN_LENGTH.groupDescription }),
})

export const AdminResourceGroup = Type.Object({
  id: Id,
  ...GroupDraft.properties,
  list: Type.Array(Type.Object({ id: Id, ...SiteDraft.properties })),
})
export type AdminResourceGroup = Static<typeof AdminResourceGroup>

export const getResources = endpoint({
  summary: 'List all groups of recommended sites with their sites, in their order',
  method: 'GET',
  path: '/api/resource/getAll',
  access,
  limit,
  result: Type.Array(AdminResourceGroup),
})

export const addResourceGroup = endpoint({
  summary: 'Create a group after the other groups of its side',
  method: 'POST',
  path: '/api/resource/addGroup',
  access,
  limit,
  body: GroupDraft,
  result: Type.Object({ id: Id }),
})

export const updateResourceGroup = endpoint({
  summary: 'Change a group',
  method: 'PUT',
  path: '/api/resource/updateGroup',
  access,
  limit,
  body: Type.Object({ id: Id, ...GroupDraft.properties }),
  result: Type.Boolean(),
})

export const deleteResourceGroup = endpoint({
  summary: 'Delete a group with its sites',
  method: 'DELETE',
  path: '/api/resource/deleteGroup/:id',
  access,
  limit,
  params: IdParams,
  result: Type.Boolean(),
})

export const orderResourceGroups = endpoint({
  summary: 'Set the order of the groups of a side; takes the ids of all of them',
  method: 'PUT',
  path: '/api/resource/orderGroups',
  access,
  limit,
  body: Type.Object({ side, idList: IdList }),
  result: Type.Boolean(),
})

export const addRecommendedSite = endpoint({
  summary: 'Add a site after the other sites of its group',
  method: 'POST',
  path: '/api/resource/addSite',
  access,
  limit,
  body: SiteDraft,
  result: Type.Object({ id: Id }),
})

export const updateRecommendedSite = endpoint({
  summary: 'Change a site, or move it to another group',
  method: 'PUT',
  path: '/api/resource/updateSite',
  access,
  limit,
  body: Type.Object({ id: Id, ...SiteDraft.properties }),
  result: Type.Boolean(),
})

export const deleteRecommendedSite = endpoint({
  summary: 'Delete a site',
  method: 'DELETE',
  path: '/api/resource/deleteSite/:id',
  access,
  limit,
  params: IdParams,
  result: Type.Boolean(),
})

export const orderRecommendedSites = endpoint({
  summary: 'Set the order of the sites of a group; takes the ids of all of them',
  method: 'PUT',
  path: '/api/resource/orderSites',
  access,
  limit,
  body: Type.Object({ group_id: Id, idList: IdList }),
  result: Type.Boolean(),
})
