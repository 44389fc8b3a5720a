import { storedCache } from './file-cache.ts'
import { s3Files } from './files.s3.ts'
import { FilesRefused } from './files-unavailable.ts'
import { type S3Address, s3PlaceText } from './s3-address.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import type { Scratch } from './scratch.ts'
import {
  COVERS_MAX_BYTES,
  OG_IMAGES_MAX_BYTES,
  PAINTINGS_MAX_BYTES,
  type SiteFiles,
  uploadsAndPlace,
} from './site-files.ts'
import { StartupError } from './startup-error.ts'
import { type BucketState, watchBucket } from './watch-bucket.ts'

const s3SiteFiles = (client: S3Client, prefix: string, scratch: Scratch) => {
  const store = (name: string) => s3Files({ client, prefix: `${prefix}${name}/`, scratch })
  return {
    ...uploadsAndPlace(store('files')),
    music: s3Files({ client, prefix: `${prefix}music/`, hasFreeNames: true, scratch }),
    ogImages: storedCache({ files: store('og-images'), maxBytes: OG_IMAGES_MAX_BYTES }),
    covers: storedCache({ files: store('covers'), maxBytes: COVERS_MAX_BYTES }),
    paintings: storedCache({ files: store('paintings'), maxBytes: PAINTINGS_MAX_BYTES }),
    close: client.close,
  }
}

/** Called with a sentence if the bucket does not answer now. */
export type OnBucketAway = (sentence: string) => void

/**
 * Asks the bucket once, so that a wrong key or bucket is found at the start. A bucket that does not
 * answer stops only those who cannot wait for it.
 */
const reachBucket = async ({ ping }: BucketState, address: S3Address, onAway?: OnBucketAway) => {
  try {
    await ping()
  } catch (error) {
    const { message } = error as Error
    const place = s3PlaceText(address)
    if (!onAway || error instanceof FilesRefused) {
      throw new StartupError(`FILES_URL does not lead to the bucket ${place} (${message}).`)
    }
    onAway(
      `The bucket ${place} of FILES_URL does not answer (${message}). The site opens without its pictures and songs, and asks again every two seconds.`,
    )
  }
}

/** Opens the files of a site in a bucket. Without `onAway` the bucket has to answer. */
export const openBucket = async (
  address: S3Address,
  scratch: Scratch,
  onAway?: OnBucketAway,
): Promise<SiteFiles> => {
  const { client, state } = watchBucket(createS3Client(address), address.prefix)
  try {
    await reachBucket(state, address, onAway)
  } catch (error) {
    client.close()
    throw error
  }
  return { ...s3SiteFiles(client, address.prefix, scratch), bucket: state }
}
