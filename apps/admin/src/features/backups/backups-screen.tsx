import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { setRestoring, useSession } from '../../shared/session.ts'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { BackupList } from './backup-list.tsx'
import { BackupAlert } from './backup-note.tsx'
import { BACKUPS, backupsQuery } from './backups.queries.ts'
import { JobProgress } from './job-progress.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** Makes, lists, verifies, restores and schedules backups. */
export const BackupsScreen = () => {
  const copy = useCopy().admin.backups
  const queries = useQueryClient()
  const { data, isError, failureCount, refetch } = useQuery(backupsQuery())
  const isEnded = useSession(({ token }) => !token)
  const [isUploading, setUploading] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: BACKUPS })
  const making = useSingleMutation({ mutationFn: () => api.makeBackup(), onSettled: refresh })
  const failedAtMs = data?.lastRestore?.fault ? data.lastRestore.atMs : undefined
  const failedJob = data?.lastJob?.fault ? data.lastJob.name : undefined
  // Only a failed restore leaves the session as it was.
  useEffect(() => {
    if (failedAtMs !== undefined || failedJob !== undefined) setRestoring(false)
  }, [failedAtMs, failedJob])
  const isBusy = making.isPending || Boolean(data?.job)
  return (
    <>
      <div className="screen-head">
        <h1>{copy.title}</h1>
        <div className="ends">
          <button
            type="button"
            className="button ghost"
            disabled={isBusy}
            onClick={() => setUploading(true)}
          >
            {copy.upload}
          </button>
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
      <p className="quiet lead">{copy.lead}</p>
      {isError && !data && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="rows" />}
      {data && (
        <>
          <BackupAlert />
          {data.lastRestore?.fault && (
            <p className="sheet fault" role="alert">
              {copy.restoreFailed(
                fullDate(data.lastRestore.atMs),
                copy.faults[data.lastRestore.fault],
              )}
            </p>
          )}
          <section className="sheet" aria-label={copy.list}>
            <h2>{copy.list}</h2>
            {data.places.map(({ kind, text, isReachable }) => (
              <p key={kind} className="quiet break">
                {copy.storedIn[kind](text)}{' '}
                {!isReachable && (
                  <span className="chip" data-tone="red">
                    {copy.unreachable}
                  </span>
                )}
              </p>
            ))}
            <p className="quiet">{data.isEncrypting ? copy.encrypting : copy.plain}</p>
            {data.lastRestore?.fault === null && (
              <p className="quiet break">
                {copy.restored(fullDate(data.lastRestore.atMs), data.lastRestore.name)}
              </p>
            )}
            {!isEnded && <JobProgress {...data} isSilent={isError || failureCount > 0} />}
            <BackupList list={data.list} isBusy={isBusy} hasPlaces={data.places.length > 1} />
          </section>
          <ScheduleSection schedule={data.schedule} />
        </>
      )}
      {isUploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onDone={() => {
            setUploading(false)
            void refresh()
          }}
        />
      )}
    </>
  )
}
