import { NOTIFICATION_VIEW, type Notification, notificationTarget, ROLE } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { confirm } from '../../shared/messages/confirm.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { refreshUnread } from '../../shared/refresh-unread.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { useDrawerCopy } from './use-drawer-copy.ts'

/** Actions on notifications. Each one refreshes the drawer and the badge. */
export const useNotificationActions = (onLeave: () => void) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { messages } = useCopy()
  const drawer = useDrawerCopy()
  const { hidden_sections: hiddenSections } = useConfig()
  const isAdministrator = useUserState(({ userInfo }) => userInfo?.role === ROLE.administrator)
  const onSettled = () => refreshUnread(queryClient)
  const reading = useMutation({
    mutationFn: (id: number) => api.readNotification({ params: { id } }, { quiet: true }),
    onSettled,
  })
  const readingAll = useMutation({ mutationFn: () => api.readAllNotifications(), onSettled })
  const removing = useMutation({
    mutationFn: (id: number) => api.deleteNotification({ params: { id } }),
    onSuccess: () =>
      showToast({
        level: 'info',
        title: messages.title.info,
        text: drawer.deleted,
        durationMs: TOAST_MS,
      }),
    onSettled,
  })

  const targetOf = (notification: Notification) =>
    notificationTarget(notification, { isAdministrator, hiddenSections })

  const go = (notification: Notification) => {
    if (notification.isView === NOTIFICATION_VIEW.unread) reading.mutate(notification.id)
    const { href, app } = targetOf(notification)
    if (app === 'admin') window.open(href, '_blank', 'noopener')
    else void router.navigate(href)
    onLeave()
  }
  const remove = async ({ id }: Notification) => {
    if (await confirm({ text: drawer.confirmDelete })) removing.mutate(id)
  }
  return { targetOf, go, remove, readAll: () => readingAll.mutate() }
}
