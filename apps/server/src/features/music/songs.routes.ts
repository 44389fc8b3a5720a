import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import { audioHash } from './audio-hash.ts'
import { safeName, songFileName } from './file-names.rules.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { librarySongs, toLibrarySong } from './library-songs.ts'
import { lyricPathOf } from './lyric-files.ts'
import type { ManagementStore } from './management.store.ts'
import type { ScanStore } from './scan.store.ts'
import { deleteOwnCovers } from './song-covers.routes.ts'
import { searchTexts, songRow } from './song-row.ts'
import { searchWords } from './song-search.rules.ts'

interface Needs {
  readonly store: LibraryStore
  readonly management: ManagementStore
  readonly scans: Pick<ScanStore, 'add' | 'followFolders'>
  readonly library: Pick<Library, 'files' | 'requestScan'>
  readonly reader: Pick<MusicFiles, 'tags' | 'sounds'>
  readonly now: Clock
}

/** Administrators upload, delete and rename songs. */
export const songRoutes = (serve: Serve, needs: Needs) => {
  const { store, management, scans, library, reader, now } = needs
  const own = library.files('own')

  const { existing, changeable } = librarySongs(store)

  serve(endpoints.getLibrarySongs, async ({ params: { current, size }, query: { text } }) => {
    const words = searchWords(text ?? '')
    const offset = (current - 1) * size
    const isSearch = words.length > 0
    const [rows, total] = await Promise.all([
      isSearch ? store.find(words, size, offset) : store.newest(size, offset),
      isSearch ? store.countFound(words) : store.count(),
    ])
    return { current: `${current}`, size: `${size}`, list: rows.map(toLibrarySong), total }
  })

  serve(endpoints.uploadSong, async ({ file, query }) => {
    const [tags = ''] = await reader.tags([file.path])
    if (typeof tags === 'string') throw new AppError('notASong')
    const name = songFileName(query.name, tags.container)
    const folder = query.folder?.trim() ? safeName(query.folder) : ''
    if (!name) throw new AppError('wrongMember', { detail: { member: 'name' } })
    if (folder === undefined) throw new AppError('wrongMember', { detail: { member: 'folder' } })
    const path = folder ? `${folder}/${name}` : name
    // Two simultaneous uploads with one name make one song.
    if (!(await own.addFile(path, file.path))) throw new AppError('songFileTaken')
    const at = now()
    const stored = await own.open(path)
    if (!stored) throw new AppError('songNotFound')
    await stored.close()
    const { bytes, changedAt } = stored
    const song = { path, folder, bytes, changedAt, lyric: '', coverBeside: undefined }
    const hash = await audioHash(own, song)
    await scans.add([await songRow('own', song, tags, { sounds: reader.sounds, hash, at })])
    await scans.followFolders('own', at)
    // The next scan finds cover and lyrics beside it.
    library.requestScan()
    const added = await store.ownFile(path)
    if (!added) throw new AppError('songNotFound')
    return toLibrarySong(added)
  })

  serve(endpoints.updateSong, async ({ body: { id, ...tags } }) => {
    await changeable(id)
    await management.rename(id, tags, await searchTexts(tags, reader.sounds), now())
    return toLibrarySong(await existing(id))
  })

  serve(endpoints.deleteSong, async ({ params: { id } }) => {
    const file = await changeable(id)
    await own.delete(file.path)
    if (file.lyric) await own.delete(lyricPathOf(file))
    await deleteOwnCovers(own, file.path)
    await management.removeSong(id)
    await scans.followFolders('own', now())
    return true
  })
}
