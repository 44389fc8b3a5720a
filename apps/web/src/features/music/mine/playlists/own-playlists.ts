import type { OwnPlaylist, Song } from '@lanting/contract'
import { TOAST_SHORT_MS } from '../../../../shared/messages/toasts.ts'
import { music } from '../../music.ts'
import { firstShown } from '../../playlists.rules.ts'
import { showChanged, showPlaylist, usePlaylists } from '../../playlists.ts'
import { reloadSongs } from '../../reload-songs.ts'
import { reloadOwnMusic } from '../own-music.ts'
import { songMoves } from './move-in-playlist.ts'
import { tellTabs } from './playlist-tabs.ts'

type Named = Pick<OwnPlaylist, 'id' | 'name'>

const shownSongs = () => music().player.getState().musicList
const isShown = (id: number) => usePlaylists.getState().shown?.id === id

/** A failed call shows why, and rejects. */
export const createPlaylist = async (name: string, song?: Song): Promise<void> => {
  const { ownApi, notify } = music()
  const songs = song ? [song.id] : []
  const { id } = await (await ownApi()).addOwnPlaylist({ body: { name, songs } })
  tellTabs(id)
  await reloadOwnMusic()
  const told = song ? 'added' : 'created'
  notify((copy) => copy.ownPlaylists[told](name), TOAST_SHORT_MS, 'info')
}

export const renamePlaylist = async ({ id }: Named, name: string): Promise<void> => {
  await (await music().ownApi()).renameOwnPlaylist({ body: { id, name } })
  tellTabs(id)
  await reloadOwnMusic()
  const { shown } = usePlaylists.getState()
  if (shown?.id === id) usePlaylists.setState({ shown: { ...shown, name } })
}

export const deletePlaylist = async ({ id, name }: Named): Promise<void> => {
  const { ownApi, notify } = music()
  await (await ownApi()).deleteOwnPlaylist({ params: { id } })
  tellTabs(id)
  await reloadOwnMusic()
  const first = firstShown(usePlaylists.getState().playlists)
  if (isShown(id) && first) await showPlaylist(first)
  notify((copy) => copy.ownPlaylists.deleted(name), TOAST_SHORT_MS, 'info')
}

export const addToPlaylist = async ({ id, name }: Named, song: Song): Promise<void> => {
  const { ownApi, notify } = music()
  const body = { id, songs: [song.id] }
  const { added } = await (await ownApi()).addOwnPlaylistSongs({ body })
  if (added > 0) {
    tellTabs(id)
    await reloadOwnMusic()
    await songMoves.finish()
    if (isShown(id)) await reloadSongs()
  }
  const told = added > 0 ? 'added' : 'present'
  notify((copy) => copy.ownPlaylists[told](name), TOAST_SHORT_MS, 'info')
}

export const removeFromPlaylist = async (id: number, song: Song): Promise<void> => {
  const { ownApi, notify } = music()
  await songMoves.finish()
  await (await ownApi()).removeOwnPlaylistSong({ params: { id, song: song.id } })
  tellTabs(id)
  if (isShown(id)) showChanged(shownSongs().filter((listed) => listed.id !== song.id))
  await reloadOwnMusic()
  notify((copy) => copy.ownPlaylists.removed, TOAST_SHORT_MS, 'info')
}
