import { Drawer } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Drawer.css'
import './notifications.css'
import { useQuery } from '@tanstack/react-query'
import { KitProvider } from '../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../shared/kit/use-opened.ts'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { NotificationList } from './notification-list.tsx'
import { unreadQuery } from './notifications.queries.ts'
import { useNotificationActions } from './use-notification-actions.ts'

interface Props {
  readonly userId: number
  readonly open: boolean
  readonly onClose: () => void
}

/** The notifications of the user. */
export const NotificationDrawer = ({ userId, open, onClose }: Props) => {
  const { drawer } = useCopy()
  const { data: unread = 0 } = useQuery(unreadQuery(useApi(), userId))
  const actions = useNotificationActions(onClose)
  return (
    <KitProvider>
      <Drawer.Root
        opened={useOpened(open)}
        onClose={onClose}
        size="var(--notification-drawer)"
        zIndex="var(--z-drawer)"
        lockScroll={false}
        classNames={{ content: 'notification-drawer' }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className="drawer-header">
            <Drawer.Title>{drawer.title}</Drawer.Title>
            {unread > 0 && (
              <>
                <small>{drawer.unread(unread)}</small>
                <button type="button" className="text-button" onClick={actions.readAll}>
                  {drawer.readAll}
                </button>
              </>
            )}
            <Drawer.CloseButton aria-label={drawer.close} />
          </div>
          <NotificationList userId={userId} actions={actions} />
        </Drawer.Content>
      </Drawer.Root>
    </KitProvider>
  )
}
