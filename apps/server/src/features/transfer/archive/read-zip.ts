import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { IMPORT } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'
import { readPath, refuseTooMuch, type Source } from './source.ts'

const inflate = promisify(inflateRaw)

const END = { signature: 0x06054b50, length: 22, commentMax: 0xffff }
const ENTRY = { signature: 0x02014b50, length: 46 }
const LOCAL = { signature: 0x04034b50, length: 30 }
const DIRECTORY_MAX_BYTES = 16 * 1_048_576
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1
const UTF8 = 0x800
/** The Unix file type, in the upper half of the attributes. */
const KIND = { mask: 0o170000, link: 0o120000 }

interface Entry {
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const unreadable = () => new AppError('archiveUnreadable')

const readAt = async (file: FileHandle, offset: number, length: number) => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, offset)
  if (bytesRead !== length) throw unreadable()
  return buffer
}

/** The end record is last. Only a comment follows, and the record contains its length. */
const findEnd = async (file: FileHandle, size: number) => {
  const length = Math.min(size, END.length + END.commentMax)
  const tail = await readAt(file, size - length, length)
  for (let at = length - END.length; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === END.signature
    if (isEnd && at + END.length + tail.readUInt16LE(at + 20) === length) return tail.subarray(at)
  }
  throw unreadable()
}

/** Archives of older Windows systems encode file names in the local character set. */
const nameOf = (bytes: Buffer, isUtf8: boolean): string => {
  if (isUtf8) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const entriesOf = (directory: Buffer, count: number) => {
  const entries = new Map<string, Entry>()
  const tooLong = new Set<string>()
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY.length > directory.length) throw unreadable()
    if (directory.readUInt32LE(at) !== ENTRY.signature) throw unreadable()
    const flags = directory.readUInt16LE(at + 8)
    const nameLength = directory.readUInt16LE(at + 28)
    const end = at + ENTRY.length + nameLength
    if (end > directory.length) throw unreadable()
    const name = nameOf(directory.subarray(at + ENTRY.length, end), (flags & UTF8) !== 0)
    const kind = (directory.readUInt32LE(at + 38) >>> 16) & KIND.mask
    const read = readPath(name)
    const isFile = (flags & ENCRYPTED) === 0 && kind !== KIND.link
    if (read?.isTooLong && isFile) tooLong.add(read.path)
    else if (read && isFile) {
      entries.set(read.path, {
        method: directory.readUInt16LE(at + 10),
        crc: directory.readUInt32LE(at + 16),
        packed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      })
    }
    at = end + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return { entries, tooLong }
}

const unpack = async (file: FileHandle, { method, packed, size, offset, crc }: Entry) => {
  const header = await readAt(file, offset, LOCAL.length)
  if (header.readUInt32LE(0) !== LOCAL.signature) throw unreadable()
  const start = offset + LOCAL.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const bytes = await readAt(file, start, packed)
  if (method !== STORED && method !== DEFLATED) throw unreadable()
  // Limits the output to the declared size, against zip bombs.
  const content =
    method === STORED
      ? bytes
      : await inflate(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => {
          throw unreadable()
        })
  if (content.length !== size || crc32(content) !== crc) throw unreadable()
  return content
}

const readDirectory = async (file: FileHandle) => {
  const { size } = await file.stat()
  if (size < END.length) throw unreadable()
  const end = await findEnd(file, size)
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const offset = end.readUInt32LE(16)
  if (count > IMPORT.maxEntries || length > DIRECTORY_MAX_BYTES) {
    throw new AppError('archiveTooLarge')
  }
  return entriesOf(await readAt(file, offset, length), count)
}

/** Opens a zip and reads its directory. The open file stays readable after it was deleted. */
export const openZip = async (path: string): Promise<Source> => {
  const file = await open(path)
  try {
    const { entries, tooLong } = await readDirectory(file)
    refuseTooMuch([...entries.values()].map(({ size }) => size))
    return {
      paths: [...entries.keys()],
      tooLong: [...tooLong],
      sizeOf: (name) => entries.get(name)?.size ?? 0,
      read: async (name, maxBytes) => {
        const entry = entries.get(name)
        if (!entry) throw unreadable()
        if (entry.size > maxBytes || entry.packed > maxBytes) throw new AppError('archiveTooLarge')
        return unpack(file, entry)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
