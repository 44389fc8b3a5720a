import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { ArchiveError } from './archive-error.ts'
import {
  FORMAT_NAME,
  FORMAT_VERSION,
  type Format,
  isFormat,
  MANIFEST_NAME,
  type Manifest,
  newManifest,
  type Part,
} from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { webStream } from './web-stream.ts'

const AGE = Buffer.from('age-encryption.org/')
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
/** Many times what the manifest of a large site takes. */
const JSON_MAX_BYTES = 512 * 1_048_576

interface Reading {
  readonly file: string
  readonly passphrase?: string
  /** Called for each part with its content, which has to be read to its end. */
  onPart(name: string, content: AsyncIterable<Uint8Array>, bytes: number): Promise<void>
  onFormat?(format: Format): Promise<void>
  readonly onProgress: OnProgress
}

const isEncrypted = async (file: string): Promise<boolean> => {
  await using handle = await open(file).catch(() => {
    throw new ArchiveError('foreign', file)
  })
  const start = Buffer.alloc(AGE.length)
  await handle.read(start).catch(() => {
    throw new ArchiveError('foreign', file)
  })
  if (start.equals(AGE)) return true
  if (start.subarray(0, ZSTD.length).equals(ZSTD)) return false
  throw new ArchiveError('foreign', file)
}

const decrypt = async (
  source: AsyncIterable<Uint8Array>,
  { file, passphrase }: Reading,
): Promise<AsyncIterable<Uint8Array>> => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase ?? '')
  return decrypter.decrypt(webStream(source)).catch(() => {
    throw new ArchiveError('wrongPassphrase', file)
  })
}

interface Entries {
  readonly entries: AsyncIterable<ParsedTarEntry>
  /** Rejects if the file ends too early, which may be behind the last entry. */
  readonly wholeFile: Promise<void>
}

const openEntries = async (reading: Reading): Promise<Entries> => {
  const { file, passphrase, onProgress } = reading
  const needsKey = await isEncrypted(file)
  if (needsKey && passphrase === undefined) throw new ArchiveError('needsPassphrase', file)
  const { size: totalBytes } = await stat(file)
  const counted = async function* () {
    let doneBytes = 0
    for await (const part of createReadStream(file) as AsyncIterable<Uint8Array>) {
      doneBytes += part.length
      onProgress({ doneBytes, totalBytes })
      yield part
    }
  }
  const plain = needsKey ? await decrypt(counted(), reading) : counted()
  // An error of a stream reaches the reader of the last one.
  const tar = pipeline(plain, createZstdDecompress(), () => undefined)
  const { readable, writable } = createTarDecoder({ strict: true })
  const wholeFile = webStream(tar).pipeTo(writable)
  // A failure also reaches the reader of the entries, who may be the first to see it.
  wholeFile.catch(() => undefined)
  return { entries: readable, wholeFile }
}

const readJson = async (file: string, { header, body }: ParsedTarEntry): Promise<unknown> => {
  if (header.size > JSON_MAX_BYTES) throw new ArchiveError('damaged', file, header.name)
  try {
    return await new Response(body).json()
  } catch {
    throw new ArchiveError('damaged', file, header.name)
  }
}

const checkFormat = async (file: string, entry: ParsedTarEntry): Promise<Format> => {
  if (entry.header.name !== FORMAT_NAME) throw new ArchiveError('foreign', file)
  const format = await readJson(file, entry)
  if (!isFormat(format)) throw new ArchiveError('foreign', file)
  if (format.version > FORMAT_VERSION) {
    throw new ArchiveError('newer', file, `format ${format.version}, ${format.program}`)
  }
  return format
}

/** The first part that is missing, different, or too much. */
const differenceOf = (found: readonly Part[], named: readonly Part[]) =>
  named.find(({ name }, at) => found[at]?.name !== name || found[at].sha256 !== named[at]?.sha256)
    ?.name ?? found[named.length]?.name

const readParts = async (reading: Reading): Promise<Manifest> => {
  const { file, onPart, onFormat } = reading
  const found: Part[] = []
  let format: Format | undefined
  let manifest: Manifest | undefined
  const { entries, wholeFile } = await openEntries(reading)
  for await (const entry of entries) {
    const { name, size: bytes } = entry.header
    if (!format) {
      format = await checkFormat(file, entry)
      await onFormat?.(format)
    } else if (manifest) throw new ArchiveError('damaged', file, name)
    else if (name === MANIFEST_NAME) manifest = (await readJson(file, entry)) as Manifest
    else {
      const hash = createHash('sha256')
      const hashed = async function* () {
        for await (const part of entry.body) {
          hash.update(part)
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

/** Reads a whole archive. Returns its manifest when every part is as the manifest says. */
export const readArchive = async (reading: Reading): Promise<Manifest> => {
  try {
    return await readParts(reading)
  } catch (error) {
    if (error instanceof ArchiveError || isSystemError(error)) throw error
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new ArchiveError('damaged', reading.file, reason)
  }
}
