import type { Song } from '@lanting/contract'
import { showSongs, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { mostPlayed, recentSongs } from './history.rules.ts'
import { useHistory } from './history.ts'
import { useLikes } from './likes.ts'
import './mine.css'

/** The lists of the listener: liked songs, recently played and most played ones. */
const LISTS = {
  likes: () => useLikes.getState().songs,
  recent: () => recentSongs(useHistory.getState().played),
  most: () => mostPlayed(useHistory.getState().played),
} as const satisfies Readonly<Record<string, () => readonly Song[]>>

type MineList = keyof typeof LISTS

export const MineLists = () => {
  const copy = usePlayerCopy().mine
  const shown = usePlaylists((state) => (state.shown?.id === 0 ? state.shown.name : undefined))
  const likes = useLikes(({ songs }) => songs.length)
  const names = Object.keys(LISTS) as MineList[]
  return (
    <ul className="mine-lists" aria-label={copy.name}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={shown === copy.lists[name]}
            onClick={() => showSongs(copy.lists[name], LISTS[name]())}
          >
            {copy.lists[name]}
            {name === 'likes' && likes > 0 && <small>{likes}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
