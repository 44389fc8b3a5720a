import { IconPhoto } from '@tabler/icons-react'
import { useCopy } from '../../../shared/language.ts'
import { PictureInput } from '../../../shared/pictures/picture-input.tsx'
import { PictureProgress } from '../../../shared/pictures/picture-progress.tsx'
import { isBusy, type UploadState } from '../../../shared/pictures/picture-upload-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'

/** Chooses a picture, one at a time. */
export const PictureButton = ({
  state,
  onChoose,
}: {
  state: UploadState
  onChoose: (file: File) => void
}) => {
  const chatRoom = useChatCopy()
  return (
    <PictureInput
      className="icon-button room-image"
      aria-label={chatRoom.image}
      disabled={isBusy(state)}
      onFile={onChoose}
    >
      <IconPhoto aria-hidden size={20} stroke={1.6} />
    </PictureInput>
  )
}

/** The upload progress of an image, with a cancel button. */
export const PictureUploading = ({
  id,
  state,
  preview,
  onCancel,
}: {
  id: string
  state: UploadState
  preview: string | undefined
  onCancel: () => void
}) => {
  const { pictures } = useCopy()
  return (
    <div className="room-upload" data-shown={isBusy(state)}>
      {preview && <img src={preview} alt={pictures.preview} />}
      <PictureProgress id={id} state={state.status === 'failed' ? { status: 'idle' } : state} />
      {isBusy(state) && (
        <button type="button" className="text-button" onClick={onCancel}>
          {pictures.cancel}
        </button>
      )}
    </div>
  )
}
