import { getRouteApi } from '@tanstack/react-router'
import { NoticeList } from '../../features/moderation/notification-list.tsx'

const route = getRouteApi('/frame/notifications')

export const NoticesPage = () => <NoticeList search={route.useSearch()} />
