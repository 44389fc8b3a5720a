import { OWN_LISTS, type Song } from '@lanting/contract'
import { useEffect } from 'react'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { NO_PLAYLIST } from '../playlists.rules.ts'
import { showPlaylist, showSongs, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { mostPlayed, recentSongs } from './history.rules.ts'
import { useHistory } from './history.ts'
import { useLikes } from './likes.ts'
import { followListener, useOwnMusic } from './own-music.ts'
import './mine.css'

/** The lists of a visitor: liked songs, recently played and most played ones. */
const KEPT_LISTS = {
  likes: () => useLikes.getState().songs,
  recent: () => recentSongs(useHistory.getState().played),
  most: () => mostPlayed(useHistory.getState().played),
} as const satisfies Readonly<Record<string, () => readonly Song[]>>

type MineList = keyof typeof KEPT_LISTS
const LISTS = Object.keys(KEPT_LISTS) as MineList[]

/** The lists of the listener, from the account or from this browser. */
export const MineLists = () => {
  const copy = usePlayerCopy().mine
  const isUser = useUserState(({ token }) => token !== undefined)
  const shown = usePlaylists((state) => state.shown)
  const kept = useLikes(({ songs }) => songs.length)
  const own = useOwnMusic(({ likes }) => likes?.size ?? 0)
  const likes = isUser ? own : kept
  useEffect(followListener, [])
  const isShown = (list: MineList) =>
    shown?.id === OWN_LISTS[list] || (shown?.id === NO_PLAYLIST && shown.name === copy.lists[list])
  const show = (list: MineList) => {
    const name = copy.lists[list]
    if (!isUser) return showSongs(name, KEPT_LISTS[list]())
    void showPlaylist({ id: OWN_LISTS[list], name, coverImgUrl: '' })
  }
  return (
    <ul className="mine-lists" aria-label={copy.name}>
      {LISTS.map((list) => (
        <li key={list}>
          <button type="button" aria-pressed={isShown(list)} onClick={() => show(list)}>
            {copy.lists[list]}
            {list === 'likes' && likes > 0 && <small>{likes}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
