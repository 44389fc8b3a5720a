import { useCopy } from '../../shared/language.ts'
import type { SongUploads } from './use-song-uploads.ts'

const TONES = { waiting: undefined, sending: 'amber', done: 'green', failed: 'red' } as const

interface Props {
  readonly uploads: SongUploads
  readonly onRetry: () => void
}

/** The uploaded files with progress and errors. */
export const UploadList = ({ uploads, onRetry }: Props) => {
  const { songUploads } = useCopy().admin
  const { all, isBusy, dismiss } = uploads
  if (all.length === 0) return null
  return (
    <section className="song-uploads" aria-label={songUploads.title}>
      <ul>
        {all.map(({ id, file, status, percent, reason }) => (
          <li key={id}>
            <b>{file.name}</b>
            {status === 'sending' && (
              <progress
                className="progress"
                max={100}
                value={percent}
                aria-label={songUploads.progressOf(file.name)}
              />
            )}
            {status === 'failed' && <span className="fault">{reason}</span>}
            <span className="chip" data-tone={TONES[status]}>
              {songUploads.statuses[status]}
            </span>
          </li>
        ))}
      </ul>
      <p className="for-screen-readers" role="status">
        {!isBusy &&
          all
            .map(({ file, status, reason }) =>
              [file.name, songUploads.statuses[status], reason].filter(Boolean).join(' '),
            )
            .join('. ')}
      </p>
      {!isBusy && (
        <div className="actions">
          {all.some(({ status }) => status === 'failed') && (
            <button type="button" className="button ghost" onClick={onRetry}>
              {songUploads.retry}
            </button>
          )}
          <button type="button" className="link" onClick={dismiss}>
            {songUploads.dismiss}
          </button>
        </div>
      )}
    </section>
  )
}
