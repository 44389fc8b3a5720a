import { adminPath } from '@lanting/contract'

/** Administrators decide on reports here. */
const REVIEW_QUEUE = adminPath('moderation')

interface NewReport {
  /** Null: a visitor reported it. */
  readonly byId: number | null
  readonly name: string
  readonly reason: string
}

interface NewHeldPost {
  /** Null: a visitor wrote it. */
  readonly byId: number | null
  readonly name: string
  readonly text: string
}

/** The event that webhooks and mail receive when a post waits for review. */
export const heldEvent = (post: NewHeldPost) => ({
  ...post,
  kind: 'held' as const,
  title: '',
  path: REVIEW_QUEUE,
})

/** The event that webhooks and mail receive when a post is reported. */
export const reportEvent = ({ byId, name, reason }: NewReport) => ({
  kind: 'report' as const,
  byId,
  name,
  title: '',
  text: reason,
  path: REVIEW_QUEUE,
})
