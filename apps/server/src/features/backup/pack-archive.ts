import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import { webStream } from './web-stream.ts'

/** Deriving the key takes 64 MB of memory for a moment; the default takes 256. */
const SCRYPT_WORK_FACTOR = 16

const encryptWith = (passphrase: string | undefined) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    if (passphrase === undefined) return yield* source
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR)
    const encrypted: AsyncIterable<Uint8Array> = await encrypter.encrypt(webStream(source))
    yield* encrypted
  }

interface Entry {
  readonly name: string
  readonly bytes: number
  readonly changedAt: number
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface ArchivePack {
  /** Returns the checksum of the content. */
  add(entry: Entry): Promise<string>
  /** Resolves when everything is in the sink. */
  finish(): Promise<void>
  abort(reason: unknown): Promise<void>
}

/** Writes entries to a sink: tar, compressed with zstd, and encrypted with age if there is a passphrase. */
export const packArchive = (sink: Writable, passphrase: string | undefined): ArchivePack => {
  const { readable, controller } = createTarPacker()
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  const source = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0])
  const written = pipeline(source, compress, encryptWith(passphrase), sink)
  // A failed sink reads nothing more, so a writer would wait forever.
  const failed = new Promise<never>((_, reject) => written.catch(reject))
  failed.catch(() => undefined)

  const write = async ({ name, bytes, changedAt, content }: Entry) => {
    const hash = createHash('sha256')
    const mtime = new Date(changedAt)
    const writer = controller.add({ name, size: bytes, mtime, mode: 0o600 }).getWriter()
    for await (const part of content) {
      hash.update(part)
      await writer.write(part)
    }
    await writer.close()
    return hash.digest('hex')
  }

  return {
    add: (entry) => Promise.race([write(entry), failed]),
    finish: () => {
      controller.finalize()
      return written
    },
    abort: async (reason) => {
      controller.error(reason)
      await written.catch(() => undefined)
    },
  }
}
