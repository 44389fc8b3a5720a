import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { hasFiles, picturesAmong } from './picture-files.ts'
import { areUploading, usePictureQueue } from './use-picture-queue.ts'

/** Pictures that are chosen, pasted or dropped anywhere in the room. */
export const useRoomPictures = () => {
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const whenLoggedIn = useWhenLoggedIn()
  const [isDragged, setDragged] = useState(false)
  const { queue, add, retry, cancel } = usePictureQueue()

  const sayGoesOn = useEffectEvent(() => {
    const title = messages.title.info
    showToast({ level: 'info', title, text: chatRoom.picturesGoOn, durationMs: TOAST_MS })
  })
  useEffect(() => () => void (areUploading() && sayGoesOn()), [])

  const choose = (files: Iterable<File>) => {
    const { pictures, refusal } = picturesAmong(files, queue.length)
    if (refusal) {
      const { title } = messages
      const text = chatRoom.pictureRefusals[refusal]
      showToast({ level: 'warning', title: title.warning, text, durationMs: TOAST_MS })
    }
    if (pictures.length > 0) void whenLoggedIn(() => add(pictures))
  }
  const dropZone = {
    'data-dragged': isDragged,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setDragged(true)
    },
    onDragLeave: () => setDragged(false),
    onDrop: (event: DragEvent) => {
      setDragged(false)
      // A text goes where it is dropped.
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      choose(event.dataTransfer.files)
    },
  }
  return { queue, retry, cancel, choose, isDragged, dropZone }
}
