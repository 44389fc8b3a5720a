import type { Chat } from '@lanting/chat'
import { type DragEvent, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { picturesAmong } from './picture-files.ts'
import { usePictureQueue } from './use-picture-queue.ts'

/** Pictures that are chosen, pasted or dropped anywhere in the room. */
export const useRoomPictures = (chat: Pick<Chat, 'send'>) => {
  const { messages } = useCopy()
  const chatRoom = useChatCopy()
  const whenLoggedIn = useWhenLoggedIn()
  const [isDragged, setDragged] = useState(false)
  const { queue, add, retry, cancel } = usePictureQueue((url) => chat.send(url, 'image'))

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
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    },
    onDragLeave: () => setDragged(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDragged(false)
      choose(event.dataTransfer.files)
    },
  }
  return { queue, retry, cancel, choose, isDragged, dropZone }
}
