import { ARTICLE_STATUS, ARTICLE_TYPE, type ArticleFields, isWebAddress } from '@lanting/contract'

export const VISIBILITIES = ['public', 'private', 'draft', 'scheduled'] as const
type Visibility = (typeof VISIBILITIES)[number]

/** A draft with a publish time is scheduled. */
export const visibilityOf = ({ status, publishAtMs }: ArticleFields): Visibility => {
  if (status === ARTICLE_STATUS.public) return 'public'
  if (status === ARTICLE_STATUS.private) return 'private'
  return publishAtMs === null ? 'draft' : 'scheduled'
}

const HOUR_MS = 3_600_000

/** Returns the first full hour that is at least half an hour ahead. */
export const nextHour = (nowMs: number): number =>
  Math.ceil((nowMs + HOUR_MS / 2) / HOUR_MS) * HOUR_MS

export const withVisibility = (
  visibility: Visibility,
  publishAtMs: number,
): Pick<ArticleFields, 'status' | 'publishAtMs'> => {
  if (visibility === 'scheduled') return { status: ARTICLE_STATUS.draft, publishAtMs }
  return { status: ARTICLE_STATUS[visibility], publishAtMs: null }
}

export type Missing =
  | 'titleMissing'
  | 'contentMissing'
  | 'categoryMissing'
  | 'tagsMissing'
  | 'originMissing'
  | 'originWrong'
  | 'canonicalWrong'
  | 'publishAtPast'
  | 'datedAhead'

const isWrong = (address: string | null) => Boolean(address) && !isWebAddress(address ?? '')

/** Returns the fields that an article lacks, or that are wrong. */
export const missingOf = (fields: ArticleFields, nowMs: number): Missing[] => {
  const { origin_url, canonical_url } = fields
  const isForeign = fields.type !== ARTICLE_TYPE.original
  const isLate = fields.publishAtMs !== null && fields.publishAtMs <= nowMs
  const checks: readonly (readonly [boolean, Missing])[] = [
    [fields.article_title.trim() === '', 'titleMissing'],
    [fields.article_content.trim() === '', 'contentMissing'],
    [fields.category === null, 'categoryMissing'],
    [fields.tagList.length === 0, 'tagsMissing'],
    [isForeign && !origin_url?.trim(), 'originMissing'],
    [isForeign && isWrong(origin_url?.trim() ?? null), 'originWrong'],
    [isWrong(canonical_url), 'canonicalWrong'],
    [isLate, 'publishAtPast'],
    [(fields.datedAtMs ?? 0) > nowMs, 'datedAhead'],
  ]
  return checks.flatMap(([isMissing, name]) => (isMissing ? [name] : []))
}
