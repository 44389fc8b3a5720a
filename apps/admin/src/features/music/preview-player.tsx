import type { LibrarySong } from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { songQuery } from './music.queries.ts'

interface Props {
  readonly song: LibrarySong
  readonly onClose: () => void
}

/** Plays a song below the list. */
export const PreviewPlayer = ({ song, onClose }: Props) => {
  const { music, actions } = useCopy().admin
  const { data } = useQuery(songQuery(song.id))
  return (
    <section className="preview-player" aria-label={music.previewing(song.name)}>
      <b>{song.name}</b>
      {/* biome-ignore lint/a11y/useMediaCaption: the words of songs are on their own screen. */}
      <audio key={data?.url} controls autoPlay src={data?.url} />
      <button type="button" className="icon-button" aria-label={actions.close} onClick={onClose}>
        <IconX aria-hidden size={18} stroke={1.6} />
      </button>
    </section>
  )
}
