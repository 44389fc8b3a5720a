import { getRouteApi } from '@tanstack/react-router'
import { BackupAlert, BackupNote } from '../../features/backups/backup-note.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'

const route = getRouteApi('/frame/')

export const DashboardPage = () => (
  <>
    <BackupAlert hasLink />
    <Dashboard search={route.useSearch()} />
    <BackupNote />
  </>
)
