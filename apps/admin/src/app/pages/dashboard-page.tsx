import { getRouteApi } from '@tanstack/react-router'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'

const route = getRouteApi('/frame/')

export const DashboardPage = () => <Dashboard search={route.useSearch()} />
