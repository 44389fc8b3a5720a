import { endpoints, type OpenedSong } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { librarySongs, type SongFile, toLibrarySong } from './library-songs.ts'
import { lyricPathOf, lyricVersionOf, readLyric } from './lyric-files.ts'
import type { ManagementStore } from './management.store.ts'
import { audioUrl, fileOf } from './songs.rules.ts'

interface Needs {
  readonly store: LibraryStore
  readonly management: Pick<ManagementStore, 'setLyric'>
  readonly library: Pick<Library, 'files'>
  readonly reader: Pick<MusicFiles, 'lyric' | 'remoteLyric'>
  readonly now: Clock
}

interface LyricDraft {
  readonly id: number
  readonly lyric: string
  readonly lyricVersion?: string
}

/** Administrators edit the lyrics beside a song file. */
export const lyricRoutes = (serve: Serve, needs: Needs) => {
  const { store, management, library, reader, now } = needs
  const { existing, changeable } = librarySongs(store)
  const own = library.files('own')
  let lastWrite: Promise<unknown> = Promise.resolve()

  /** One at a time: if two administrators edit the same version, the second gets a conflict. */
  const inSequence = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastWrite.then(work)
    lastWrite = done.catch(() => undefined)
    return done
  }

  const openedSong = async (file: SongFile): Promise<OpenedSong> => {
    const lyric = await readLyric(reader, library.files(file.root), file)
    const url = audioUrl(file)
    return { ...toLibrarySong(file), url, lyric, lyricVersion: lyricVersionOf(lyric) }
  }

  const write = async ({ id, lyric, lyricVersion }: LyricDraft) => {
    const file = await changeable(id)
    const before = await openedSong(file)
    if (lyricVersion !== undefined && lyricVersion !== before.lyricVersion) {
      throw new AppError('lyricChanged', { result: before })
    }
    const path = lyricPathOf(file)
    const hasLyric = lyric.trim() !== ''
    if (hasLyric) await own.write(path, Buffer.from(lyric))
    else await own.delete(path)
    await management.setLyric(id, hasLyric ? fileOf(path) : '', now())
    return openedSong(await existing(id))
  }

  serve(endpoints.getLibrarySong, async ({ params: { id } }) => openedSong(await existing(id)))
  serve(endpoints.updateLyric, ({ body }) => inSequence(() => write(body)))
}
