import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertFileName, assertFreeName, isFileName, isFreeName } from './file-name.ts'
import type { Files } from './files.ts'
import { bytesContent, type S3Client, type S3Content } from './s3-client.ts'
import { ADDED_BY, type PartSizes, s3Objects } from './s3-objects.ts'
import type { Scratch } from './scratch.ts'

interface Options {
  readonly client: S3Client
  /** Begins every key, with a slash at its end. */
  readonly prefix: string
  /** Whether people give the names; see `file-name.ts`. */
  readonly hasFreeNames?: boolean
  /** For copies on this machine. */
  readonly scratch: Scratch
}

/**
 * A stream reads parts, one after the other: it holds no connection while its reader rests, and a
 * connection that is cut costs one part. The first one is small, so that a song begins at once, and
 * because players ask for the beginning again and again.
 */
const STREAM_PARTS_BYTES: PartSizes = { first: 256 * 1024, next: 1024 * 1024 }
const COPY_PARTS_BYTES: PartSizes = { first: 4 * 1024 * 1024, next: 4 * 1024 * 1024 }
const SIGNED_FOR_SECONDS = 6 * 3_600

const [NOT_FOUND, CONFLICT, CHANGED, NOT_IMPLEMENTED] = [404, 409, 412, 501]

const fileContent = async (path: string): Promise<S3Content> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const { size } = await stat(path)
  return { bytes: size, sha256: hash.digest('hex'), stream: () => createReadStream(path) }
}

/** Files in a bucket. An object appears when all of it has arrived, so none is ever unfinished. */
export const s3Files = ({ client, prefix, hasFreeNames = false, scratch }: Options): Files => {
  const assertName = hasFreeNames ? assertFreeName : assertFileName
  const isName = hasFreeNames ? isFreeName : isFileName
  const keyOf = (name: string) => {
    assertName(name)
    return prefix + name
  }

  const { facts, parts, readPart, list } = s3Objects(client)

  const put = async (key: string, content: S3Content) => {
    await client.send({ method: 'PUT', key, content })
  }

  /** Names that this node adds now. */
  const adding = new Set<string>()

  const putNew = async (key: string, content: S3Content) => {
    if (adding.has(key)) return false
    adding.add(key)
    try {
      return await putUnlessTaken(key, content)
    } finally {
      adding.delete(key)
    }
  }

  /** Not every store knows the condition; all know whether the object is there. */
  const putUnlessTaken = async (key: string, content: S3Content) => {
    if (await facts(key)) return false
    const id = randomUUID()
    const headers = { 'If-None-Match': '*', [ADDED_BY]: id }
    const taken = [CHANGED, CONFLICT]
    const expected = [...taken, NOT_IMPLEMENTED]
    const { status } = await client.send({ method: 'PUT', key, content, headers }, expected)
    if (status === NOT_IMPLEMENTED) await put(key, content)
    // An upload whose answer was lost is sent again, and finds itself.
    return !taken.includes(status) || (await facts(key))?.addedBy === id
  }

  return {
    folder: undefined,
    write: async (name, bytes) => put(keyOf(name), bytesContent(bytes)),
    writeFile: async (name, path) => put(keyOf(name), await fileContent(path)),
    addFile: async (name, path) => putNew(keyOf(name), await fileContent(path)),
    read: async (name, maxBytes) => {
      const key = keyOf(name)
      if (maxBytes !== undefined) {
        const file = await facts(key)
        if (!file || file.bytes > maxBytes) return undefined
      }
      const { status, body } = await client.send({ method: 'GET', key }, [NOT_FOUND])
      return status === NOT_FOUND ? undefined : body
    },
    open: async (name) => {
      const key = keyOf(name)
      const file = await facts(key)
      if (!file) return undefined
      const { bytes, changedAt, etag } = file
      return {
        bytes,
        changedAt,
        read: (part) => readPart(key, etag, part),
        stream: (part) =>
          Readable.from(parts(key, etag, part, STREAM_PARTS_BYTES), { objectMode: false }),
        close: async () => undefined,
      }
    },
    withLocalFile: async (name, work) => {
      const key = keyOf(name)
      const file = await facts(key)
      if (!file) return undefined
      const path = await scratch.newPath()
      try {
        const whole = { start: 0, end: file.bytes - 1 }
        await pipeline(
          parts(key, file.etag, whole, COPY_PARTS_BYTES),
          createWriteStream(path, { flags: 'wx' }),
        )
        return await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    list: async function* () {
      for await (const { key, ...file } of list(prefix)) {
        const name = key.slice(prefix.length)
        if (isName(name)) yield { name, ...file }
      }
    },
    delete: async (name) => {
      await client.send({ method: 'DELETE', key: keyOf(name) }, [NOT_FOUND])
    },
    sweep: async () => undefined,
    signedUrl: (name, type) =>
      client.signedUrl(keyOf(name), {
        'X-Amz-Expires': `${SIGNED_FOR_SECONDS}`,
        'response-content-type': type,
      }),
  }
}
