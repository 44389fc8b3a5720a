import { failureText } from '../api.ts'
import { useCopy } from '../language.ts'
import { progressOf } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** The progress of many uploads, and the failed ones. */
export const UploadProgress = ({ uploads }: { uploads: Uploads }) => {
  const copy = useCopy()
  const { pictureUploads } = copy.admin
  const { all, isBusy, retry, dismiss } = uploads
  const done = all.filter(({ status }) => status === 'uploaded' || status === 'added').length
  const isPaused = all.some(({ status }) => status === 'paused')
  const failed = all.filter(({ status }) => status === 'failed')
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
      {!isBusy && failed.length > 0 && (
        <>
          <ul>
            {failed.map(({ id, file, error }) => (
              <li key={id} className="fault">
                {pictureUploads.failed(file.name)}: {failureText(error, copy)}
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
