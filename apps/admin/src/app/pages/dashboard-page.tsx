import { getRouteApi } from '@tanstack/react-router'
import { BackupNote } from '../../features/backups/backup-note.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'

const route = getRouteApi('/frame/')

export const DashboardPage = () => (
  <>
    <Dashboard search={route.useSearch()} />
    <BackupNote />
  </>
)
