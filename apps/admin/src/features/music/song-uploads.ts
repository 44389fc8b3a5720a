import { type LibrarySong, SONG_TYPES } from '@lanting/contract'

const LYRIC_ENDING = 'lrc'

/** The file types of the file picker. */
export const ACCEPTED = [...Object.keys(SONG_TYPES), LYRIC_ENDING]
  .map((ending) => `.${ending}`)
  .join(',')

const endingOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const kindOf = (name: string): 'song' | 'lyric' | 'unknown' => {
  const ending = endingOf(name)
  if (ending === LYRIC_ENDING) return 'lyric'
  return Object.hasOwn(SONG_TYPES, ending) ? 'song' : 'unknown'
}

/** The name that a song and its lyrics share. */
export const stemOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]+$/, '').normalize('NFC')
}

/** Finds the song of a lyrics file, first in the given folder. */
export const songOfLyric = (
  songs: readonly LibrarySong[],
  lyricName: string,
  folder: string,
): LibrarySong | undefined => {
  const stem = stemOf(lyricName)
  const alike = songs.filter(({ path, isDemo }) => !isDemo && stemOf(path) === stem)
  return alike.find(({ path }) => path.startsWith(`${folder}/`)) ?? alike[0]
}
