import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib'
import {
  directoryEnd,
  directoryEntry,
  fileHeader,
  fileSizes,
  type ZipEntry,
} from './zip-records.ts'

export interface ZipFile {
  readonly path: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly modifiedAt: number
  /** False for files that are compressed already. */
  readonly pack: boolean
}

const deflated = promisify(deflateRaw)

/** Sizes follow the content of a file that is read while it is written. */
async function* streamed(
  entry: ZipEntry,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, ZipEntry> {
  let [crc, size, packedSize] = [0, 0, 0]
  const counted = async function* () {
    for await (const chunk of content) {
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
    }
  }
  const source = Readable.from(counted(), { objectMode: false })
  const packer = createDeflateRaw()
  source.once('error', (error) => packer.destroy(error))
  yield fileHeader(entry)
  for await (const chunk of source.pipe(packer)) {
    packedSize += chunk.length
    yield chunk
  }
  const written = { ...entry, crc, size, packedSize }
  yield fileSizes(written)
  return written
}

async function* whole(entry: ZipEntry, content: Uint8Array): AsyncGenerator<Uint8Array, ZipEntry> {
  const packed = entry.isPacked ? await deflated(content) : content
  const sizes = { crc: crc32(content), size: content.length, packedSize: packed.length }
  const written = { ...entry, ...sizes }
  yield fileHeader(written)
  yield packed
  return written
}

async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let position = 0
  const counted = async function* <R>(chunks: AsyncGenerator<Uint8Array, R>) {
    while (true) {
      const { value, done } = await chunks.next()
      if (done) return value
      position += value.length
      yield value
    }
  }
  for await (const { path, content, modifiedAt, pack } of files) {
    const isStreamed = !(content instanceof Uint8Array)
    const sizes = { crc: 0, size: 0, packedSize: 0 }
    const isPacked = pack || isStreamed
    const entry = { path, modifiedAt, isPacked, isStreamed, position, ...sizes }
    const chunks = content instanceof Uint8Array ? whole(entry, content) : streamed(entry, content)
    // A copy of its own: a small buffer keeps the larger one alive of which it is a part.
    directory.push(new Uint8Array(directoryEntry(yield* counted(chunks))))
  }
  const start = position
  for (const entry of directory) position += entry.length
  yield* directory
  yield directoryEnd({ count: directory.length, start, end: position })
}

/**
 * Writes a zip as a stream: a file is asked for when the one before it was written, and nothing of it
 * is kept but its entry in the directory.
 */
export const writeZip = (files: AsyncIterable<ZipFile>): Readable =>
  Readable.from(zipped(files), { objectMode: false })
