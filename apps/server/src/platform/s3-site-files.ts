import { storedCache } from './file-cache.ts'
import { s3Files } from './files.s3.ts'
import type { Files } from './files.ts'
import { type S3Address, s3PlaceText } from './s3-address.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import type { Scratch } from './scratch.ts'
import { COVERS_MAX_BYTES, OG_IMAGES_MAX_BYTES, type SiteFiles } from './site-files.ts'
import { StartupError } from './startup-error.ts'

/** The files of a site in a bucket, and copies of them in folders of the same bucket. */
interface BucketFiles extends SiteFiles {
  /** Names a folder for the operator, and opens the stores of a copy in it. */
  copyIn(folder: string): {
    readonly place: string
    readonly root: Files
    readonly files: Files
    readonly music: Files
  }
}

const s3SiteFiles = (client: S3Client, prefix: string, scratch: Scratch): SiteFiles => {
  const store = (name: string) => s3Files({ client, prefix: `${prefix}${name}/`, scratch })
  return {
    files: store('files'),
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
export const openBucket = async (address: S3Address, scratch: Scratch): Promise<BucketFiles> => {
  const client = createS3Client(address)
  try {
    await reachBucket(client, address)
  } catch (error) {
    client.close()
    throw error
  }
  return {
    ...s3SiteFiles(client, address.prefix, scratch),
    copyIn: (folder) => {
      const prefix = `${address.prefix}${folder}/`
      const { files, music } = s3SiteFiles(client, prefix, scratch)
      const root = s3Files({ client, prefix, scratch })
      return { place: s3PlaceText({ ...address, prefix }), root, files, music }
    },
  }
}
