import { articlePath, NOTIFICATION_TYPE, type Notification, PATHS } from '@lanting/contract'

export interface NotificationTarget {
  readonly href: string
  /** Whether it is a page of the site, or of the desk, which has a window of its own. */
  readonly place: 'site' | 'desk'
}

const LINKS_ADMIN = '/admin/links'

/** Where a notification leads: about links, administrators to the desk and applicants to the list. */
export const targetOf = (
  { type, to_id }: Pick<Notification, 'type' | 'to_id'>,
  isAdministrator: boolean,
): NotificationTarget => {
  const here = (href: string): NotificationTarget => ({ href, place: 'site' })
  switch (type) {
    case NOTIFICATION_TYPE.article:
      return here(to_id === null ? PATHS.home : articlePath(to_id))
    case NOTIFICATION_TYPE.talk:
      return here(to_id === null ? PATHS.talk : `${PATHS.talk}?id=${to_id}`)
    case NOTIFICATION_TYPE.boardMessage:
      return here(PATHS.messageList)
    case NOTIFICATION_TYPE.friendLink:
      return isAdministrator ? { href: LINKS_ADMIN, place: 'desk' } : here(PATHS.linkList)
  }
}
