import { readPictureUrl } from '@lanting/contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { pictureAttributes } from '../../../shared/pictures/picture-attributes.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { pictureBox } from './message-list.rules.ts'

interface Props {
  readonly url: string
  readonly alt: string
  readonly onEnlarge: () => void
}

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey

/** An image with its own ratio. A click opens the viewer. */
export const PictureBubble = ({ url, alt, onEnlarge }: Props) => {
  const { sidePanel } = useCopy()
  const chatRoom = useChatCopy()
  const [isBroken, setBroken] = useState(false)
  const box = pictureBox(readPictureUrl(url))
  const { style, ...attributes } = pictureAttributes(url, '248px')
  if (isBroken) {
    return (
      <p className="room-broken">
        <IconPhotoOff aria-hidden size={20} stroke={1.6} />
        {chatRoom.brokenPicture}
      </p>
    )
  }
  return (
    <a
      className="room-picture"
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={sidePanel.enlarge(alt)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onEnlarge()
      }}
    >
      <img
        {...attributes}
        alt={alt}
        loading="lazy"
        decoding="async"
        style={{ ...style, ...(box && { width: box.width, aspectRatio: box.ratio }) }}
        onError={() => setBroken(true)}
      />
    </a>
  )
}
