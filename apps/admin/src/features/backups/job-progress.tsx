import type { BackupJob, BackupOutcome } from '@lanting/contract'
import { sizeText } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

/** The running job, or how the last one ended. */
export const JobProgress = ({
  job,
  lastJob,
}: {
  job: BackupJob | null
  lastJob: BackupOutcome | null
}) => {
  const copy = useCopy().admin.backups
  if (job) {
    const { kind, name, doneBytes, totalBytes } = job
    const percent = totalBytes === 0 ? 0 : Math.floor((doneBytes / totalBytes) * 100)
    return (
      <div className="backup-job" role="status">
        <p>
          {copy.jobs[kind]} <span className="quiet">{name}</span>
        </p>
        <progress
          className="progress"
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
  if (!lastJob) return null
  const { kind, fault, name } = lastJob
  const ended = { backup: copy.made, verify: copy.verified, restore: copy.restarting }[kind]
  return (
    <p className={fault ? 'backup-job fault' : 'backup-job'} role="status">
      {fault ? copy.failed(copy.faults[fault]) : ended} <span className="quiet">{name}</span>
    </p>
  )
}
