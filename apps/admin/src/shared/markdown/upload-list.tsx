import { useCopy } from '../language.ts'
import { useTextUploads } from './file-uploads.ts'

const ROWS_MAX = 2

/** The progress of the files that are being uploaded into a text: of each, or of many together. */
export const UploadList = () => {
  const { editor, pictureUploads } = useCopy().admin
  const all = useTextUploads((state) => state.all)
  if (all.length === 0) return null
  const isPaused = all.some(({ status }) => status === 'paused')
  const done = all.filter(({ status }) => status === 'done').length
  const percent = all.reduce((sum, one) => sum + one.percent, 0) / all.length
  const together = `${pictureUploads.title} ${pictureUploads.progress(done, all.length)}`
  const rows =
    all.length > ROWS_MAX
      ? [{ id: 0, text: together, percent }]
      : all.map((one) => ({ ...one, text: editor.uploading(one.name, one.percent) }))
  return (
    <ul className="upload-list" aria-live="polite">
      {rows.map(({ id, text, percent: value }) => (
        <li key={id}>
          <span>{text}</span>
          <progress className="progress" max={100} value={value} aria-hidden />
        </li>
      ))}
      {isPaused && <li>{pictureUploads.paused}</li>}
    </ul>
  )
}
