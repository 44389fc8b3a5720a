import { PICTURE_TYPES } from '@lanting/contract'
import { IconPhotoPlus } from '@tabler/icons-react'

interface Props {
  readonly label: string
  readonly isBusy?: boolean
  /** Selects a folder with all its files, of any type. */
  readonly takesFolder?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that selects several pictures. */
export const FileButton = ({ label, isBusy = false, takesFolder = false, onFiles }: Props) => (
  <label className="button file-button" aria-busy={isBusy}>
    <input
      type="file"
      multiple
      {...(takesFolder && { webkitdirectory: '' })}
      className="for-screen-readers"
      accept={PICTURE_TYPES.join(',')}
      disabled={isBusy}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        onFiles(files)
      }}
    />
    <IconPhotoPlus aria-hidden size={18} stroke={1.6} />
    {label}
  </label>
)
