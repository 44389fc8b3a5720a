import {
  NOTIFICATION_TYPE,
  NOTIFICATION_VIEW,
  type Notification,
  type NotificationType,
  type notificationTarget,
} from '@lanting/contract'
import {
  IconBell,
  IconCompass,
  IconLink,
  IconMessageCircle,
  IconMessages,
  IconNotes,
  IconTrash,
} from '@tabler/icons-react'
import { relativeTime } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { WrittenText } from '../../shared/written-text.tsx'
import { useDrawerCopy } from './use-drawer-copy.ts'

const ICONS = {
  [NOTIFICATION_TYPE.article]: IconMessages,
  [NOTIFICATION_TYPE.talk]: IconMessages,
  [NOTIFICATION_TYPE.boardMessage]: IconNotes,
  [NOTIFICATION_TYPE.friendLink]: IconLink,
  [NOTIFICATION_TYPE.announcement]: IconBell,
  [NOTIFICATION_TYPE.chatMessage]: IconMessageCircle,
  [NOTIFICATION_TYPE.listening]: IconBell,
  [NOTIFICATION_TYPE.page]: IconMessages,
} satisfies Record<NotificationType, typeof IconLink>

interface Props {
  readonly notification: Notification
  readonly now: number
  readonly target: ReturnType<typeof notificationTarget>
  readonly onGo: () => void
  readonly onRemove: () => void
}

/** A notification. Its link covers the whole row. */
export const NotificationRow = ({ notification, now, target, onGo, onRemove }: Props) => {
  const { formats } = useCopy()
  const drawer = useDrawerCopy()
  const { type, isView, message, createdAtMs, createdAt } = notification
  const isUnread = isView === NOTIFICATION_VIEW.unread
  const Icon = ICONS[type]
  return (
    <li className="notification" data-unread={isUnread}>
      <span className="notification-kind">
        <Icon aria-hidden size={20} stroke={1.6} />
      </span>
      <div className="notification-text">
        <WrittenText text={message} />
        <p>
          {isUnread && <span className="notification-new">{drawer.isNew}</span>}
          <time dateTime={new Date(createdAtMs).toISOString()} title={createdAt}>
            {relativeTime(createdAtMs, now, formats)}
          </time>
        </p>
      </div>
      <button
        type="button"
        className="icon-button notification-link"
        aria-label={target.app === 'admin' ? drawer.goNewWindow : drawer.go}
        onClick={onGo}
      >
        <IconCompass aria-hidden size={20} stroke={1.6} />
      </button>
      <button type="button" className="icon-button" aria-label={drawer.delete} onClick={onRemove}>
        <IconTrash aria-hidden size={20} stroke={1.6} />
      </button>
    </li>
  )
}
