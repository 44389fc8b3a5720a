import { PAGE_SIZE, type Song } from '@lanting/contract'
import { songOf } from '@lanting/player'
import { create } from 'zustand'
import { TOAST_SHORT_MS } from '../../../shared/messages/toasts.ts'
import { music } from '../music.ts'
import type { Loading } from '../playlists.ts'
import { mayHaveMore, withMore } from './song-search.rules.ts'

interface SongSearch {
  /** The last search text; empty before the first search. */
  readonly keywords: string
  readonly songs: readonly Song[]
  readonly status: Loading
  readonly loadMore: boolean
}

const NOTHING: SongSearch = { keywords: '', songs: [], status: 'unasked', loadMore: false }

export const useSongSearch = create<SongSearch>()(() => NOTHING)
const { getState, setState } = useSongSearch

/** Counts searches, to ignore late answers. */
let turn = 0
let offset = 0

const fetchPage = async (): Promise<void> => {
  const mine = turn
  const { keywords, songs: before } = getState()
  setState({ status: 'loading' })
  try {
    const query = { keywords, limit: PAGE_SIZE.songSearch, offset }
    const { result } = await music().api.searchSongs({ query }, { quiet: true })
    if (mine !== turn) return
    const songs = withMore(before, result.songs.map(songOf))
    setState({ status: 'ready', songs, loadMore: mayHaveMore(result.songs.length) })
    offset += PAGE_SIZE.songSearch
    if (songs.length === 0) music().notify((copy) => copy.search.none, TOAST_SHORT_MS)
  } catch (error) {
    console.info('Song search:', error)
    if (mine === turn) setState({ status: 'failed' })
  }
}

/** Starts a new search. Does nothing without keywords. */
export const searchSongs = async (written: string): Promise<void> => {
  const keywords = written.trim()
  turn += 1
  offset = 0
  setState({ ...NOTHING, keywords })
  if (keywords !== '') await fetchPage()
}

/** Loads the next songs, or retries a failed page. */
export const searchMoreSongs = async (): Promise<void> => {
  const { status, loadMore } = getState()
  if (status === 'failed' || (status === 'ready' && loadMore)) await fetchPage()
}
