import type { Painting } from '@lanting/painting'
import { makeOgImage, type OgImageJob } from './make-og-image.ts'
import { makePainting } from './make-painting.ts'
import { makePicture } from './make-picture.ts'

/** A job of the process: the variants of an upload, an Open Graph image, or a painting. */
export type PictureJob =
  | { readonly path: string }
  | { readonly ogImage: OgImageJob }
  | { readonly painting: Painting }

const make = (job: PictureJob) => {
  if ('ogImage' in job) return makeOgImage(job.ogImage)
  return 'painting' in job ? makePainting(job.painting) : makePicture(job.path)
}

/**
 * The entry of a process that makes pictures, one at a time. Untrusted files are decoded here and
 * not in the server: memory and crashes of a decoder end with this process.
 */
process.on('message', async (job: PictureJob) => {
  const made = await make(job)
  process.send?.({ made, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
