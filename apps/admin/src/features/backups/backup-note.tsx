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

/** A failed backup, above the dashboard. */
export const BackupAlert = () => {
  const copy = useCopy().admin.backups
  const { data } = useQuery(backupsQuery())
  if (!data?.lastFailure) return null
  const { atMs, fault } = data.lastFailure
  return (
    <p className="sheet fault" role="alert">
      {copy.lastFailure(fullDate(atMs), copy.faults[fault])} <ToBackups />
    </p>
  )
}

/** The newest backup, below the dashboard. */
export const BackupNote = () => {
  const copy = useCopy().admin.backups
  const { data } = useQuery(backupsQuery())
  if (!data) return null
  const [newest] = data.list
  return (
    <p className="quiet last-backup">
      {newest ? copy.lastSuccess(fullDate(newest.atMs), sizeText(newest.bytes)) : copy.empty}{' '}
      <ToBackups />
    </p>
  )
}
