import { ARTICLE_STATUS, ARTICLE_TYPE, ROLE, type Role } from '@lanting/contract'
import { isPictureAddress, isWebAddress } from '../../http/web-address.ts'

/** Private articles and drafts exist for administrators alone. */
export const mayRead = (article: { status: number }, reader: { role: Role } | undefined) =>
  article.status === ARTICLE_STATUS.public || reader?.role === ROLE.administrator

/** What was taken from elsewhere says from where. */
export const lacksOrigin = ({ type, origin_url }: { type: number; origin_url?: string | null }) =>
  type !== ARTICLE_TYPE.original && !origin_url?.trim()

interface Addresses {
  readonly article_cover: string
  readonly origin_url?: string | null
}

/** The member that leads where it should not; an empty one leads nowhere. */
export const wrongAddressIn = ({ article_cover, origin_url }: Addresses) => {
  if (article_cover && !isPictureAddress(article_cover)) return 'article_cover'
  return origin_url && !isWebAddress(origin_url) ? 'origin_url' : undefined
}

interface Plan {
  readonly status: number
  readonly publishAtMs?: number | null
}

/** A draft may have a time at which it becomes public; when that has come, it is. */
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

/** What becomes public for the first time is as old as its publication, not as its draft. */
export const firstPublic = (before: Publication, status: number, now: number) => {
  if (status !== ARTICLE_STATUS.public || before.published_at !== null) return {}
  const wasDraft = before.status === ARTICLE_STATUS.draft
  return wasDraft ? { published_at: now, created_at: now } : { published_at: now }
}
