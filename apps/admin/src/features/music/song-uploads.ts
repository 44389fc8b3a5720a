import { CallError } from '@lanting/browser'
import { type LibrarySong, SONG_TYPES } from '@lanting/contract'

const LYRIC_ENDING = 'lrc'
const COVER_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif']
/** The names of a picture for all songs of a folder. */
const FOLDER_COVER = /^(?:cover|folder|front)$/i

/** The file types of the file picker. */
export const ACCEPTED = [...Object.keys(SONG_TYPES), LYRIC_ENDING, ...COVER_ENDINGS]
  .map((ending) => `.${ending}`)
  .join(',')

const endingOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const kindOf = (name: string): 'song' | 'lyric' | 'cover' | 'unknown' => {
  const ending = endingOf(name)
  if (ending === LYRIC_ENDING) return 'lyric'
  if (COVER_ENDINGS.includes(ending)) return 'cover'
  return Object.hasOwn(SONG_TYPES, ending) ? 'song' : 'unknown'
}

/** The name that a song and its lyrics share. */
export const stemOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/\.[^.]+$/, '').normalize('NFC')
}

/** Whether the picture is for all songs beside it. */
export const isFolderCover = (name: string): boolean => FOLDER_COVER.test(stemOf(name))

/** Statuses of the server for files that it never accepts. */
const LASTING_FAILURES = [400, 413, 415, 422]

/** A file that is not sent. A file without its song may follow when the song is there. */
export class Unfit extends Error {
  readonly reason: 'unknownKind' | 'noSong' | 'tooLong'

  constructor(reason: Unfit['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Whether a file that has failed may be accepted later. */
export const mayPass = (error: unknown): boolean => {
  if (error instanceof Unfit) return error.reason === 'noSong'
  return !(error instanceof CallError && LASTING_FAILURES.includes(error.status))
}

/** Finds the song of a lyrics file or a picture, first in the given folder. */
export const songOfFile = (
  songs: readonly LibrarySong[],
  fileName: string,
  folder: string,
): LibrarySong | undefined => {
  const stem = stemOf(fileName)
  const alike = songs.filter(({ path, isDemo }) => !isDemo && stemOf(path) === stem)
  return alike.find(({ path }) => path.startsWith(`${folder}/`)) ?? alike[0]
}
