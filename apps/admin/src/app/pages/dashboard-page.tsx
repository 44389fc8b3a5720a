import { getRouteApi } from '@tanstack/react-router'
import { BackupAlert, BackupNote } from '../../features/backups/backup-note.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { FirstSteps } from '../../features/first-steps/first-steps.tsx'
import { DiskAlert } from '../../features/health/disk-alert.tsx'

const route = getRouteApi('/frame/')

export const DashboardPage = () => (
  <>
    <DiskAlert />
    <BackupAlert hasLink />
    <Dashboard search={route.useSearch()} start={<FirstSteps />} />
    <BackupNote />
  </>
)
