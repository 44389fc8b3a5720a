import { IconPhoto } from '@tabler/icons-react'
import { PictureInput } from '../../../shared/pictures/picture-input.tsx'
import { useChatCopy } from '../use-chat-copy.ts'

/** Chooses pictures, several at once. */
export const PictureButton = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => {
  const chatRoom = useChatCopy()
  return (
    <PictureInput
      className="icon-button room-image"
      aria-label={chatRoom.image}
      multiple
      onFiles={onChoose}
    >
      <IconPhoto aria-hidden size={20} stroke={1.6} />
    </PictureInput>
  )
}
