import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { AppError } from '../../../http/app-error.ts'
import {
  ARCHIVE_LIMITS,
  type Limits,
  readPath,
  refuseTooMuch,
  type Source,
  type Unread,
  unsafeName,
} from './source.ts'

const ENCRYPTED = 0x1
const UTF8 = 0x800
/** The Unix file type, in the upper half of the attributes. */
const KIND = { mask: 0o170000, link: 0o120000 }

const unreadable = () => new AppError('archiveUnreadable')

/** A full disk is no fault of the archive. */
const asUnreadable = (error: unknown) =>
  error instanceof Error && 'syscall' in error ? error : unreadable()

const openFile = (path: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    // Names are decoded here, and the file stays open for later reads.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false }
    yauzl.open(path, options, (error, zip) => (error ? reject(unreadable()) : resolve(zip)))
  })

/** Archives of older Windows systems encode file names in the local character set. */
const decodeName = (bytes: Buffer, isUtf8: boolean): string => {
  if (isUtf8) return bytes.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const isPlainFile = ({ generalPurposeBitFlag, externalFileAttributes }: Entry) =>
  (generalPurposeBitFlag & ENCRYPTED) === 0 &&
  ((externalFileAttributes >>> 16) & KIND.mask) !== KIND.link

const nameOf = ({ fileName, generalPurposeBitFlag }: Entry) =>
  // Without `decodeStrings` a name is bytes, whatever the type says.
  decodeName(fileName as unknown as Buffer, (generalPurposeBitFlag & UTF8) !== 0)

interface Directory {
  readonly entries: Map<string, Entry>
  readonly tooLong: Set<string>
  readonly unread: Unread[]
}

const sortEntry = ({ entries, tooLong, unread }: Directory, entry: Entry): void => {
  const name = nameOf(entry)
  const read = readPath(name)
  if (read?.isTooLong) tooLong.add(read.path)
  else if (read && isPlainFile(entry)) entries.set(read.path, entry)
  else {
    const path = read?.path ?? unsafeName(name)
    if (path !== undefined) unread.push({ path, note: 'unreadable' })
  }
}

const readEntries = (zip: ZipFile, { maxEntries }: Limits) =>
  new Promise<Directory>((resolve, reject) => {
    const directory: Directory = { entries: new Map(), tooLong: new Set(), unread: [] }
    if (zip.entryCount > maxEntries) return reject(new AppError('archiveTooLarge'))
    zip.on('error', () => reject(unreadable()))
    zip.on('end', () => resolve(directory))
    zip.on('entry', (entry: Entry) => {
      sortEntry(directory, entry)
      zip.readEntry()
    })
    return zip.readEntry()
  })

/** The library ends the stream at the declared size, against zip bombs. */
const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(unreadable()) : resolve(stream)))
  })

const readBytes = async (zip: ZipFile, entry: Entry, maxBytes: number) => {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of await openEntry(zip, entry)) {
      chunks.push(chunk as Buffer)
      length += chunk.length
      if (length >= maxBytes) break
    }
  } catch (error) {
    throw asUnreadable(error)
  }
  return Buffer.concat(chunks)
}

const readEntry = async (zip: ZipFile, entry: Entry) => {
  const content = await readBytes(zip, entry, Number.POSITIVE_INFINITY)
  if (crc32(content) !== entry.crc32) throw unreadable()
  return content
}

/** Opens a zip and reads its directory. The open file stays readable after it was deleted. */
export const openZip = async (path: string, limits: Limits = ARCHIVE_LIMITS): Promise<Source> => {
  const zip = await openFile(path)
  try {
    const { entries, tooLong, unread } = await readEntries(zip, limits)
    refuseTooMuch(
      [...entries.values()].map(({ uncompressedSize }) => uncompressedSize),
      limits,
    )
    const find = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw unreadable()
      return entry
    }
    return {
      paths: [...entries.keys()],
      tooLong: [...tooLong],
      unread,
      sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
      changedAt: (name) => entries.get(name)?.getLastModDate().getTime(),
      read: async (name, maxBytes) => {
        const entry = find(name)
        const isTooLarge = entry.uncompressedSize > maxBytes || entry.compressedSize > maxBytes
        if (isTooLarge) throw new AppError('archiveTooLarge')
        return readEntry(zip, entry)
      },
      beginning: async (name, bytes) =>
        (await readBytes(zip, find(name), bytes)).subarray(0, bytes),
      extract: async (name, target) => {
        const stream = await openEntry(zip, find(name))
        await pipeline(stream, createWriteStream(target)).catch((error) => {
          throw asUnreadable(error)
        })
      },
      close: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
