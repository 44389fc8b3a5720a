import addresses from 'virtual:contract-addresses'
import { type Client, createClient, type Send, type SiteEndpoints } from '@lanting/contract'

export type Api = Client<SiteEndpoints>

export const createApi = (send: Send): Api => createClient<SiteEndpoints>(addresses, send)

/** There is none, or none can be: an id beyond all ids is refused as input. */
const MISSING: readonly unknown[] = [404, 422]

/** Both ends reject with the status of the answer. */
export const isMissing = (error: unknown): boolean =>
  MISSING.includes((error as { status?: number } | null)?.status)
