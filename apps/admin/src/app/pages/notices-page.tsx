import { getRouteApi } from '@tanstack/react-router'
import { NoticeList } from '../../features/order/notice-list.tsx'

const route = getRouteApi('/frame/notices')

export const NoticesPage = () => <NoticeList search={route.useSearch()} />
