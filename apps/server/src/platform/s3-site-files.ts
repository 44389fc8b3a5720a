import { storedCache } from './file-cache.ts'
import { s3Files } from './files.s3.ts'
import { type S3Address, s3PlaceText } from './s3-address.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import type { Scratch } from './scratch.ts'
import {
  COVERS_MAX_BYTES,
  OG_IMAGES_MAX_BYTES,
  type SiteFiles,
  uploadsAndPlace,
} from './site-files.ts'
import { StartupError } from './startup-error.ts'

const s3SiteFiles = (client: S3Client, prefix: string, scratch: Scratch): SiteFiles => {
  const store = (name: string) => s3Files({ client, prefix: `${prefix}${name}/`, scratch })
  return {
    ...uploadsAndPlace(store('files')),
    music: s3Files({ client, prefix: `${prefix}music/`, hasFreeNames: true, scratch }),
    ogImages: storedCache({ files: store('og-images'), maxBytes: OG_IMAGES_MAX_BYTES }),
    covers: storedCache({ files: store('covers'), maxBytes: COVERS_MAX_BYTES }),
    close: client.close,
  }
}

/** Asks the bucket once, so that a wrong address is found at the start. */
const reachBucket = async (client: S3Client, address: S3Address) => {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: address.prefix }
  try {
    await client.send({ method: 'GET', key: '', query })
  } catch (error) {
    const { message } = error as Error
    throw new StartupError(
      `FILES_URL does not lead to the bucket ${s3PlaceText(address)} (${message}).`,
    )
  }
}

/** Opens the files of a site in a bucket. */
export const openBucket = async (address: S3Address, scratch: Scratch): Promise<SiteFiles> => {
  const client = createS3Client(address)
  try {
    await reachBucket(client, address)
  } catch (error) {
    client.close()
    throw error
  }
  return s3SiteFiles(client, address.prefix, scratch)
}
