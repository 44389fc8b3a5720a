import type { PlaylistImport } from '@lanting/contract'
import { TOAST_SHORT_MS } from '../../../../../shared/messages/toasts.ts'
import { music } from '../../../music.ts'
import { showPlaylist } from '../../../playlists.ts'
import { reloadOwnMusic, useOwnMusic } from '../../own-music.ts'

/** Rejects with the reason, which the caller shows. */
export const findSongs = async (text: string): Promise<PlaylistImport> =>
  (await music().ownApi()).previewPlaylistImport({ body: { text } }, { quiet: true })

/** Makes a playlist and shows it. A failed call shows why, and rejects. */
export const importPlaylist = async (
  name: string,
  found: PlaylistImport['songs'],
): Promise<void> => {
  const { ownApi, notify } = music()
  const songs = found.map((song) => song.id)
  const { id } = await (await ownApi()).addOwnPlaylist({ body: { name, songs } })
  await reloadOwnMusic()
  notify((copy) => copy.ownPlaylists.created(name), TOAST_SHORT_MS, 'info')
  const list = useOwnMusic.getState().playlists.find((one) => one.id === id)
  if (list) await showPlaylist(list)
}
