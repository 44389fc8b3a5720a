import addresses from 'virtual:contract-addresses'
import { type Client, createClient, type Send, type SiteEndpoints } from '@lanting/contract'

export type Api = Client<SiteEndpoints>

export const createApi = (send: Send): Api => createClient<SiteEndpoints>(addresses, send)

/** Statuses of a missing page. An id out of range is rejected as invalid input. */
const MISSING: readonly unknown[] = [404, 422]

/** Both clients reject with the response status. */
export const isMissing = (error: unknown): boolean =>
  MISSING.includes((error as { status?: number } | null)?.status)
