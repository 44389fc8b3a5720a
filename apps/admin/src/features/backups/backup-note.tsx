import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullDate, sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { backupsQuery } from './backups.queries.ts'

const ToBackups = () => (
  <Link className="link" to={PATHS.backups}>
    {useCopy().admin.backups.toBackups}
  </Link>
)

/** The last failure, until a backup succeeds. The dashboard links to the backups. */
export const BackupAlert = ({ hasLink = false }: { hasLink?: boolean }) => {
  const copy = useCopy().admin.backups
  const { data } = useQuery(backupsQuery())
  if (!data?.lastFailure) return null
  const { atMs, fault } = data.lastFailure
  return (
    <p className="sheet fault" role="alert">
      {copy.lastFailure(fullDate(atMs), copy.faults[fault])} {hasLink && <ToBackups />}
    </p>
  )
}

/** The last successful backup, below the dashboard. */
export const BackupNote = () => {
  const copy = useCopy().admin.backups
  const { data } = useQuery(backupsQuery())
  if (!data) return null
  const { lastBackup } = data
  return (
    <p className="quiet last-backup">
      {lastBackup
        ? copy.lastSuccess(fullDate(lastBackup.atMs), sizeText(lastBackup.bytes))
        : copy.empty}{' '}
      <ToBackups />
    </p>
  )
}
