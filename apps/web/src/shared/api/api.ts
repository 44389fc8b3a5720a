import addresses from 'virtual:contract-addresses'
import { type Client, createClient, type Send, type SiteEndpoints } from '@lanting/contract'

export type Api = Client<SiteEndpoints>

export const createApi = (send: Send): Api => createClient<SiteEndpoints>(addresses, send)

/** Both ends reject with the status of the answer. */
export const isMissing = (error: unknown): boolean =>
  (error as { status?: number } | null)?.status === 404
