import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { FilesUnavailable } from '../../platform/files-unavailable.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveSource } from './archive-source.ts'
import {
  FORMAT_NAME,
  FORMAT_VERSION,
  type Format,
  isFormat,
  isPart,
  MANIFEST_NAME,
  type Manifest,
  newManifest,
  type Part,
} from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { webStream } from './web-stream.ts'

const AGE = Buffer.from('age-encryption.org/')
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** Many times what the format takes, and the manifest for each part, however long its name. */
const FORMAT_MAX_BYTES = 65_536
const PART_MAX_BYTES = 4_096
/** A checksum cannot be compressed, so a small archive has few parts. */
const PARTS_FREE = 1_000
const PART_MIN_BYTES = 32
/** The most bytes of a header or an end: a longer one was made to fill a memory. */
const AHEAD_MAX_BYTES = 8 * 1_048_576

interface Reading {
  readonly archive: ArchiveSource
  readonly passphrase?: string
  /** Called for each part with its content, which has to be read to its end. */
  onPart(name: string, content: AsyncIterable<Uint8Array>, bytes: number): Promise<void>
  onFormat?(format: Format): Promise<void>
  readonly onProgress: OnProgress
}

/** Reads the beginning of a source, and returns all of it again. */
const withStart = async (source: AsyncIterable<Uint8Array>) => {
  const parts = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < AGE.length) {
    const { value, done } = await parts.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const whole = async function* () {
    yield start as Uint8Array
    yield* { [Symbol.asyncIterator]: () => parts }
  }
  return { start, whole: whole() }
}

const isEncrypted = (start: Buffer, file: string): boolean => {
  if (start.subarray(0, AGE.length).equals(AGE)) return true
  if (start.subarray(0, ZSTD.length).equals(ZSTD)) return false
  throw new ArchiveError('foreign', file)
}

const decrypt = async (
  source: AsyncIterable<Uint8Array>,
  { archive, passphrase }: Reading,
): Promise<AsyncIterable<Uint8Array>> => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase ?? '')
  return decrypter.decrypt(webStream(source)).catch(() => {
    throw new ArchiveError('wrongPassphrase', archive.name)
  })
}

interface Entries {
  readonly entries: AsyncIterable<ParsedTarEntry>
  /** Called for each entry, before its content. */
  onEntry(): void
  /** Called for each piece of content. */
  onRead(bytes: number): void
  /** Rejects if the file ends too early, which may be behind the last entry. */
  readonly wholeFile: Promise<void>
}

const openEntries = async (reading: Reading): Promise<Entries> => {
  const { archive, passphrase, onProgress } = reading
  const counted = async function* () {
    let doneBytes = 0
    for await (const part of archive.stream()) {
      doneBytes += part.length
      onProgress({ doneBytes, totalBytes: archive.bytes })
      yield part
    }
  }
  const { start, whole } = await withStart(counted())
  const needsKey = isEncrypted(start, archive.name)
  if (needsKey && passphrase === undefined) {
    throw new ArchiveError('needsPassphrase', archive.name)
  }
  const plain = needsKey ? await decrypt(whole, reading) : whole
  // An error of a stream reaches the reader of the last one.
  const tar = pipeline(plain, createZstdDecompress(), () => undefined)
  let aheadBytes = 0
  const bounded = async function* () {
    for await (const part of tar) {
      aheadBytes += part.length
      if (aheadBytes > AHEAD_MAX_BYTES) throw new ArchiveError('damaged', archive.name, 'a header')
      yield part as Uint8Array
    }
  }
  const { readable, writable } = createTarDecoder({ strict: true })
  const wholeFile = webStream(bounded()).pipeTo(writable)
  // A failure also reaches the reader of the entries, who may be the first to see it.
  wholeFile.catch(() => undefined)
  const onRead = (bytes: number) => {
    aheadBytes -= bytes
  }
  const onEntry = () => {
    aheadBytes = 0
  }
  return { entries: readable, wholeFile, onEntry, onRead }
}

