import { failureText } from '../api.ts'
import { useCopy } from '../language.ts'
import { progressOf } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** The names of failed files, by the sentence that says why. */
const namesByReason = (failed: readonly { file: File; reason: string }[]) =>
  [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, alike]) => ({
    reason,
    names: alike.map(({ file }) => file.name),
  }))

/** The progress of many uploads, and the failed ones. */
export const UploadProgress = ({ uploads }: { uploads: Uploads }) => {
  const copy = useCopy()
  const { pictureUploads } = copy.admin
  const { all, isBusy, retry, dismiss } = uploads
  const done = all.filter(({ status }) => status === 'uploaded' || status === 'added').length
  const isPaused = all.some(({ status }) => status === 'paused')
  const failed = all
    .filter(({ status }) => status === 'failed')
    .map(({ file, error }) => ({ file, reason: failureText(error, copy) }))
  return (
    <div className="picture-uploads" role="status" hidden={all.length === 0}>
      {isBusy && (
        <>
          <span>
            {pictureUploads.title} {pictureUploads.progress(done, all.length)}
            {isPaused && ` · ${pictureUploads.paused}`}
          </span>
          <progress className="progress" max={100} value={progressOf(all)} aria-hidden />
        </>
      )}
      {failed.length > 0 && (
        <>
          <ul>
            {namesByReason(failed).map(({ reason, names }) => (
              <li key={reason} className="fault">
                {pictureUploads.failed(names)}: {reason}
              </li>
            ))}
          </ul>
          <button type="button" className="button ghost" onClick={retry}>
            {pictureUploads.retry}
          </button>
          <button type="button" className="link" onClick={dismiss}>
            {pictureUploads.dismiss}
          </button>
        </>
      )}
    </div>
  )
}
