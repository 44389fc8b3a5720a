import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { IconPlaylist, IconTrash } from '@tabler/icons-react'
import { music } from '../music.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { lengthText } from './bar.rules.ts'
import { Popover } from './popover.tsx'

/** Moves the focus to the next row before its own row is removed, so that it is not lost. */
const focusAfter = (button: HTMLElement) => {
  const row = button.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('td:last-child > button:last-of-type')
  ;(target ?? button.closest('section'))?.focus()
}

const SongRow = ({ song, isCurrent }: { song: Song; isCurrent: boolean }) => {
  const copy = usePlayerCopy()
  const { player } = music()
  return (
    <tr aria-current={isCurrent || undefined}>
      <td>
        <button
          type="button"
          aria-label={copy.playSong(song.name)}
          onClick={() => player.select(song, 'CUSTOM')}
        >
          {song.name}
        </button>
      </td>
      <td>{artistsOf(song) || copy.lostArtist}</td>
      <td>{song.alia[0]}</td>
      <td className="song-time">{lengthText(song)}</td>
      <td>
        <SongMenu song={song} />
        <button
          type="button"
          className="icon-button"
          aria-label={copy.remove(song.name)}
          onClick={({ currentTarget }) => {
            focusAfter(currentTarget)
            player.remove(song.id)
          }}
        >
          <IconTrash aria-hidden size={18} stroke={1.6} />
        </button>
      </td>
    </tr>
  )
}

/** The songs of the custom list. */
const CustomList = () => {
  const copy = usePlayerCopy()
  const songs = usePlayer((state) => state.customerMusicList)
  const current = usePlayer((state) => state.song?.id)
  if (songs.length === 0) return <p className="quiet">{copy.empty}</p>
  const { song, artist, other, action } = copy.columns
  return (
    <table>
      <thead>
        <tr>
          {[song, artist, other, copy.duration, action].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {songs.map((listed) => (
          <SongRow key={listed.id} song={listed} isCurrent={listed.id === current} />
        ))}
      </tbody>
    </table>
  )
}

export const CustomListPopover = () => (
  <Popover
    face={<IconPlaylist aria-hidden size={20} stroke={1.6} />}
    name={usePlayerCopy().customList}
    className="custom-list"
  >
    <CustomList />
  </Popover>
)
