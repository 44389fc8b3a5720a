import { adminPath } from './admin-paths.ts'
import { COMMENT_TYPE, type CommentType, type Section } from './enumerations.ts'
import {
  articleIdPath,
  chatMessagePath,
  commentAnchor,
  LISTENING_PATH,
  messagePath,
  ownerPagePath,
  PATHS,
  talkPath,
} from './paths.ts'
import { isHiddenPath } from './site-menu.ts'

interface KindDescription {
  /** Stored in the database and sent as `type`. */
  readonly type: number
  /** The page that a notification leads to; `id` is its `to_id`. */
  readonly path: (id: number | null) => string
  /** The target for administrators, if it differs. */
  readonly adminPath?: () => string
}

/**
 * Every kind of notification and its target. The notification drawer, the digest mails and the
 * lists of the admin all read this table.
 */
const NOTIFICATION_KINDS = {
  article: { type: 1, path: (id) => (id === null ? PATHS.home : articleIdPath(id)) },
  talk: { type: 2, path: (id) => (id === null ? PATHS.talk : talkPath(id)) },
  boardMessage: { type: 3, path: (id) => (id === null ? PATHS.messageList : messagePath(id)) },
  friendLink: { type: 4, path: () => PATHS.linkList, adminPath: () => adminPath('links') },
  /** Written by the owner, for everybody. */
  announcement: { type: 5, path: () => PATHS.home },
  /** A mention or a reply in the chat room. */
  chatMessage: { type: 6, path: (id) => (id === null ? PATHS.chat : chatMessagePath(id)) },
  /** A session of listening together begins soon. */
  listening: { type: 7, path: () => LISTENING_PATH },
  /** A comment on a page of the owner. */
  page: { type: 8, path: (id) => (id === null ? PATHS.home : ownerPagePath(id)) },
} as const satisfies Record<string, KindDescription>

type Kinds = typeof NOTIFICATION_KINDS
type NotificationKind = keyof Kinds
export type NotificationType = Kinds[NotificationKind]['type']

/** The number of each kind. */
export const NOTIFICATION_TYPE = Object.fromEntries(
  Object.entries(NOTIFICATION_KINDS).map(([kind, { type }]) => [kind, type]),
) as { readonly [K in NotificationKind]: Kinds[K]['type'] }

export const NOTIFICATION_TYPES: readonly NotificationType[] = Object.values(NOTIFICATION_TYPE)

/** The kind of a notification of a comment, by what the comment is on. */
export const COMMENT_NOTIFICATION: Readonly<Record<CommentType, NotificationType>> = {
  [COMMENT_TYPE.article]: NOTIFICATION_TYPE.article,
  [COMMENT_TYPE.talk]: NOTIFICATION_TYPE.talk,
  [COMMENT_TYPE.boardMessage]: NOTIFICATION_TYPE.boardMessage,
  [COMMENT_TYPE.page]: NOTIFICATION_TYPE.page,
}

interface NotificationTarget {
  readonly href: string
  /** The admin is a separate app and opens in its own window. */
  readonly app: 'site' | 'admin'
}

interface Notified {
  readonly type: NotificationType
  readonly to_id: number | null
  /** The comment that caused the notification, if one did. */
  readonly comment_id?: number | null
}

interface Reader {
  readonly isAdministrator: boolean
  readonly hiddenSections: readonly Section[]
}

/** Returns the page that a notification leads to: home where the owner has hidden its section. */
export const notificationTarget = (
  { type, to_id, comment_id }: Notified,
  { isAdministrator, hiddenSections }: Reader,
): NotificationTarget => {
  const kinds: readonly KindDescription[] = Object.values(NOTIFICATION_KINDS)
  const kind = kinds.find((known) => known.type === type)
  if (isAdministrator && kind?.adminPath) return { href: kind.adminPath(), app: 'admin' }
  const page = kind?.path(to_id) ?? PATHS.home
  if (isHiddenPath(page.replace(/[?#].*/, ''), hiddenSections)) {
    return { href: PATHS.home, app: 'site' }
  }
  const hasComment = comment_id != null && to_id !== null
  return { href: hasComment ? `${page}#${commentAnchor(comment_id)}` : page, app: 'site' }
}
