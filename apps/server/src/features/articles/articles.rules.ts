import { ARTICLE_STATUS, ARTICLE_TYPE, ROLE, type Role } from '@lanting/contract'

/** Private articles and drafts exist for administrators alone. */
export const mayRead = (article: { status: number }, reader: { role: Role } | undefined) =>
  article.status === ARTICLE_STATUS.public || reader?.role === ROLE.administrator

/** What was taken from elsewhere says from where. */
export const lacksOrigin = ({ type, origin_url }: { type: number; origin_url?: string | null }) =>
  type !== ARTICLE_TYPE.original && !origin_url?.trim()
