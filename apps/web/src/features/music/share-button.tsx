import { IconShare2 } from '@tabler/icons-react'
import { copyText } from '../../shared/copy-text.ts'
import { useCopy } from '../../shared/language.ts'
import { songLink } from './song-link.rules.ts'
import { usePlayer, usePlayerCopy } from './use-player.ts'

/** Returns a function that copies a link to a song. */
export const useShareSong = () => {
  const { reading } = useCopy()
  return (id: number) => {
    const link = songLink(location.href, id)
    copyText(link, reading, link)
  }
}

/** Copies a link to this song. */
export const ShareButton = () => {
  const copy = usePlayerCopy().share
  const shareSong = useShareSong()
  const id = usePlayer((state) => state.song?.id)
  return (
    <button
      type="button"
      className="icon-button share-song"
      aria-label={copy.copy}
      title={copy.copy}
      disabled={id === undefined}
      onClick={() => id !== undefined && shareSong(id)}
    >
      <IconShare2 aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
