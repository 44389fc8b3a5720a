import { useEffect, useId, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { PictureProgress } from '../../../shared/pictures/picture-progress.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import type { PictureQueue, QueuedPicture } from './picture-queue.rules.ts'
import './picture-uploads.css'

interface Actions {
  readonly onRetry: (id: number) => void
  readonly onCancel: (id: number) => void
}

const usePreview = (file: File) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}

const PictureUpload = ({
  picture: { id, file, state },
  onRetry,
  onCancel,
}: Actions & { picture: QueuedPicture }) => {
  const { pictures } = useCopy()
  const chatRoom = useChatCopy()
  const preview = usePreview(file)
  const progressId = useId()
  return (
    <li>
      {preview && <img src={preview} alt={pictures.preview} />}
      {state.status === 'idle' ? (
        <p className="picture-progress">{chatRoom.waitsForItsTurn}</p>
      ) : (
        <PictureProgress id={progressId} state={state} />
      )}
      {state.status === 'failed' && (
        <button type="button" className="text-button" onClick={() => onRetry(id)}>
          {chatRoom.resend}
        </button>
      )}
      <button type="button" className="text-button" onClick={() => onCancel(id)}>
        {state.status === 'failed' ? chatRoom.discard : pictures.cancel}
      </button>
    </li>
  )
}

/** The pictures on their way, each with its progress and a button that cancels it. */
export const PictureUploads = ({ queue, ...actions }: Actions & { queue: PictureQueue }) => {
  const chatRoom = useChatCopy()
  return (
    <ul className="room-uploads" aria-label={chatRoom.uploads}>
      {queue.map((picture) => (
        <PictureUpload key={picture.id} picture={picture} {...actions} />
      ))}
    </ul>
  )
}
