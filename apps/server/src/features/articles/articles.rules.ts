import { ARTICLE_STATUS, ARTICLE_TYPE, ROLE, type Role } from '@lanting/contract'
import { isPictureAddress, isWebAddress } from '../../http/web-address.ts'

/** Only administrators can read private articles and drafts. */
export const mayRead = (article: { status: number }, reader: { role: Role } | undefined) =>
  article.status === ARTICLE_STATUS.public || reader?.role === ROLE.administrator

/** Reposts and translations need the address of the original. */
export const lacksOrigin = ({ type, origin_url }: { type: number; origin_url?: string | null }) =>
  type !== ARTICLE_TYPE.original && !origin_url?.trim()

interface Addresses {
  readonly article_cover: string
  readonly origin_url?: string | null
}

/** Returns the name of the field with a forbidden address. An empty field is allowed. */
export const wrongAddressIn = ({ article_cover, origin_url }: Addresses) => {
  if (article_cover && !isPictureAddress(article_cover)) return 'article_cover'
  return origin_url && !isWebAddress(origin_url) ? 'origin_url' : undefined
}

interface Plan {
  readonly status: number
  readonly publishAtMs?: number | null
}

/** A draft may have a publication time. After that time it is public. */
export const settled = ({ status, publishAtMs }: Plan, now: number) => {
  if (status !== ARTICLE_STATUS.draft || publishAtMs == null) return { status, publish_at: null }
  return publishAtMs <= now
    ? { status: ARTICLE_STATUS.public, publish_at: null }
    : { status, publish_at: publishAtMs }
}

interface Publication {
  readonly status: number
  readonly published_at: number | null
}

/** The first publication of a draft sets its creation time. */
export const firstPublic = (before: Publication, status: number, now: number) => {
  if (status !== ARTICLE_STATUS.public || before.published_at !== null) return {}
  const wasDraft = before.status === ARTICLE_STATUS.draft
  return wasDraft ? { published_at: now, created_at: now } : { published_at: now }
}
