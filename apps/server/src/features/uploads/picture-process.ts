import type { Painting } from '@lanting/painting'
import { makeOgImage, type OgImageJob } from './make-og-image.ts'
import { makePainting } from './make-painting.ts'
import { makePicture } from './make-picture.ts'

/** A job of the process: the variants of an upload, an Open Graph image, or a painting. */
export type PictureJob =
  | { readonly path: string }
  | { readonly ogImage: OgImageJob }
  | { readonly painting: Painting }

/** How often the process tells how long the processor has worked for its job. */
const TOLD_EVERY_MS = 250

const make = async (job: PictureJob) => {
  if ('ogImage' in job) return makeOgImage(job.ogImage)
  return 'painting' in job ? makePainting(job.painting) : makePicture(job.path)
}

/**
 * The entry of a process that makes pictures, one at a time. Untrusted files are decoded here and
 * not in the server: memory and crashes of a decoder end with this process.
 */
process.on('message', async (job: PictureJob) => {
  const before = process.cpuUsage()
  const telling = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    process.send?.({ workedMs: (user + system) / 1_000 })
  }, TOLD_EVERY_MS)
  const made = await make(job).finally(() => clearInterval(telling))
  process.send?.({ made, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
