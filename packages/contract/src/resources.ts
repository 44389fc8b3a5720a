import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { RESOURCE_SIDES, type ResourceSide } from './enumerations.ts'
import { LENGTH } from './limits.ts'

/** The two screens of recommended sites. */
export const SideParams = Type.Object({
  side: Type.Unsafe<ResourceSide>({ type: 'string', enum: RESOURCE_SIDES }),
})

export const ResourceGroup = Type.Object({
  /** The group in addresses. */
  category: Type.String(),
  name: Type.String(),
  desc: Type.String(),
})
export type ResourceGroup = Static<typeof ResourceGroup>

export const RecommendedSite = Type.Object({
  name: Type.String(),
  url: Type.String(),
  desc: Type.String(),
})
export type RecommendedSite = Static<typeof RecommendedSite>

export const getResourceGroups = endpoint({
  summary: 'List the groups of recommended sites on one side',
  method: 'GET',
  path: '/api/resource/getGroups/:side',
  section: 'resources',
  access: 'visitor',
  limit: perMinute(600),
  params: SideParams,
  result: Type.Array(ResourceGroup),
})

export const getSiteList = endpoint({
  summary: 'Get a group of recommended sites',
  method: 'GET',
  path: '/api/resource/getSiteList/:side/:category',
  section: 'resources',
  access: 'visitor',
  limit: perMinute(600),
  params: Type.Object({
    ...SideParams.properties,
    category: Type.String({ maxLength: LENGTH.siteCategory }),
  }),
  result: Type.Object({ ...ResourceGroup.properties, list: Type.Array(RecommendedSite) }),
})
