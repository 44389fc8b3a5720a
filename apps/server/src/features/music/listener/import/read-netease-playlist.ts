import { MUSIC_PAGE_MAX, PLAYLIST_IMPORT_MAX, type Song } from '@lanting/contract'
import type { Clock } from '../../../../platform/clock.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { PATIENCE_MS } from './search-upstream.ts'

interface Needs {
  readonly upstream: Upstream
  readonly now: Clock
}

/** One page more than allowed tells whether the playlist is longer. */
const PAGES_MAX = PLAYLIST_IMPORT_MAX.songs / MUSIC_PAGE_MAX + 1

/** Returns undefined when the upstream does not know the ids of links, or does not answer. */
export const readNeteasePlaylist = async (id: number, { upstream, now }: Needs) => {
  if (!upstream.playlistName) return undefined
  const naming = upstream.playlistName(id)
  const until = now() + PATIENCE_MS
  const songs = new Map<number, Song>()
  let isWhole = false
  for (let page = 0; page < PAGES_MAX && !isWhole && now() < until; page += 1) {
    const part = await upstream.songs(id, MUSIC_PAGE_MAX, page * MUSIC_PAGE_MAX)
    if (!part) break
    const known = songs.size
    for (const song of part) songs.set(song.id, song)
    isWhole = songs.size === known
  }
  const name = (await naming) ?? ''
  if (songs.size === 0) return undefined
  const all = [...songs.values()]
  const read = all.slice(0, PLAYLIST_IMPORT_MAX.songs)
  return { name, songs: read, isComplete: isWhole && read.length === all.length }
}
