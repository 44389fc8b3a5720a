import { ADMIN_LENGTH, readLyricText } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { AT_ONCE } from '../../shared/pictures/upload-queue.ts'
import { allSongs } from './all-songs.ts'
import type { SongFile } from './dropped-songs.ts'
import { MUSIC } from './music.queries.ts'
import { isFolderCover, kindOf, songOfFile, stemOf } from './song-uploads.ts'
import { changedIn, inLanes, inTurns, type Sent } from './upload-lanes.ts'

/** A rejected file with a message for the user. */
class Unfit extends Error {}

/** Shortens a long name and keeps its extension. */
const endOf = (name: string) => [...name].slice(-ADMIN_LENGTH.fileName).join('')

interface Arrived {
  readonly id: number
  readonly folder: string
  readonly hasCover: boolean
}

let lastId = 0

/** Uploads songs, then their lyrics. Failed files stay for a retry. */
export const useSongUploads = () => {
  const copy = useCopy()
  const { songUploads } = copy.admin
  const queries = useQueryClient()
  const [all, setAll] = useState<readonly Sent[]>([])
  const known = useRef<readonly Sent[]>([])
  /** Uploads one batch after the other. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const arrived = useRef(new Map<string, Arrived>())

  const keep = (next: readonly Sent[]) => {
    known.current = next
    setAll(next)
  }
  const change = (id: number, changes: Partial<Sent>) => keep(changedIn(known.current, id, changes))

  const sendSong = async ({ id, file, folder }: Sent) => {
    const onProgress = (share: number) => change(id, { percent: Math.floor(share * 100) })
    const song = await api.uploadSong(
      {
        query: { name: endOf(file.name), ...(folder && { folder }) },
        file: { content: file, onProgress },
      },
      { quiet: true },
    )
    const hasCover = song.picUrl !== ''
    arrived.current.set(`${folder}/${stemOf(file.name)}`, { id: song.id, folder, hasCover })
  }
  /** The id of the song with the same name. */
  const songBeside = async (file: File, folder: string) => {
    const id =
      arrived.current.get(`${folder}/${stemOf(file.name)}`)?.id ??
      songOfFile(await allSongs(), file.name, folder)?.id
    if (id === undefined) throw new Unfit(songUploads.noSong)
    return id
  }
  const sendLyric = async ({ file, folder }: Sent) => {
    const lyric = readLyricText(new Uint8Array(await file.arrayBuffer()))
    if (lyric.length > ADMIN_LENGTH.lyric) throw new Unfit(songUploads.tooLong)
    await api.updateLyric({ body: { id: await songBeside(file, folder), lyric } }, { quiet: true })
  }
  /** A picture called cover is for the songs that arrived beside it and have no picture yet. */
  const sendCover = async ({ file, folder }: Sent) => {
    const ids = isFolderCover(file.name)
      ? [...arrived.current.values()].filter((one) => one.folder === folder && !one.hasCover)
      : [{ id: await songBeside(file, folder) }]
    if (ids.length === 0) throw new Unfit(songUploads.noSong)
    for (const { id } of ids) {
      const sent = { query: { id }, file: { content: file } }
      await api.uploadSongCover(sent, { quiet: true })
    }
  }
  const sendOne = async (sent: Sent) => {
    change(sent.id, { status: 'sending', percent: 0 })
    try {
      const kind = kindOf(sent.file.name)
      if (kind === 'unknown') throw new Unfit(songUploads.unknownKind)
      await { song: sendSong, lyric: sendLyric, cover: sendCover }[kind](sent)
      change(sent.id, { status: 'done', percent: 100 })
    } catch (error) {
      const reason = error instanceof Unfit ? error.message : failureText(error, copy)
      change(sent.id, { status: 'failed', percent: 0, reason })
    }
  }
  const run = (batch: readonly Sent[]) => {
    underWay.current = underWay.current.then(async () => {
      for (const part of inTurns(batch)) await inLanes(part, AT_ONCE, sendOne)
      await queries.invalidateQueries({ queryKey: MUSIC })
    })
  }

  return {
    all,
    isBusy: all.some(({ status }) => status === 'waiting' || status === 'sending'),
    send: (files: readonly SongFile[]) => {
      const batch = files.map(({ file, folder }): Sent => {
        lastId += 1
        return { id: lastId, file, folder, status: 'waiting', percent: 0 }
      })
      keep([...known.current, ...batch])
      run(batch)
    },
    /** Sends the failed files again. Those that have no folder of their own go into this one. */
    retry: (folder: string) => {
      const failed = known.current.filter(({ status }) => status === 'failed')
      for (const one of failed) {
        change(one.id, { status: 'waiting', folder: one.folder || folder })
      }
      const ids = new Set(failed.map(({ id }) => id))
      run(known.current.filter(({ id }) => ids.has(id)))
    },
    dismiss: () => keep([]),
  }
}

export type SongUploads = ReturnType<typeof useSongUploads>
