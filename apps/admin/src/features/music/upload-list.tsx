import { failureText } from '../../shared/api.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import { Unfit } from './song-uploads.ts'
import type { SongUploads } from './use-song-uploads.ts'

const TONES = {
  waiting: undefined,
  sending: 'amber',
  paused: 'amber',
  done: 'green',
  failed: 'red',
} as const

const reasonOf = (error: unknown, copy: Copy) =>
  error instanceof Unfit ? copy.admin.songUploads[error.reason] : failureText(error, copy)

interface Props {
  readonly uploads: SongUploads
  readonly onRetry: () => void
}

/** The uploaded files with progress and errors. */
export const UploadList = ({ uploads, onRetry }: Props) => {
  const copy = useCopy()
  const { songUploads } = copy.admin
  const { all, isBusy, dismiss } = uploads
  if (all.length === 0) return null
  return (
    <section className="song-uploads" aria-label={songUploads.title}>
      <ul>
        {all.map(({ id, file, status, percent, error }) => (
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
            {status === 'failed' && <span className="fault">{reasonOf(error, copy)}</span>}
            <span className="chip" data-tone={TONES[status]}>
              {songUploads.statuses[status]}
            </span>
          </li>
        ))}
      </ul>
      <p className="for-screen-readers" role="status">
        {!isBusy &&
          all
            .map(({ file, status, error }) =>
              [
                file.name,
                songUploads.statuses[status],
                ...(status === 'failed' ? [reasonOf(error, copy)] : []),
              ].join(' '),
            )
            .join('. ')}
      </p>
      {!isBusy && (
        <div className="actions">
          {all.some(({ status, canRetry }) => status === 'failed' && canRetry) && (
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
