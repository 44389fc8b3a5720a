import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

export const WEBHOOKS = ['webhooks'] as const
export const MAIL = ['mail'] as const

const SHOWN = 20
/** Deliveries change while the screen is open. */
const LOOKED_EVERY_MS = 3_000

export const webhooksQuery = () =>
  queryOptions({
    queryKey: [...WEBHOOKS, 'list'],
    queryFn: () => api.getWebhooks(undefined, { quiet: true }),
  })

export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [...WEBHOOKS, id, 'deliveries'],
    queryFn: () => api.getDeliveries({ params: { id, current: 1, size: SHOWN } }, { quiet: true }),
    refetchInterval: LOOKED_EVERY_MS,
  })

export const ownMailQuery = () =>
  queryOptions({
    queryKey: [...MAIL, 'own'],
    queryFn: () => api.getOwnMail(undefined, { quiet: true }),
  })

export const mailsQuery = () =>
  queryOptions({
    queryKey: [...MAIL, 'list'],
    queryFn: () => api.getMailList({ params: { current: 1, size: SHOWN } }, { quiet: true }),
    refetchInterval: LOOKED_EVERY_MS,
  })
