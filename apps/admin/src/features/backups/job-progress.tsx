import type { BackupJob, BackupOutcome } from '@lanting/contract'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

/** Announces the job once, and not every step of its progress. */
const RunningJob = ({ job: { kind, name, doneBytes, totalBytes } }: { job: BackupJob }) => {
  const copy = useCopy().admin.backups
  const percent = totalBytes === 0 ? 0 : Math.floor((doneBytes / totalBytes) * 100)
  return (
    <div className="backup-job">
      <p role="status">
        {copy.jobs[kind]} <span className="quiet">{name}</span>
      </p>
      <progress
        className="progress"
        aria-label={copy.jobs[kind]}
        max={totalBytes || undefined}
        value={doneBytes || undefined}
      />
      <p className="quiet">
        {totalBytes === 0
          ? copy.preparing
          : copy.progress(percent, sizeText(doneBytes), sizeText(totalBytes))}
      </p>
    </div>
  )
}

/** The running job, or how the last one ended. */
export const JobProgress = ({
  job,
  lastJob,
}: {
  job: BackupJob | null
  lastJob: BackupOutcome | null
}) => {
  const copy = useCopy().admin.backups
  if (job) return <RunningJob job={job} />
  if (!lastJob) return null
  const { kind, fault, name } = lastJob
  return (
    <p className={fault ? 'backup-job fault' : 'backup-job'} role="status">
      {fault ? copy.failed(copy.faults[fault]) : copy.ended[kind]}{' '}
      <span className="quiet">{name}</span>
    </p>
  )
}
