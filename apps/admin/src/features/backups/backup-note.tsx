import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fullDate, sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { backupsQuery } from './backups.queries.ts'

/** The last backup and the last failure, on the dashboard. */
export const BackupNote = () => {
  const copy = useCopy().admin.backups
  const { data } = useQuery(backupsQuery())
  if (!data) return null
  const { lastFailure, list } = data
  const [newest] = list
  return (
    <p className={lastFailure ? 'backup-note fault' : 'backup-note quiet'}>
      {lastFailure
        ? copy.lastFailure(fullDate(lastFailure.atMs), copy.faults[lastFailure.fault])
        : newest
          ? copy.lastSuccess(fullDate(newest.atMs), sizeText(newest.bytes))
          : copy.empty}{' '}
      <Link className="link" to={PATHS.backups}>
        {copy.toBackups}
      </Link>
    </p>
  )
}
