import { MUSIC_PAGE_MAX } from '@lanting/contract'
import type { Upstream } from './upstream.ts'

/** Longer playlists are played up to here. */
const PAGES_MAX = 20

/**
 * Reads the ids of a playlist page by page, up to the first page without new songs. undefined: the
 * upstream does not answer.
 */
export const upstreamSongIds = async (
  upstream: Pick<Upstream, 'songs'>,
  playlist: number,
): Promise<number[] | undefined> => {
  const ids = new Set<number>()
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const songs = await upstream.songs(playlist, MUSIC_PAGE_MAX, page * MUSIC_PAGE_MAX)
    if (!songs) break
    const known = ids.size
    for (const { id } of songs) ids.add(id)
    if (ids.size === known) return [...ids]
  }
  return ids.size > 0 ? [...ids] : undefined
}
