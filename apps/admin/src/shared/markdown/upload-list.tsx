import { useCopy } from '../language.ts'
import { useUploads } from './file-uploads.ts'

/** The progress of the pictures that are being uploaded. */
export const UploadList = () => {
  const { editor } = useCopy().admin
  const all = useUploads((state) => state.all)
  if (all.length === 0) return null
  return (
    <ul className="upload-list" aria-live="polite">
      {all.map(({ id, name, percent }) => (
        <li key={id}>
          <span>{editor.uploading(name, percent)}</span>
          <progress className="progress" max={100} value={percent} aria-hidden />
        </li>
      ))}
    </ul>
  )
}
