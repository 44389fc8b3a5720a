import type { Addresses } from './client.ts'
import { type Endpoints, endpoints } from './endpoints.ts'

/** What administrators do on the site itself, not at the desk. */
const DONE_ON_THE_SITE = ['clearChat'] as const
type DoneOnTheSite = (typeof DONE_ON_THE_SITE)[number]

/** The calls that the visitors' site may make: all but those of the desk. */
export type SiteEndpoints = {
  [K in keyof Endpoints as K extends DoneOnTheSite
    ? K
    : Endpoints[K]['access'] extends 'administrator'
      ? never
      : K]: Endpoints[K]
}

const addresses = Object.entries(endpoints).map(
  ([name, { method, path, access }]) => [name, { method, path }, access] as const,
)

const chosen = (isWanted: (access: string, name: string) => boolean) =>
  Object.fromEntries(
    addresses.flatMap(([name, at, access]) => (isWanted(access, name) ? [[name, at]] : [])),
  )

/** Where the endpoints are. A browser gets only this, its schemas stay on the server. */
export const allAddresses = (): Addresses<Endpoints> => chosen(() => true) as Addresses<Endpoints>

/** Visitors do not load what only the desk calls. */
export const siteAddresses = (): Addresses<SiteEndpoints> =>
  chosen(
    (access, name) => access !== 'administrator' || DONE_ON_THE_SITE.some((done) => done === name),
  ) as Addresses<SiteEndpoints>
