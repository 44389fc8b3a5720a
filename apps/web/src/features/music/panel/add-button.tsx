import type { Song } from '@lanting/contract'
import { hasSong } from '@lanting/player'
import { IconCheck, IconPlaylistAdd } from '@tabler/icons-react'
import { music } from '../music.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'

/** Adds a song to the custom list, or shows a check mark. */
export const AddButton = ({ song }: { song: Song }) => {
  const copy = usePlayerCopy().panel
  const isAdded = usePlayer((state) => hasSong(state.customerMusicList, song.id))
  const Icon = isAdded ? IconCheck : IconPlaylistAdd
  return (
    <button
      type="button"
      className="icon-button add-song"
      aria-label={copy.add(song.name)}
      aria-pressed={isAdded}
      onClick={() => music().player.add(song)}
    >
      <Icon aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
