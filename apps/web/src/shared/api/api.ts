import addresses from 'virtual:contract-addresses'
import { type Client, createClient, type Endpoints, type Send } from '@lanting/contract'

export type Api = Client<Endpoints>

export const createApi = (send: Send): Api => createClient<Endpoints>(addresses, send)

/** Both ends reject with the status of the answer. */
export const isMissing = (error: unknown): boolean =>
  (error as { status?: number } | null)?.status === 404
