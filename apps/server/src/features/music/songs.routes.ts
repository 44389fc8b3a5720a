import { constants } from 'node:fs'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import { safeName, songFileName } from './file-names.rules.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { librarySongs, toLibrarySong } from './library-songs.ts'
import { lyricPathOf } from './lyric-files.ts'
import type { ManagementStore } from './management.store.ts'
import type { ScanStore } from './scan.store.ts'
import { insideOf, removeInside } from './song-files.ts'
import { searchTexts, songRow } from './song-row.ts'
import { searchWords } from './song-search.rules.ts'

interface Needs {
  readonly store: LibraryStore
  readonly management: ManagementStore
  readonly scans: Pick<ScanStore, 'add' | 'followFolders'>
  readonly library: Pick<Library, 'folder' | 'requestScan'>
  readonly files: Pick<MusicFiles, 'tags' | 'sounds'>
  readonly now: Clock
}

/** A file with this name, or with the name of its folder, exists. */
const TAKEN = new Set(['EEXIST', 'ENOTDIR'])

/** Administrators upload, delete and rename songs. */
export const songRoutes = (serve: Serve, needs: Needs) => {
  const { store, management, scans, library, files, now } = needs
  const ownFolder = library.folder('own')

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

  /** Never overwrites a file. Two simultaneous uploads with one name make one song. */
  const moveIn = async (from: string, folder: string, name: string) => {
    const path = folder ? `${folder}/${name}` : name
    try {
      await mkdir(join(ownFolder, folder), { recursive: true })
      if (folder && !(await insideOf(ownFolder, folder))) throw new AppError('songFileTaken')
      const how = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE
      await copyFile(from, join(ownFolder, path), how)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (TAKEN.has(code)) throw new AppError('songFileTaken')
      if (!(error instanceof AppError)) await rm(join(ownFolder, path), { force: true })
      throw error
    }
    return path
  }

  serve(endpoints.uploadSong, async ({ file, query }) => {
    const [tags = ''] = await files.tags([file.path])
    if (typeof tags === 'string') throw new AppError('notASong')
    const name = songFileName(query.name, tags.container)
    const folder = query.folder?.trim() ? safeName(query.folder) : ''
    if (!name) throw new AppError('wrongMember', { detail: { member: 'name' } })
    if (folder === undefined) throw new AppError('wrongMember', { detail: { member: 'folder' } })
    const path = await moveIn(file.path, folder, name)
    const at = now()
    const { size, mtimeMs } = await stat(join(ownFolder, path))
    const here = { path, folder, bytes: size, changedAt: Math.floor(mtimeMs) }
    const song = { ...here, lyric: '', coverBeside: undefined }
    await scans.add([await songRow('own', song, tags, files.sounds, at)])
    await scans.followFolders('own', at)
    // The next scan finds cover and lyrics beside it.
    library.requestScan()
    const added = await store.ownFile(path)
    if (!added) throw new AppError('songNotFound')
    return toLibrarySong(added)
  })

  serve(endpoints.updateSong, async ({ body: { id, ...tags } }) => {
    await changeable(id)
    await management.rename(id, tags, await searchTexts(tags, files.sounds), now())
    return toLibrarySong(await existing(id))
  })

  serve(endpoints.deleteSong, async ({ params: { id } }) => {
    const file = await changeable(id)
    await removeInside(ownFolder, file.path)
    if (file.lyric) await removeInside(ownFolder, lyricPathOf(file))
    await management.removeSong(id)
    await scans.followFolders('own', now())
    return true
  })
}
