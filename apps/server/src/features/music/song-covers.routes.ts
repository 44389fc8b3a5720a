import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { librarySongs, toLibrarySong } from './library-songs.ts'
import type { ManagementStore } from './management.store.ts'
import { listSongFiles, readCover } from './read-song-files.ts'
import type { CoverNeeds } from './serve-covers.ts'
import { COVER_EXTENSIONS, coverOf, pictureCover, songsAmong, stemOf } from './songs.rules.ts'

interface Needs {
  readonly store: LibraryStore
  readonly management: Pick<ManagementStore, 'setCover'>
  readonly library: Pick<Library, 'files'>
  readonly reader: Pick<MusicFiles, 'list' | 'cover' | 'remoteCover'>
  readonly makeCover: CoverNeeds['makeCover']
  readonly now: Clock
}

const [WRITTEN, ...OTHERS] = COVER_EXTENSIONS

/** Deletes the pictures with the name of a song. */
export const deleteOwnCovers = async (
  own: Pick<Files, 'delete'>,
  path: string,
  extensions: readonly string[] = COVER_EXTENSIONS,
) => {
  for (const extension of extensions) await own.delete(`${stemOf(path)}.${extension}`)
}

/** Administrators give a song a cover, which is stored beside its file, and remove it. */
export const songCoverRoutes = (serve: Serve, needs: Needs) => {
  const { store, management, library, reader, makeCover, now } = needs
  const { existing, changeable } = librarySongs(store)
  const own = library.files('own')

  serve(endpoints.uploadSongCover, async ({ file, query: { id } }) => {
    const song = await changeable(id)
    const made = await makeCover(file.path)
    const largest = typeof made === 'string' ? undefined : made.variants.at(-1)
    if (!largest) throw new AppError('notAPicture')
    const path = `${stemOf(song.path)}.${WRITTEN}`
    await own.write(path, largest)
    await deleteOwnCovers(own, song.path, OTHERS)
    const stored = await own.open(path)
    if (!stored) throw new AppError('songNotFound')
    await stored.close()
    const { bytes, changedAt } = stored
    await management.setCover(id, pictureCover({ path, bytes, changedAt }), now())
    return toLibrarySong(await existing(id))
  })

  serve(endpoints.deleteSongCover, async ({ params: { id } }) => {
    const song = await changeable(id)
    await deleteOwnCovers(own, song.path)
    const listed = await listSongFiles(reader, own)
    const file = songsAmong(listed?.files ?? []).find(({ path }) => path === song.path)
    if (!file) throw new AppError('songNotFound')
    const isEmbedded = (await readCover(reader, own, song.path)) !== undefined
    await management.setCover(id, coverOf(file, isEmbedded), now())
    return toLibrarySong(await existing(id))
  })
}
