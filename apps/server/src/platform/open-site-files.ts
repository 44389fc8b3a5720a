import { join } from 'node:path'
import type { S3Address } from './s3-address.ts'
import type { OnBucketAway } from './s3-site-files.ts'
import { diskScratch } from './scratch.ts'
import { diskSiteFiles, type SiteFiles } from './site-files.ts'

/** Where a site keeps its files: in a bucket, or else in its data folder. */
export interface FilesPlace {
  readonly dataDir: string
  readonly bucket?: S3Address
}

/** Loads the client of a bucket on demand: without a bucket the program starts without it. */
export const openSiteFiles = async (
  { dataDir, bucket }: FilesPlace,
  onAway?: OnBucketAway,
): Promise<SiteFiles> => {
  if (!bucket) return diskSiteFiles(dataDir)
  const { openBucket } = await import('./s3-site-files.ts')
  return openBucket(bucket, diskScratch(join(dataDir, 'incoming')), onAway)
}

export const withSiteFiles = async <T>(
  place: FilesPlace,
  work: (files: SiteFiles) => Promise<T>,
): Promise<T> => {
  const files = await openSiteFiles(place)
  try {
    return await work(files)
  } finally {
    files.close()
  }
}
