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

/** The cover that the owner has set, else one of its songs, else a painting. */
export const playlistCover = (list: CoveredPlaylist, paintList: PaintList): string => {
  const { id, name, folder, cover, created_at, coverSong } = list
  if (cover) return cover
  const ofSong = coverSong ? coverUrl(coverSong) : ''
  return ofSong || paintList({ id, title: name || folder || '', created_at })
}
