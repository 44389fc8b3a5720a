import { getRouteApi } from '@tanstack/react-router'
import { BackupAlert, BackupNote } from '../../features/backups/backup-note.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { FirstSteps } from '../../features/first-steps/first-steps.tsx'
import { DiskAlert } from '../../features/health/disk-alert.tsx'
import { useIsOwner } from '../../shared/owner.ts'

const route = getRouteApi('/frame/')

export const DashboardPage = () => {
  const isOwner = useIsOwner()
  return (
    <>
      <DiskAlert />
      {isOwner && <BackupAlert hasLink />}
      <Dashboard search={route.useSearch()} start={isOwner && <FirstSteps />} />
      {isOwner && <BackupNote />}
    </>
  )
}
