import { MUSIC_PAGE_MAX } from '@lanting/contract'
import type { Upstream } from './upstream.ts'

/** Longer playlists are played up to here. */
const IDS_MAX = 10_000
const PAGES_MAX = IDS_MAX / MUSIC_PAGE_MAX
/** Browsers wait ten seconds for the whole list. */
const PAGES_AT_ONCE = 8

/**
 * Reads the ids of a playlist up to the first page without new songs. Each time twice as many pages
 * are requested together, so that a short list costs two calls. undefined: the upstream does not
 * answer.
 */
export const upstreamSongIds = async (
  upstream: Pick<Upstream, 'songs'>,
  playlist: number,
): Promise<number[] | undefined> => {
  const ids = new Set<number>()
  const fetchPage = (page: number) =>
    upstream.songs(playlist, MUSIC_PAGE_MAX, page * MUSIC_PAGE_MAX)
  for (let page = 0; page < PAGES_MAX; ) {
    const count = Math.min(Math.max(1, page), PAGES_AT_ONCE, PAGES_MAX - page)
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => fetchPage(page + at)))
    for (const songs of pages) {
      if (!songs) return ids.size > 0 ? [...ids] : undefined
      const known = ids.size
      for (const { id } of songs) ids.add(id)
      if (ids.size === known) return [...ids]
    }
    page += count
  }
  return [...ids]
}
