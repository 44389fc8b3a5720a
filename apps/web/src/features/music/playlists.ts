import type { Playlist, Song, SongOrder } from '@lanting/contract'
import { create } from 'zustand'
import { sortingOf } from './list-order.rules.ts'
import { fetchListSongs } from './list-songs.ts'
import { music } from './music.ts'
import { type LoadedSongs, nextSongs } from './next-songs.ts'
import { showView } from './panel/panel-view.ts'
import { firstShown, NO_PLAYLIST } from './playlists.rules.ts'

/** `failed`: no answer. Only the user retries. */
export type Loading = 'unasked' | 'loading' | 'ready' | 'failed'

interface PlaylistsState {
  readonly status: Loading
  readonly playlists: readonly Playlist[]
  /** Whether the site can send smaller songs. */
  readonly hasSmallSongs: boolean
  /** The playlist whose songs are `musicList` of the player. */
  readonly shown: Playlist | undefined
  readonly songs: Loading
  /** Whether there may be more songs. */
  readonly loadMore: boolean
  /** undefined: the order of the list itself. */
  readonly order: SongOrder | undefined
}

const UNASKED: PlaylistsState = {
  status: 'unasked',
  playlists: [],
  hasSmallSongs: false,
  shown: undefined,
  songs: 'unasked',
  loadMore: true,
  order: undefined,
}

export const usePlaylists = create<PlaylistsState>()(() => UNASKED)
const { getState, setState } = usePlaylists

/** Counts selections, to ignore late answers of a previous playlist. */
let choice = 0
/** The number of requested songs. */
let offset = 0

const fetchSongs = async ({ id, name }: Playlist): Promise<void> => {
  const { player } = music()
  const mine = choice
  setState({ songs: 'loading' })
  try {
    const sorting = sortingOf(getState().order)
    const next = await nextSongs((part) => fetchListSongs({ id, ...part, ...sorting }), offset)
    if (mine !== choice) return
    const { songs, hasMore } = next
    if (offset === 0) player.showList(songs, { id, name, order: getState().order })
    else player.extendList(songs)
    offset = next.offset
    setState({ songs: 'ready', loadMore: hasMore })
  } catch (error) {
    console.info('Songs:', error)
    if (mine === choice) setState({ songs: 'failed' })
  }
}

const choose = (playlist: Playlist): Promise<void> => {
  choice += 1
  offset = 0
  setState({ shown: playlist, loadMore: true })
  return fetchSongs(playlist)
}

/** Shows another playlist from its first song. What plays goes on. */
export const showPlaylist = (playlist: Playlist): Promise<void> => {
  const { id, name } = playlist
  music().player.showList([], { id, name, order: getState().order })
  showView('songs')
  return choose(playlist)
}

/** Shows the songs of the playlist in another order, from the first one. */
export const showOrder = async (order: SongOrder | undefined): Promise<void> => {
  const { shown } = getState()
  setState({ order })
  if (shown) await showPlaylist(shown)
}

/** Shows songs that are no playlist, all at once. */
export const showSongs = (name: string, songs: readonly Song[]): void => {
  choice += 1
  const shown = { id: NO_PLAYLIST, name, coverImgUrl: '' }
  setState({ shown, songs: 'ready', loadMore: false })
  music().player.showList(songs, { name })
  showView('songs')
}

/** Shows the songs of the list as the listener has changed them. The next page begins behind. */
export const showChanged = (songs: readonly Song[]): void => {
  offset = songs.length
  music().player.changeList(songs)
}

/** Shows the songs of the list as they were loaded again. */
export const showReloaded = ({ songs, hasMore, ...part }: LoadedSongs): void => {
  offset = part.offset
  music().player.reloadList(songs)
  setState({ loadMore: hasMore })
}

/** Loads the next songs of the playlist. One call at a time, none after the end. */
export const showMoreSongs = async (): Promise<void> => {
  const { shown, songs, loadMore } = getState()
  if (shown && loadMore && songs !== 'loading') await fetchSongs(shown)
}

/** Keeps the restored list until the songs of the first playlist have loaded. */
const fetchPlaylists = async (): Promise<void> => {
  setState({ status: 'loading' })
  try {
    const { list, levels = [] } = await music().api.getToplist(undefined, { quiet: true })
    const hasSmallSongs = levels.includes('standard')
    setState({ status: 'ready', playlists: list, hasSmallSongs })
  } catch (error) {
    console.info('Playlists:', error)
    return setState({ status: 'failed' })
  }
  const first = firstShown(getState().playlists)
  if (first && !getState().shown) await choose(first)
}

let asking: Promise<void> | undefined

/** Loads the playlists and the songs of the first one, once. Retries only failed parts. */
export const ensurePlaylists = async (): Promise<boolean> => {
  const { status, songs } = getState()
  if (status === 'failed') asking = undefined
  else if (songs === 'failed') asking = showMoreSongs()
  asking ??= fetchPlaylists()
  await asking
  return getState().status !== 'failed' && getState().songs !== 'failed'
}
