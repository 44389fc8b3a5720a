import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  isPictureAddress,
  isSlug,
  isWebAddress,
  ROLE,
  type Role,
} from '@lanting/contract'

/** Only administrators can read private articles and drafts. */
export const mayRead = (article: { status: number }, reader: { role: Role } | undefined) =>
  article.status === ARTICLE_STATUS.public || reader?.role === ROLE.administrator

/** Reposts and translations need the address of the original. */
export const lacksOrigin = ({ type, origin_url }: { type: number; origin_url?: string | null }) =>
  type !== ARTICLE_TYPE.original && !origin_url?.trim()

interface Addresses {
  readonly article_cover: string
  readonly origin_url?: string | null
  readonly canonical_url?: string | null
}

/** Returns the name of the field with a forbidden address. An empty field is allowed. */
export const wrongAddressIn = ({ article_cover, origin_url, canonical_url }: Addresses) => {
  if (article_cover && !isPictureAddress(article_cover)) return 'article_cover'
  if (origin_url && !isWebAddress(origin_url)) return 'origin_url'
  return canonical_url && !isWebAddress(canonical_url) ? 'canonical_url' : undefined
}

/** Returns why a slug or a date cannot be saved. */
export const refusalOf = (
  { slug, datedAtMs }: { readonly slug?: string | null; readonly datedAtMs?: number | null },
  now: number,
) => {
  if (slug && !isSlug(slug)) return 'articleSlugWrong'
  return datedAtMs != null && datedAtMs > now ? 'articleDateAhead' : undefined
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
  readonly dated_at: number | null
}

/** The first publication of a draft sets its creation time, unless the author has chosen a date. */
export const firstPublic = (before: Publication, status: number, now: number) => {
  if (status !== ARTICLE_STATUS.public || before.published_at !== null) return {}
  const wasDraft = before.status === ARTICLE_STATUS.draft
  return wasDraft
    ? { published_at: now, created_at: before.dated_at ?? now }
    : { published_at: now }
}

interface Dated {
  readonly dated_at: number | null
  readonly published_at: number | null
  readonly created_at: number
}

/** A chosen date is the time that the article shows; without one, that of its publication. */
export const afterDating = (before: Dated, chosen: number | null | undefined) => {
  if (chosen === undefined || chosen === before.dated_at) return {}
  return { created_at: chosen ?? before.published_at ?? before.created_at }
}