const readJson = async (
  file: string,
  { header, body }: ParsedTarEntry,
  maxBytes: number,
  onRead: (bytes: number) => void,
): Promise<unknown> => {
  if (header.size > maxBytes) throw new ArchiveError('damaged', file, header.name)
  const counted = async function* () {
    for await (const part of body) {
      onRead(part.length)
      yield part
    }
  }
  try {
    return await new Response(webStream(counted())).json()
  } catch {
    throw new ArchiveError('damaged', file, header.name)
  }
}

const checkFormat = async (
  file: string,
  entry: ParsedTarEntry,
  onRead: (bytes: number) => void,
): Promise<Format> => {
  if (entry.header.name !== FORMAT_NAME) throw new ArchiveError('foreign', file)
  const format = await readJson(file, entry, FORMAT_MAX_BYTES, onRead)
  if (!isFormat(format)) throw new ArchiveError('foreign', file)
  if (format.version > FORMAT_VERSION) {
    throw new ArchiveError('newer', file, `format ${format.version}, ${format.program}`)
  }
  return format
}

/** The first part that is missing, different, or too much. */
const differenceOf = (found: readonly Part[], named: readonly Part[]) =>
  named.find(
    (part, at) =>
      !isPart(part) ||
      found[at]?.name !== part.name ||
      found[at].bytes !== part.bytes ||
      found[at].sha256 !== part.sha256,
  )?.name ?? found[named.length]?.name

const readParts = async (reading: Reading): Promise<Manifest> => {
  const { onPart, onFormat } = reading
  const file = reading.archive.name
  const found: Part[] = []
  let format: Format | undefined
  let manifest: Manifest | undefined
  const { entries, wholeFile, onEntry, onRead } = await openEntries(reading)
  const partsMax = PARTS_FREE + reading.archive.bytes / PART_MIN_BYTES
  for await (const entry of entries) {
    const { name, size: bytes, type } = entry.header
    if (type !== 'file' || found.length > partsMax) throw new ArchiveError('damaged', file, name)
    onEntry()
    if (!format) {
      format = await checkFormat(file, entry, onRead)
      await onFormat?.(format)
    } else if (manifest) throw new ArchiveError('damaged', file, name)
    else if (name === MANIFEST_NAME)
      manifest = (await readJson(
        file,
        entry,
        FORMAT_MAX_BYTES + found.length * PART_MAX_BYTES,
        onRead,
      )) as Manifest
    else {
      const hash = createHash('sha256')
      const hashed = async function* () {
        for await (const part of entry.body) {
          hash.update(part)
          onRead(part.length)
          yield part
        }
      }
      await onPart(name, hashed(), bytes)
      found.push({ name, bytes, sha256: hash.digest('hex') })
    }
  }
  await wholeFile
  if (!format) throw new ArchiveError('foreign', file)
  if (!manifest || !Array.isArray(manifest.parts)) {
    throw new ArchiveError('damaged', file, `it ends before ${MANIFEST_NAME}`)
  }
  const difference = differenceOf(found, manifest.parts)
  if (difference) throw new ArchiveError('damaged', file, difference)
  if (!isDeepStrictEqual(manifest, newManifest(format, manifest.parts))) {
    throw new ArchiveError('damaged', file, MANIFEST_NAME)
  }
  return manifest
}

/** Node's errors have a code. Ours say what to do; the others come from the libraries. */
const isSystemError = (error: unknown) =>
  typeof (error as NodeJS.ErrnoException).syscall === 'string'

/** Notes why a source could not be read: the libraries report that the archive is damaged. */
const noteFailure = (archive: ArchiveSource) => {
  const noted: { failure?: unknown } = {}
  const stream = async function* () {
    try {
      yield* archive.stream()
    } catch (error) {
      noted.failure = error
      throw error
    }
  }
  return { noted, archive: { ...archive, stream } }
}

/** Reads a whole archive. Returns its manifest when every part is as the manifest says. */
export const readArchive = async (reading: Reading): Promise<Manifest> => {
  const { noted, archive } = noteFailure(reading.archive)
  try {
    return await readParts({ ...reading, archive })
  } catch (error) {
    if (noted.failure instanceof FilesUnavailable) {
      throw new ArchiveError('unreachable', archive.name, noted.failure.message)
    }
    if (error instanceof ArchiveError || isSystemError(error)) throw error
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new ArchiveError('damaged', archive.name, reason)
  }
}
