import { makeOgImage, type OgImageJob } from './make-og-image.ts'
import { makePicture } from './make-picture.ts'

/** A job of the process: the variants of an upload, or an Open Graph image. */
export type PictureJob = { readonly path: string } | { readonly ogImage: OgImageJob }

/**
 * The entry of a process that makes pictures, one at a time. Untrusted files are decoded here and
 * not in the server: memory and crashes of a decoder end with this process.
 */
process.on('message', async (job: PictureJob) => {
  const made = await ('ogImage' in job ? makeOgImage(job.ogImage) : makePicture(job.path))
  process.send?.({ made, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
