import { Readable } from 'node:stream'
import { ZipFile as Zip } from 'yazl'

export interface ZipFile {
  readonly path: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  readonly modifiedAt: number
  /** False for files that are compressed already. */
  readonly pack: boolean
}

/** The DOS format has no years before 1980. */
const EARLIEST_MS = Date.UTC(1980, 0, 2)

/** Writes a zip as a stream. A file is asked for when the one before it was written. */
export const writeZip = (files: AsyncIterable<ZipFile>): Readable => {
  const zip = new Zip()
  // The library's output is a stream of Node, whatever its type says.
  const output = zip.outputStream as Readable
  const fail = (error: Error) => output.destroy(error)
  const waiting = files[Symbol.asyncIterator]()
  const addNext = async () => {
    const { value: file, done } = await waiting.next()
    if (done) return zip.end()
    const mtime = new Date(Math.max(file.modifiedAt, EARLIEST_MS))
    const options = { mtime, compress: file.pack }
    zip.addReadStreamLazy(file.path, options, (give) => {
      const chunks = file.content instanceof Uint8Array ? [Buffer.from(file.content)] : file.content
      const content = Readable.from(chunks, { objectMode: false })
      content.once('end', proceed)
      content.once('error', fail)
      give(null, content)
    })
  }
  const proceed = () => {
    addNext().catch(fail)
  }
  zip.on('error', fail)
  output.once('close', () => void waiting.return?.())
  proceed()
  return output
}
