import { join } from 'node:path'
import type { S3Address } from '../../platform/s3-address.ts'
import { backupFolder } from './backup-folder.ts'
import type { BackupTarget } from './backup-target.ts'

/** Where archives are kept, in a form that a thread can be given. */
export type BackupLocation =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: S3Address }

interface BackupConfig {
  readonly folder: string | undefined
  readonly bucket: S3Address | undefined
}

/** A folder, a bucket, or both: new archives go to the first one, and copies to the others. */
export const backupLocations = (
  { folder, bucket }: BackupConfig,
  dataDir: string,
): [BackupLocation, ...BackupLocation[]] => {
  const inFolder = { kind: 'folder', folder: folder ?? join(dataDir, 'backups') } as const
  if (!bucket) return [inFolder]
  const inBucket = { kind: 'bucket', bucket } as const
  return folder === undefined ? [inBucket] : [inFolder, inBucket]
}

/** Loads the client of a bucket on demand. */
export const openTarget = async (
  location: BackupLocation,
  idleMs?: number,
): Promise<BackupTarget> => {
  if (location.kind === 'folder') return backupFolder(location.folder)
  const { backupBucket } = await import('./backup-bucket.ts')
  return backupBucket(location.bucket, idleMs)
}

/** A bucket may take some time to put the parts of a large archive together. */
const PATIENCE_MS = 60_000

/** Opens a place for work that nobody waits for. */
export const withTarget = async <T>(
  location: BackupLocation,
  work: (target: BackupTarget) => Promise<T>,
): Promise<T> => {
  const target = await openTarget(location, PATIENCE_MS)
  try {
    return await work(target)
  } finally {
    target.close()
  }
}
