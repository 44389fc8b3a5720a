import { moved } from '@lanting/browser'
import type { Song } from '@lanting/contract'
import { music } from '../../music.ts'
import { showChanged, usePlaylists } from '../../playlists.ts'
import { reloadSongs } from '../../reload-songs.ts'
import { attempt } from '../attempt.ts'
import { createMoveQueue } from './move-queue.ts'
import { tellTabs } from './playlist-tabs.ts'

/** As often as the server allows it all the time. */
const SAVE_EVERY_MS = 500

/** The moves of songs that are being saved. A failed one shows why; then the list is loaded again. */
export const songMoves = createMoveQueue({
  send: ([{ id, ...first }, ...others]) =>
    attempt(async () => {
      const api = await music().ownApi()
      const more = others.map(({ song, behind }) => ({ song, behind }))
      await api.moveOwnPlaylistSong({ body: { id, ...first, more } }, { keepalive: true })
      tellTabs(id)
    }),
  onFailed: async (id) => {
    if (usePlaylists.getState().shown?.id === id) await reloadSongs()
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, SAVE_EVERY_MS)),
})

/** Shown at once, and saved a moment later. */
export const moveInPlaylist = (id: number, song: Song, to: number): void => {
  const { musicList } = music().player.getState()
  const from = musicList.findIndex((listed) => listed.id === song.id)
  if (from < 0) return
  const songs = moved(musicList, from, to)
  showChanged(songs)
  songMoves.add({ id, song: song.id, behind: songs[to - 1]?.id ?? 0 })
}
