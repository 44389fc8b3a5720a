import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createWorkQueue } from '../platform/work-queue.ts'

/**
 * Reads under way for all streams together. Every read that is done costs the main thread a moment, all
 * of them before it looks at new connections: with hundreds at once nobody else would get in.
 */
export const READS_AT_ONCE = 8
const CHUNK_BYTES = 64 * 1024

const reads = createWorkQueue({ atOnce: READS_AT_ONCE, waiting: Number.POSITIVE_INFINITY })

interface Part {
  readonly start: number
  /** The last byte that belongs to it. */
  readonly end: number
}

/** Streams a part of a file, a piece at a time in turn with all others; the file is closed at the end. */
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
