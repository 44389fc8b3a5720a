import './notifications.css'
import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogHeader } from '../../shared/dialog/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { NotificationList } from './notification-list.tsx'
import { unreadQuery } from './notifications.queries.ts'
import { useDrawerCopy } from './use-drawer-copy.ts'
import { useNotificationActions } from './use-notification-actions.ts'

interface Props {
  readonly userId: number
  readonly open: boolean
  readonly onClose: () => void
}

/** The notifications of the user. */
export const NotificationDrawer = ({ userId, open, onClose }: Props) => {
  const { title } = useCopy().drawer
  const drawer = useDrawerCopy()
  const { data: unread = 0 } = useQuery({ ...unreadQuery(useApi(), userId), enabled: false })
  const actions = useNotificationActions(onClose)
  return (
    <Dialog open={open} onClose={onClose} side="left" className="notification-drawer">
      <DialogHeader title={title} closeLabel={drawer.close} onClose={onClose}>
        {unread > 0 && (
          <>
            <small>{drawer.unread(unread)}</small>
            <button type="button" className="text-button" onClick={actions.readAll}>
              {drawer.readAll}
            </button>
          </>
        )}
      </DialogHeader>
      <NotificationList userId={userId} actions={actions} />
    </Dialog>
  )
}
