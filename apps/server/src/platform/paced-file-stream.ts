import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createWorkQueue } from './work-queue.ts'

/**
 * Parallel reads of all streams together. Every finished read costs the main thread a moment before it
 * looks at new connections: hundreds at once would lock out other clients.
 */
export const READS_AT_ONCE = 8
const CHUNK_BYTES = 64 * 1024

const reads = createWorkQueue({ atOnce: READS_AT_ONCE, waiting: Number.POSITIVE_INFINITY })

interface Part {
  readonly start: number
  /** The last byte, included. */
  readonly end: number
}

/** Streams a part of a file in chunks, in turn with all other streams; closes the file at the end. */
export const pacedFileStream = (handle: FileHandle, { start, end }: Part): Readable => {
  let at = start
  const next = async () => {
    const length = Math.min(CHUNK_BYTES, end + 1 - at)
    if (length === 0) return null
    const part = await reads.run(() => handle.read(Buffer.allocUnsafeSlow(length), 0, length, at))
    if (!part?.bytesRead) throw new Error('the file has become shorter while it was read')
    at += part.bytesRead
    return part.buffer.subarray(0, part.bytesRead)
  }
  return new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      next().then(
        (chunk) => this.push(chunk),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done)
    },
  })
}
