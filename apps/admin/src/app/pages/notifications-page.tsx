import { getRouteApi } from '@tanstack/react-router'
import { NotificationList } from '../../features/moderation/notification-list.tsx'

const route = getRouteApi('/frame/notifications')

export const NotificationsPage = () => <NotificationList search={route.useSearch()} />
