import type { LibrarySong } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { LibraryStore } from './library.store.ts'
import { aliaOf, artistsOf, coverUrl, hasOwnCover } from './songs.rules.ts'

export type SongFile = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

export const toLibrarySong = (file: SongFile): LibrarySong => ({
  id: file.id,
  name: file.name,
  artists: artistsOf(file),
  album: file.album,
  alia: aliaOf(file),
  path: file.path,
  isDemo: file.root === 'demo',
  bytes: file.bytes,
  hasLyric: file.lyric !== '' || file.embedded_lyric === 1,
  picUrl: coverUrl(file),
  hasOwnCover: hasOwnCover(file),
})

/** Finds songs by id for administrators. */
export const librarySongs = (store: Pick<LibraryStore, 'file'>) => {
  const existing = async (id: number): Promise<SongFile> => {
    const file = await store.file(id)
    if (!file) throw new AppError('songNotFound')
    return file
  }
  return {
    existing,
    /** Bundled songs cannot be changed. */
    changeable: async (id: number) => {
      const file = await existing(id)
      if (file.root === 'demo') throw new AppError('songIsDemo')
      return file
    },
  }
}
