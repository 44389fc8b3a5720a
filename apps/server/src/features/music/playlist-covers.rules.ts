import { coverUrl, type SongRow } from './songs.rules.ts'

interface CoveredPlaylist {
  readonly id: number
  /** Empty: the name of the folder. */
  readonly name: string
  readonly folder: string | null
  /** The address set by an administrator, or empty. */
  readonly cover: string
  readonly created_at: number
  /** The first song with a cover. */
  readonly coverSong: Pick<SongRow, 'id' | 'cover' | 'cover_version'> | undefined
}

/** Returns the address of the painting of a list. */
export type PaintList = (list: {
  readonly id: number
  readonly title: string
  readonly created_at: number
}) => string

/** Lists of users have one of as many paintings: seven palettes in twelve months. */
const OWN_PAINTINGS = 84
const MONTH_MS = 2_629_746_000

/**
 * The painting of a playlist of a user depends on nothing that the user writes, and there are few of
 * them: nobody makes the site paint by renaming.
 */
const ownSubject = (id: number) => {
  const which = id % OWN_PAINTINGS
  return { id: which, title: `own ${which}`, created_at: which * MONTH_MS }
}

/** Returns the painting of a list. `user_id`: the user whose list it is; null: one of the site. */
export const paintingOfList = (
  list: Pick<CoveredPlaylist, 'id' | 'name' | 'folder' | 'created_at'> & {
    readonly user_id: number | null
  },
  paintList: PaintList,
): string => {
  const { id, name, folder, created_at, user_id } = list
  if (user_id !== null) return paintList(ownSubject(id))
  return paintList({ id, title: name || folder || '', created_at })
}

/** The cover that the owner has set, else one of its songs, else a painting. */
export const playlistCover = (
  list: CoveredPlaylist & { readonly user_id?: number | null },
  paintList: PaintList,
): string => {
  if (list.cover) return list.cover
  const ofSong = list.coverSong ? coverUrl(list.coverSong) : ''
  return ofSong || paintingOfList({ ...list, user_id: list.user_id ?? null }, paintList)
}
