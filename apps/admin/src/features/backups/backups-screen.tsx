import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { FailedList } from '../../shared/table-states.tsx'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { BackupList } from './backup-list.tsx'
import { BACKUPS, backupsQuery } from './backups.queries.ts'
import { JobProgress } from './job-progress.tsx'
import { ScheduleSection } from './schedule-section.tsx'

/** Makes, lists, verifies, restores and schedules backups. */
export const BackupsScreen = () => {
  const copy = useCopy().admin.backups
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(backupsQuery())
  const making = useSingleMutation({
    mutationFn: () => api.makeBackup(),
    onSettled: () => queries.invalidateQueries({ queryKey: BACKUPS }),
  })
  const isBusy = making.isPending || Boolean(data?.job)
  return (
    <>
      <div className="screen-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="quiet">{copy.lead}</p>
        </div>
        <div className="ends">
          <button
            type="button"
            className="button"
            aria-busy={isBusy}
            disabled={isBusy}
            onClick={() => making.mutate()}
          >
            {copy.make}
          </button>
        </div>
      </div>
      {isError && !data && <FailedList onRetry={refetch} />}
      {data && (
        <>
          {data.lastFailure && (
            <p className="sheet fault" role="alert">
              {copy.lastFailure(
                fullDate(data.lastFailure.atMs),
                copy.faults[data.lastFailure.fault],
              )}
            </p>
          )}
          <section className="sheet" aria-label={copy.list}>
            <h2>{copy.list}</h2>
            <p className="quiet break">
              {copy.folder(data.folder)} · {data.isEncrypting ? copy.encrypting : copy.plain}
            </p>
            <JobProgress job={data.job} lastJob={data.lastJob} />
            <BackupList list={data.list} isBusy={isBusy} />
          </section>
          <ScheduleSection schedule={data.schedule} />
        </>
      )}
    </>
  )
}
