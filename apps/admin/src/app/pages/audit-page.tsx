import { getRouteApi } from '@tanstack/react-router'
import { AuditList } from '../../features/audit/audit-list.tsx'

const route = getRouteApi('/frame/audit')

export const AuditPage = () => <AuditList search={route.useSearch()} />
