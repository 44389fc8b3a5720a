import type { BackupJob, BackupOutcome } from '@lanting/contract'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

/** Announces the job once, and not every step of its progress. */
const RunningJob = ({
  job: { kind, name, doneBytes, totalBytes },
  isSilent,
}: {
  job: BackupJob
  isSilent: boolean
}) => {
  const copy = useCopy().admin.backups
  // A site that is being replaced answers nobody, so no number is true.
  const isReopening = kind === 'restore' && isSilent
  const percent = totalBytes === 0 ? 0 : Math.floor((doneBytes / totalBytes) * 100)
  return (
    <div className="backup-job">
      <p role="status">
        {isReopening ? copy.ended.restore : copy.jobs[kind]} <span className="quiet">{name}</span>
      </p>
      <progress
        className="progress"
        aria-label={copy.jobs[kind]}
        max={totalBytes || undefined}
        value={isReopening ? undefined : doneBytes || undefined}
      />
      <p className="quiet">
        {totalBytes === 0 || isReopening
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
  isSilent,
}: {
  job: BackupJob | null
  lastJob: BackupOutcome | null
  /** The site does not answer at the moment. */
  isSilent: boolean
}) => {
  const copy = useCopy().admin.backups
  if (job) return <RunningJob job={job} isSilent={isSilent} />
  if (!lastJob) return null
  const { kind, fault, name } = lastJob
  return (
    <p className={fault ? 'backup-job fault' : 'backup-job'} role="status">
      {fault ? copy.failed(copy.faults[fault]) : copy.ended[kind]}{' '}
      <span className="quiet">{name}</span>
    </p>
  )
}
