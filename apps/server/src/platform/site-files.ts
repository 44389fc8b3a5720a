import { join } from 'node:path'
import { diskCache, type FileCache } from './file-cache.ts'
import { diskFiles, sharedFolderFiles } from './files.disk.ts'
import type { Files } from './files.ts'
import type { BucketState } from './watch-bucket.ts'

/** The file that tells one place of files from another. It lies among the uploads, unseen. */
export const PLACE_FILE = 'place-id'

/** All files of a site. */
export interface SiteFiles {
  /** Uploads of users. */
  readonly files: Files
  /** Holds `PLACE_FILE`. */
  readonly place: Files
  /** The owner's songs, with their lyrics and covers. */
  readonly music: Files
  readonly ogImages: FileCache
  readonly covers: FileCache
  readonly paintings: FileCache
  /** Undefined if the files are on this machine. */
  readonly bucket: BucketState | undefined
  close(): void
}

/** Enough for about a thousand images. */
export const OG_IMAGES_MAX_BYTES = 64 * 1_048_576

export const COVERS_MAX_BYTES = 128 * 1_048_576

/** Enough for about ten thousand covers. */
export const PAINTINGS_MAX_BYTES = 256 * 1_048_576

/** Separates the name of the place from the uploads: nobody lists, copies or archives it. */
export const uploadsAndPlace = (place: Files): Pick<SiteFiles, 'files' | 'place'> => ({
  place,
  files: {
    ...place,
    async *list() {
      for await (const file of place.list()) if (file.name !== PLACE_FILE) yield file
    },
  },
})

export const diskSiteFiles = (folder: string): SiteFiles => ({
  ...uploadsAndPlace(diskFiles(join(folder, 'files'))),
  music: sharedFolderFiles(join(folder, 'music')),
  ogImages: diskCache({ folder: join(folder, 'og-images'), maxBytes: OG_IMAGES_MAX_BYTES }),
  covers: diskCache({ folder: join(folder, 'covers'), maxBytes: COVERS_MAX_BYTES }),
  paintings: diskCache({ folder: join(folder, 'paintings'), maxBytes: PAINTINGS_MAX_BYTES }),
  bucket: undefined,
  close: () => undefined,
})
