import {
  type FoundSong,
  MUSIC_PATH,
  type MusicLevel,
  SONG_TYPES,
  type Song,
} from '@lanting/contract'
import { LYRIC_FORMS } from '@lanting/player'
import type { FileTags } from '../../workers/file-tags.ts'
import type { FolderFile } from '../../workers/music-files.ts'
import { artistId } from './credits.rules.ts'
import { folded } from './song-search.rules.ts'

/** `own`: below DATA_DIR. `demo`: bundled with the program. */
export const ROOTS = ['own', 'demo'] as const
export type Root = (typeof ROOTS)[number]

const COVER_FILE = /^(?:cover|folder|front)\.(?:jpe?g|png|webp|avif)$/i
export const COVER_EXTENSIONS = ['webp', 'jpg', 'jpeg', 'png', 'avif'] as const
const OWN_COVER = /\.(?:jpe?g|png|webp|avif)$/i

export const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
export const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
export const besidePath = (path: string, name: string) => {
  const folder = folderOf(path)
  return folder ? `${folder}/${name}` : name
}
export const stemOf = (path: string) => path.replace(/\.[^./]+$/, '')

/** Changes with every change of the file. */
export const versionOf = (bytes: number, changedAt: number) =>
  `${bytes.toString(36)}x${changedAt.toString(36)}`

/** A song in its folder, with the files beside it. */
export interface FoundFile extends FolderFile {
  readonly folder: string
  readonly lyric: string
  /** A picture with the name of the song. */
  readonly ownCover?: FolderFile
  /** The picture of the whole folder. */
  readonly coverBeside: FolderFile | undefined
}

/** Returns the songs among the files, each with its lyrics and cover. */
export const songsAmong = (files: readonly FolderFile[]): FoundFile[] => {
  // The preferred form comes last, because the last one stays.
  const lyrics = new Map(
    LYRIC_FORMS.toReversed().flatMap((form) =>
      files
        .filter(({ path }) => extensionOf(path) === form)
        .map(({ path }) => [stemOf(path), fileOf(path)]),
    ),
  )
  const covers = new Map(
    files
      .filter(({ path }) => COVER_FILE.test(fileOf(path)))
      .map((file) => [folderOf(file.path), file]),
  )
  const ownCovers = new Map(
    files.filter(({ path }) => OWN_COVER.test(path)).map((file) => [stemOf(file.path), file]),
  )
  return files
    .filter(({ path }) => Object.hasOwn(SONG_TYPES, extensionOf(path)))
    .map((file) => ({
      ...file,
      folder: folderOf(file.path),
      lyric: lyrics.get(stemOf(file.path)) ?? '',
      ownCover: ownCovers.get(stemOf(file.path)),
      coverBeside: covers.get(folderOf(file.path)),
    }))
}

export const EMBEDDED = 'embedded'

export const pictureCover = ({ path, bytes, changedAt }: FolderFile) => ({
  cover: fileOf(path),
  cover_version: versionOf(bytes, changedAt),
})

/** A picture with the name of the song wins over the one inside it, and that over the folder's. */
export const coverOf = (file: FoundFile, isEmbedded: boolean) => {
  if (file.ownCover) return pictureCover(file.ownCover)
  if (isEmbedded) return { cover: EMBEDDED, cover_version: versionOf(file.bytes, file.changedAt) }
  return file.coverBeside ? pictureCover(file.coverBeside) : { cover: '', cover_version: '' }
}

/** Whether the cover is a picture with the name of the song. */
export const hasOwnCover = (row: { path: string; cover: string }) =>
  row.cover !== EMBEDDED && stemOf(row.cover) === stemOf(fileOf(row.path))

/** Whether the picture with the name of the song is gone: the one inside it may show again. */
export const hasLostCover = (row: { path: string; cover: string }, file: FoundFile) =>
  !file.ownCover && hasOwnCover(row)

const NUMBER_DIGITS = 12
const TRACK_DIGITS = 5
const NO_TRACK = 10 ** TRACK_DIGITS - 1

const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

/** Texts in the order that people expect: `2` before `10`, without regard to case. */
const naturalKey = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(NUMBER_DIGITS, '0'))

/** Longer names do not differ in their place. */
const KEY_MAX = 120

