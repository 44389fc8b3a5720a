import { buffer } from 'node:stream/consumers'
import { storedCache } from '../../platform/file-cache.ts'
import type { Files, OpenedFile } from '../../platform/files.ts'
import type { Limiter } from '../../platform/limiter.ts'
import type { LibraryStore } from './library.store.ts'
import { SMALL_SONG, savesEnough } from './small-songs.rules.ts'
import { versionOf } from './songs.rules.ts'
import type { Transcode } from './transcode.ts'

type SongFile = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

interface Needs {
  /** Keeps what has been made. */
  readonly kept: Files
  readonly openSong: (file: SongFile) => Promise<OpenedFile | undefined>
  readonly transcode: Transcode
  readonly limiter: Pick<Limiter, 'take'>
  readonly onError: (error: unknown) => void
}

/** Enough for about two hundred songs. */
const KEPT_MAX_BYTES = 512 * 1_048_576
/** A listener hears fewer new songs; nobody lets the site make all of them. */
const NEW_SONGS = { times: 30, windowMs: 600_000 }

/** Songs for listeners who save data: made once, kept, and sent like any file. */
export const createSmallSongs = (needs: Needs) => {
  const { kept, openSong, transcode, limiter, onError } = needs
  const cache = storedCache({ files: kept, maxBytes: KEPT_MAX_BYTES })
  const making = new Map<string, Promise<boolean>>()

  const make = async (name: string, file: SongFile, network: string): Promise<boolean> => {
    if (!(await limiter.take(`small songs ${network}`, NEW_SONGS)).allowed) return false
    const made = await transcode(async () => {
      const opened = await openSong(file)
      return opened?.stream({ start: 0, end: opened.bytes - 1 })
    }, SMALL_SONG)
    if (!made) return false
    const bytes = await buffer(made.stream)
    if (!(await made.isWhole)) return false
    await cache.write(name, bytes)
    return true
  }

  /** Undefined: the song itself has to do. */
  return async (file: SongFile, network: string): Promise<OpenedFile | undefined> => {
    if (!savesEnough(file)) return undefined
    const name = `${file.id}-${versionOf(file.bytes, file.changed_at)}.mp3`
    const before = await kept.open(name)
    if (before) return before
    const isMade =
      making.get(name) ??
      make(name, file, network)
        .catch((error) => {
          onError(error)
          return false
        })
        .finally(() => making.delete(name))
    making.set(name, isMade)
    return (await isMade) ? kept.open(name) : undefined
  }
}

export type SmallSong = ReturnType<typeof createSmallSongs>
