import { ADMIN_LENGTH, readLyricText } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { allSongs } from './all-songs.ts'
import type { Sent } from './song-queue.ts'
import { isFolderCover, kindOf, songOfFile, stemOf, Unfit } from './song-uploads.ts'

/** Shortens a long name and keeps its extension. */
const endOf = (name: string) => [...name].slice(-ADMIN_LENGTH.fileName).join('')

interface Arrived {
  readonly id: number
  readonly folder: string
  readonly hasCover: boolean
}

type SongFile = Pick<Sent, 'file' | 'folder'>

/** The songs that were uploaded from this window. */
const arrived = new Map<string, Arrived>()

const sendSong = async ({ file, folder }: SongFile, onProgress: (share: number) => void) => {
  const song = await api.uploadSong(
    {
      query: { name: endOf(file.name), ...(folder && { folder }) },
      file: { content: file, onProgress },
    },
    { quiet: true },
  )
  const hasCover = song.picUrl !== ''
  arrived.set(`${folder}/${stemOf(file.name)}`, { id: song.id, folder, hasCover })
}

/** The id of the song with the same name. */
const songBeside = async ({ file, folder }: SongFile) => {
  const id =
    arrived.get(`${folder}/${stemOf(file.name)}`)?.id ??
    songOfFile(await allSongs(), file.name, folder)?.id
  if (id === undefined) throw new Unfit('noSong')
  return id
}

const sendLyric = async (sent: SongFile) => {
  const lyric = readLyricText(new Uint8Array(await sent.file.arrayBuffer()))
  if (lyric.length > ADMIN_LENGTH.lyric) throw new Unfit('tooLong')
  await api.updateLyric({ body: { id: await songBeside(sent), lyric } }, { quiet: true })
}

/** A picture called cover is for the songs that arrived beside it and have no picture yet. */
const sendCover = async (sent: SongFile) => {
  const { file, folder } = sent
  const ids = isFolderCover(file.name)
    ? [...arrived.values()].filter((one) => one.folder === folder && !one.hasCover)
    : [{ id: await songBeside(sent) }]
  if (ids.length === 0) throw new Unfit('noSong')
  for (const { id } of ids) {
    await api.uploadSongCover({ query: { id }, file: { content: file } }, { quiet: true })
  }
}

/** Uploads a song, its lyrics or its cover. */
export const sendSongFile = async (sent: SongFile, onProgress: (share: number) => void) => {
  const kind = kindOf(sent.file.name)
  if (kind === 'unknown') throw new Unfit('unknownKind')
  await { song: sendSong, lyric: sendLyric, cover: sendCover }[kind](sent, onProgress)
}
