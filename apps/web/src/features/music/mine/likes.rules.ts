import { MERGED_MUSIC_MAX, type Song } from '@lanting/contract'
import { hasSong, readSong } from '@lanting/player'

/** Newest first. */
export const afterToggle = (likes: readonly Song[], song: Song): readonly Song[] =>
  hasSong(likes, song.id)
    ? likes.filter((liked) => liked.id !== song.id)
    : [song, ...likes].slice(0, MERGED_MUSIC_MAX.likes)

/** Returns valid songs, each once, for any stored value. */
export const readLikes = (stored: unknown): readonly Song[] => {
  const songs = (Array.isArray(stored) ? stored : []).flatMap((song) => readSong(song) ?? [])
  return [...new Map(songs.map((song) => [song.id, song])).values()].slice(
    0,
    MERGED_MUSIC_MAX.likes,
  )
}
