import type { Song } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopyOf } from '../../../shared/language.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { usePlayer } from './use-play-songs.ts'

const SongMenu = onDemand(async () => (await import('../song-menu/song-menu.tsx')).SongMenu)

/** The menu of a song. It loads with the player, when somebody opens it. */
export const SongActions = ({ song }: { song: Song }) => {
  const copy = useCopyOf(musicPagesCopy)
  const load = usePlayer()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className="icon-button song-menu-button"
      aria-label={copy.actions(song.name)}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={async () => setWanted((await load()) !== undefined)}
    >
      <IconDots aria-hidden size={18} stroke={1.6} />
    </button>
  )
  if (!isWanted) return button
  return <SongMenu song={song} opensAtOnce waiting={button} onMissing={() => setWanted(false)} />
}