/** Orders names: Chinese by its pinyin among the letters, é as e. Names that sound alike are apart. */
export const nameKey = (text: string, sounds: readonly string[]): string => {
  const [key, plain] = [folded(sounds.join(' ')), folded(text)].map(naturalKey)
  const whole = key === plain ? plain : `${key}\n${plain}`
  return [...(whole ?? '')].slice(0, KEY_MAX).join('')
}

/** Orders the songs of a folder by disc and track, then by name. A file without a disc is on the first. */
export const sortKey = (path: string, { disc, track }: Pick<FileTags, 'disc' | 'track'>) => {
  const place = padded(Math.min(track || NO_TRACK, NO_TRACK), TRACK_DIGITS)
  return `${padded(Math.min(disc || 1, NO_TRACK), TRACK_DIGITS)} ${place} ${naturalKey(fileOf(path))}`
}

/** Untagged files are usually named `Artist - Title`. */
export const namesOf = (path: string, tags: Pick<FileTags, 'title' | 'artists' | 'album'>) => {
  if (tags.title) return { name: tags.title, artists: tags.artists, album: tags.album }
  const stem = stemOf(fileOf(path)).replace(/^\d{1,3}[.\s_-]+(?=\S)/, '')
  const dash = stem.search(/\s-\s/)
  const [artist, title] = [stem.slice(0, Math.max(dash, 0)).trim(), stem.slice(dash + 3).trim()]
  if (!artist || !title) return { name: stem, artists: tags.artists, album: tags.album }
  return {
    name: title,
    artists: tags.artists.length > 0 ? tags.artists : [artist],
    album: tags.album,
  }
}

/** The columns of a song that the wire sends. */
export interface SongRow {
  readonly id: number
  readonly name: string
  readonly artists: string
  readonly album: string
  readonly alia: string
  readonly cover: string
  readonly cover_version: string
  readonly album_id: number
  readonly year: number
  readonly duration_ms: number
  readonly gain_db: number | null
}

const textsIn = (json: string): string[] => JSON.parse(json)

export const AUDIO_PATH = `${MUSIC_PATH}audio/`
export const COVER_PATH = `${MUSIC_PATH}cover/`

type CoveredRow = Pick<SongRow, 'id' | 'cover' | 'cover_version'>

export const coverUrl = ({ id, cover, cover_version }: CoveredRow) =>
  cover ? `${COVER_PATH}${id}-${cover_version}.webp` : ''

export const audioUrl = (row: { id: number; path: string; bytes: number; changed_at: number }) =>
  `${AUDIO_PATH}${row.id}-${versionOf(row.bytes, row.changed_at)}.${extensionOf(row.path)}`

/** The address of the smaller form, which is made when it is first asked for. */
export const smallAudioUrl = (row: Parameters<typeof audioUrl>[0]) =>
  `${audioUrl(row)}?level=${'standard' satisfies MusicLevel}`

const FILE_NAME = /^([1-9]\d{0,9})-([0-9a-z]{1,24})\.[0-9a-z]{2,5}$/

/** Returns the row and version in the name of a served file, or undefined for any other name. */
export const readFileName = (name: string): { id: number; version: string } | undefined => {
  const [, id, version = ''] = FILE_NAME.exec(name) ?? []
  const number = Number(id)
  return number <= 2_147_483_647 ? { id: number, version } : undefined
}

export const artistsOf = (row: Pick<SongRow, 'artists'>) => textsIn(row.artists)
export const aliaOf = (row: Pick<SongRow, 'alia'>) => textsIn(row.alia)

export const toSong = (row: SongRow): Song => ({
  id: row.id,
  name: row.name,
  ar: artistsOf(row).map((name) => ({ id: artistId(name), name })),
  al: {
    picUrl: coverUrl(row),
    name: row.album,
    ...(row.album && row.album_id && { id: row.album_id }),
    ...(row.year > 0 && { year: row.year }),
  },
  alia: aliaOf(row),
  ...(row.duration_ms > 0 && { dt: row.duration_ms }),
  ...(row.gain_db !== null && { gain_db: row.gain_db }),
})

export const toFoundSong = (song: Song): FoundSong => ({
  id: song.id,
  name: song.name,
  artists: song.ar,
  album: { artist: { img1v1Url: song.al.picUrl } },
  alias: song.alia,
  ...(song.dt !== undefined && { duration: song.dt }),
})
