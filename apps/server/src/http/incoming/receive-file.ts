import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { FILE_FIELD } from '@lanting/contract'
import { AppError } from '../app-error.ts'
import { collectGarbage } from './collect-garbage.ts'

export interface ReceivedFile {
  readonly path: string
  readonly bytes: number
}

interface Options {
  /** The target path; the caller removes the file, also after a failure. */
  readonly path: string
  readonly maxBytes: number
  readonly patienceMs: number
}

/** The bytes allowed around one file, and inside the parser. */
const WRAPPING_MAX_BYTES = 256 * 1024
const LIMITS = {
  parts: 20,
  files: 20,
  fields: 20,
  fieldSize: 1_000,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

const MEGABYTE = 1_048_576

const tooLarge = (maxBytes: number) =>
  new AppError('fileTooLarge', { detail: { member: FILE_FIELD, limit: maxBytes / MEGABYTE } })

const parserFor = ({ headers }: IncomingMessage, maxBytes: number) => {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: { ...LIMITS, fileSize: maxBytes },
    })
  } catch {
    // No multipart body, or one without a boundary: it contains no file.
    throw new AppError('fileMissing')
  }
}

/**
 * Streams the file of a multipart body to disk. Any input ends with the file or with an expected
 * failure. Does not wait for the bytes after the file.
 */
export const receiveFile = async (
  request: IncomingMessage,
  { path, maxBytes, patienceMs }: Options,
): Promise<ReceivedFile> => {
  if (Number(request.headers['content-length']) > maxBytes + WRAPPING_MAX_BYTES) {
    throw tooLarge(maxBytes)
  }
  const parser = parserFor(request, maxBytes)
  await using target = await open(path, 'w')
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedFile>()
  const missing = () => reject(new AppError('fileMissing'))
  let wanted: BusboyFileStream | undefined
  let received = 0

  const weigh = (chunk: Buffer) => {
    received += chunk.length
    collectGarbage(chunk.length)
    if (received - (wanted?.bytesRead ?? 0) > WRAPPING_MAX_BYTES) reject(tooLarge(maxBytes))
  }
  const save = async (file: BusboyFileStream) => {
    const disk = target.createWriteStream()
    // Handled before the pipeline passes it on to the file, where it would look like a fault of the sender.
    disk.on('error', reject)
    await pipeline(file, disk)
    resolve({ path, bytes: file.bytesRead })
  }
  parser.on('file', (name, file) => {
    // A body that ends within the file is reported here.
    file.on('error', missing)
    if (name !== FILE_FIELD || wanted) return file.resume()
    wanted = file
    file.on('limit', () => reject(tooLarge(maxBytes)))
    return save(file).catch(reject)
  })
  parser.on('partsLimit', missing)
  parser.on('error', missing)
  // Called after the parser has read everything; a found file ends by itself.
  request.on('end', () => setImmediate(() => wanted ?? missing()))
  request.on('close', () => request.readableEnded || missing())
  const patience = setTimeout(() => reject(new AppError('fileTooSlow')), patienceMs)
  if (request.destroyed) missing()
  request.pipe(parser)
  // Added after the pipe: bytes of the file do not count as bytes around it.
  request.on('data', weigh)

  try {
    return await promise
  } catch (error) {
    wanted?.destroy()
    throw error
  } finally {
    clearTimeout(patience)
    request.unpipe(parser)
    request.off('data', weigh)
  }
}
