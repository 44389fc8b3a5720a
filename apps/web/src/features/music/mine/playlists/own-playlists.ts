import { moved } from '@lanting/browser'
import type { OwnPlaylist, Song } from '@lanting/contract'
import { TOAST_SHORT_MS } from '../../../../shared/messages/toasts.ts'
import { music } from '../../music.ts'
import { firstShown } from '../../playlists.rules.ts'
import { showChanged, showPlaylist, usePlaylists } from '../../playlists.ts'
import { attempt } from '../attempt.ts'
import { loadOwnMusic } from '../own-music.ts'

type Named = Pick<OwnPlaylist, 'id' | 'name'>

const shownSongs = () => music().player.getState().musicList
const isShown = (id: number) => usePlaylists.getState().shown?.id === id

/** A failed call shows why, and rejects. */
export const createPlaylist = async (name: string, song?: Song): Promise<void> => {
  const { ownApi, notify } = music()
  const songs = song ? [song.id] : []
  await (await ownApi()).addOwnPlaylist({ body: { name, songs } })
  await loadOwnMusic()
  const told = song ? 'added' : 'created'
  notify((copy) => copy.ownPlaylists[told](name), TOAST_SHORT_MS, 'info')
}

export const renamePlaylist = async ({ id }: Named, name: string): Promise<void> => {
  await (await music().ownApi()).renameOwnPlaylist({ body: { id, name } })
  await loadOwnMusic()
  const { shown } = usePlaylists.getState()
  if (shown?.id === id) usePlaylists.setState({ shown: { ...shown, name } })
}

export const deletePlaylist = async ({ id, name }: Named): Promise<void> => {
  const { ownApi, notify } = music()
  await (await ownApi()).deleteOwnPlaylist({ params: { id } })
  await loadOwnMusic()
  const first = firstShown(usePlaylists.getState().playlists)
  if (isShown(id) && first) await showPlaylist(first)
  notify((copy) => copy.ownPlaylists.deleted(name), TOAST_SHORT_MS, 'info')
}

export const addToPlaylist = async ({ id, name }: Named, song: Song): Promise<void> => {
  const { ownApi, notify } = music()
  const body = { id, songs: [song.id] }
  const { added } = await (await ownApi()).addOwnPlaylistSongs({ body })
  if (added > 0) await loadOwnMusic()
  const told = added > 0 ? 'added' : 'present'
  notify((copy) => copy.ownPlaylists[told](name), TOAST_SHORT_MS, 'info')
}

/** Shown at once; after a failure the list is loaded again. */
export const moveInPlaylist = async (id: number, song: Song, to: number): Promise<void> => {
  const songs = shownSongs()
  showChanged(moved(songs, songs.indexOf(song), to))
  const isMoved = await attempt(async () => {
    await (await music().ownApi()).moveOwnPlaylistSong({ body: { id, song: song.id, to } })
  })
  const { shown } = usePlaylists.getState()
  if (!isMoved && shown?.id === id) await showPlaylist(shown)
}

export const removeFromPlaylist = async (id: number, song: Song): Promise<void> => {
  const { ownApi, notify } = music()
  await (await ownApi()).removeOwnPlaylistSong({ params: { id, song: song.id } })
  if (isShown(id)) showChanged(shownSongs().filter((listed) => listed.id !== song.id))
  await loadOwnMusic()
  notify((copy) => copy.ownPlaylists.removed, TOAST_SHORT_MS, 'info')
}
