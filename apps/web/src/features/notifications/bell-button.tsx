import { SHOWN } from '@lanting/contract'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { badgeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { refreshUnread, UNREAD_KEY } from '../../shared/refresh-unread.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { unreadQuery } from './notifications.queries.ts'

const NotificationDrawer = onDemand(
  async () => (await import('./notification-drawer.tsx')).NotificationDrawer,
)

/** Refreshes the badge when the window gets the focus. */
const useRefreshOnFocus = () => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshUnread(queryClient)
    }
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [queryClient])
}

const Bell = ({ userId }: { userId: number }) => {
  const { drawer } = useCopy()
  const queryClient = useQueryClient()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const unreadOptions = unreadQuery(useApi(), userId)
  const { data: unread = 0 } = useQuery({ ...unreadOptions, enabled: state !== 'open' })
  useRefreshOnFocus()
  const open = () => {
    // The list of the drawer is fetched again, and brings the count.
    void queryClient.invalidateQueries({ queryKey: UNREAD_KEY, refetchType: 'none' })
    setState('open')
  }
  const close = useCallback(() => setState('closed'), [])
  return (
    <>
      <button
        type="button"
        className="icon-button bell-button"
        aria-label={unread > 0 ? drawer.badge(unread) : drawer.title}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerDown={NotificationDrawer.ahead}
        onClick={open}
      >
        <IconBell aria-hidden size={20} stroke={1.6} />
        {unread > 0 && (
          <span className="badge" aria-hidden="true">
            {badgeText(unread, SHOWN.unreadBadge)}
          </span>
        )}
      </button>
      {state !== 'unused' && (
        <NotificationDrawer
          userId={userId}
          open={state === 'open'}
          onClose={close}
          onMissing={() => setState('unused')}
        />
      )}
    </>
  )
}

/** Opens the notifications and shows the unread count; for users only. */
export const BellButton = () => {
  const userId = useUserState((state) => state.userInfo?.id)
  return userId === undefined ? null : <Bell key={userId} userId={userId} />
}
