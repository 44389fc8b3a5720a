import { type LibrarySong, PAGE_SIZE_MAX } from '@lanting/contract'
import { api } from '../../shared/api.ts'

/** Reads the whole library, page by page. */
export const allSongs = async (): Promise<LibrarySong[]> => {
  const songs: LibrarySong[] = []
  for (let current = 1; ; current += 1) {
    const page = { params: { current, size: PAGE_SIZE_MAX }, query: {} }
    const { list, total } = await api.getLibrarySongs(page, { quiet: true })
    songs.push(...list)
    if (list.length === 0 || songs.length >= total) return songs
  }
}
