import { NOTIFICATION_TYPE, PATHS } from '@lanting/contract'
import type { Copy } from '@lanting/copy'

interface NewApplication {
  readonly byId: number
  readonly name: string
  readonly id: number
  readonly site: string
  readonly kind: 'applied' | 'changed'
}

/** The event that webhooks and mail receive when a friend link waits for review. */
export const linkEvent = ({ byId, name, site }: NewApplication) => ({
  kind: 'friendLink' as const,
  byId,
  name,
  title: site,
  text: '',
  path: PATHS.linkList,
})

/** The notification that asks the owner for a review; the owner's own links send none. */
export const reviewNotification = (
  { byId, name, id, site, kind }: NewApplication,
  ownerId: number,
) => ({
  userId: ownerId,
  type: NOTIFICATION_TYPE.friendLink,
  toId: id,
  byId,
  message: ({ serverTexts }: Copy) =>
    (kind === 'applied' ? serverTexts.linkApplied : serverTexts.linkChanged)(name, site),
})

interface ApprovedLink {
  readonly userId: number
  readonly id: number
  readonly site: string
}

/** The notification of the applicant whose link was approved. */
export const approvalNotification = ({ userId, id, site }: ApprovedLink) => ({
  userId,
  type: NOTIFICATION_TYPE.friendLink,
  toId: id,
  message: ({ serverTexts }: Copy) => serverTexts.linkApproved(site),
})
