import { useCopy } from '../language.ts'
import { progressOf } from './many-uploads.ts'
import type { ManyUploads } from './use-many-uploads.ts'

/** The progress of many uploads, and the failed ones. */
export const UploadProgress = ({ uploads }: { uploads: ManyUploads }) => {
  const { pictureUploads } = useCopy().admin
  const { all, isBusy, retry, dismiss } = uploads
  const done = all.filter(({ status }) => status === 'done').length
  const failed = all.filter(({ status }) => status === 'failed')
  return (
    <div className="picture-uploads" role="status" hidden={all.length === 0}>
      {isBusy && (
        <>
          <span>
            {pictureUploads.title} {pictureUploads.progress(done, all.length)}
          </span>
          <progress className="progress" max={100} value={progressOf(all)} aria-hidden />
        </>
      )}
      {!isBusy && failed.length > 0 && (
        <>
          <ul>
            {failed.map(({ id, file, reason }) => (
              <li key={id} className="fault">
                {pictureUploads.failed(file.name)}
                {reason && `: ${reason}`}
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
