import { makeOgImage, type OgImageJob } from './make-og-image.ts'
import { makePicture } from './make-picture.ts'

/** What the process is asked for: the forms of an uploaded file, or a card. */
export type PictureJob = { readonly path: string } | { readonly card: OgImageJob }

/**
 * The program of a process that makes pictures, one after the other. What strangers send is decoded
 * here and not in the server: its memory goes with this process, and so does a decoder's crash.
 */
process.on('message', async (job: PictureJob) => {
  const made = await ('card' in job ? makeOgImage(job.card) : makePicture(job.path))
  process.send?.({ made, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
