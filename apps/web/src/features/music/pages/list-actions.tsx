import { musicPagesCopy } from '@lanting/copy/music-pages'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useCopyOf } from '../../../shared/language.ts'

interface Props {
  readonly onPlay: () => void
  /** The page of all albums or artists. */
  readonly all: { readonly href: string; readonly text: string }
}

export const ListActions = ({ onPlay, all }: Props) => {
  const copy = useCopyOf(musicPagesCopy)
  return (
    <>
      <button type="button" className="button js-only" onClick={onPlay}>
        <IconPlayerPlay aria-hidden size={18} stroke={1.6} />
        {copy.playAll}
      </button>
      <a href={all.href} className="button ghost">
        {all.text}
      </a>
    </>
  )
}
