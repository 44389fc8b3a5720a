import { makePicture } from './make-picture.ts'

/**
 * The program of a process that makes pictures, one after the other. What strangers send is decoded
 * here and not in the server: its memory goes with this process, and so does a decoder's crash.
 */
process.on('message', async ({ path }: { path: string }) => {
  const made = await makePicture(path)
  process.send?.({ made, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
