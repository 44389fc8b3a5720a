import { IconPhotoPlus } from '@tabler/icons-react'

/** The image types that the server accepts. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

interface Props {
  readonly label: string
  readonly isBusy: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that selects several pictures. */
export const FileButton = ({ label, isBusy, onFiles }: Props) => (
  <label className="button file-button" aria-busy={isBusy}>
    <input
      type="file"
      multiple
      className="for-screen-readers"
      accept={ACCEPTED_IMAGES}
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
