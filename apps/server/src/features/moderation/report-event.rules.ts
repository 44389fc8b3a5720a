import { adminPath } from '@lanting/contract'

/** Administrators decide on reports here. */
const REVIEW_QUEUE = adminPath('moderation')

interface NewReport {
  /** Null: a visitor reported it. */
  readonly byId: number | null
  readonly name: string
  readonly reason: string
}

/** The event that webhooks and mail receive when a post is reported. */
export const reportEvent = ({ byId, name, reason }: NewReport) => ({
  kind: 'report' as const,
  byId,
  name,
  title: '',
  text: reason,
  path: REVIEW_QUEUE,
})
