import type { Addresses } from './client.ts'
import { type Endpoints, endpoints } from './endpoints.ts'

/** The calls that the visitors' site may make: all but those of administrators. */
export type SiteEndpoints = {
  [K in keyof Endpoints as Endpoints[K]['access'] extends 'administrator' ? never : K]: Endpoints[K]
}

const addresses = Object.entries(endpoints).map(
  ([name, { method, path, access }]) => [name, { method, path }, access] as const,
)

const chosen = (isWanted: (access: string) => boolean) =>
  Object.fromEntries(
    addresses.flatMap(([name, at, access]) => (isWanted(access) ? [[name, at]] : [])),
  )

/** Where the endpoints are. A browser gets only this, its schemas stay on the server. */
export const allAddresses = (): Addresses<Endpoints> => chosen(() => true) as Addresses<Endpoints>

/** Visitors do not load what only administrators call. */
export const siteAddresses = (): Addresses<SiteEndpoints> =>
  chosen((access) => access !== 'administrator') as Addresses<SiteEndpoints>
