import type { Addresses } from './client.ts'
import { type Endpoints, endpoints } from './endpoints.ts'

/** Endpoints for administrators that the site calls, not the admin. */
const DONE_ON_THE_SITE = ['clearChat', 'pinChatMessage', 'getChatEdits'] as const
type DoneOnTheSite = (typeof DONE_ON_THE_SITE)[number]

/** The endpoints of the site: all except those of the admin. */
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

/** The addresses of all endpoints, for browsers. The schemas stay on the server. */
export const allAddresses = (): Addresses<Endpoints> => chosen(() => true) as Addresses<Endpoints>

/** The addresses of the site. Visitors do not load the endpoints of the admin. */
export const siteAddresses = (): Addresses<SiteEndpoints> =>
  chosen(
    (access, name) => access !== 'administrator' || DONE_ON_THE_SITE.some((done) => done === name),
  ) as Addresses<SiteEndpoints>
