import { MUSIC_PAGE_MAX, PAGE_SIZE, type Song } from '@lanting/contract'

export interface ListPage {
  readonly songs: readonly Song[]
  readonly hasMore: boolean
}

/** `offset` is where the next songs begin. */
export interface LoadedSongs extends ListPage {
  readonly offset: number
}

type FetchPage = (part: { limit: number; offset: number }) => Promise<ListPage>

/** Loads the next songs of a list. Pages whose songs are all gone are skipped. */
export const nextSongs = async (fetchPage: FetchPage, from: number): Promise<LoadedSongs> => {
  for (let offset = from; ; ) {
    const { songs, hasMore } = await fetchPage({ limit: PAGE_SIZE.songs, offset })
    offset += PAGE_SIZE.songs
    if (songs.length > 0 || !hasMore) return { songs, hasMore, offset }
  }
}

/** Loads the first songs of a list again, at least as many as were loaded, if there are as many. */
export const songsAgain = async (fetchPage: FetchPage, count: number): Promise<LoadedSongs> => {
  const loaded: Song[] = []
  for (let offset = 0; ; ) {
    const missing = Math.max(PAGE_SIZE.songs, count - offset)
    const limit = Math.min(missing, MUSIC_PAGE_MAX)
    const { songs, hasMore } = await fetchPage({ limit, offset })
    loaded.push(...songs)
    offset += limit
    if (!hasMore || offset >= count) return { songs: loaded, hasMore, offset }
  }
}
