/** @module-tag long */
import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, inject, it, onTestFinished } from 'vitest'
import { startFaultProxy } from '../testing/fault-proxy.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import { parseS3Address } from './s3-address.ts'
import { createS3Client } from './s3-client.ts'
import { readUploads } from './s3-listing.ts'
import { s3Objects } from './s3-objects.ts'
import { createS3Uploads } from './s3-uploads.ts'

/** The smallest part that a store takes, except for the last one. */
const PART_BYTES = 5 * 1_048_576
const PARTS_BYTES = { first: PART_BYTES, next: PART_BYTES }
const CONTENT = randomBytes(2 * PART_BYTES + 1_000)

const open = async () => {
  const address = parseS3Address('url', inject('s3Url'))
  const proxy = await startFaultProxy(address.port ?? 0)
  const [client, direct] = [proxy.port, address.port].map((port) =>
    createS3Client({ ...address, port }, 3_000),
  ) as [ReturnType<typeof createS3Client>, ReturnType<typeof createS3Client>]
  onTestFinished(() => {
    client.close()
    direct.close()
  })
  const prefix = `${randomUUID()}/`
  const unfinished = async () => {
    const query = { uploads: '', prefix }
    const { body } = await direct.send({ method: 'GET', key: '', query })
    return readUploads(body.toString('utf8'))
  }
  const { facts, parts } = s3Objects(direct)
  const read = async (key: string) => {
    const found = await facts(key)
    if (!found) return undefined
    const whole = { start: 0, end: found.bytes - 1 }
    return Buffer.concat(await Array.fromAsync(parts(key, found.etag, whole, PARTS_BYTES)))
  }
  return { proxy, uploads: createS3Uploads(client, PART_BYTES), prefix, unfinished, read }
}

/** In pieces as a stream of a program has them. */
const pieces = (content: Buffer, size = 300_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
      content.subarray(at * size, (at + 1) * size),
    ),
  )

it.each([CONTENT, CONTENT.subarray(0, 10)])('stores a stream of any length', async (content) => {
  const { uploads, prefix, read, unfinished } = await open()
  await pipeline(pieces(content), uploads.open(`${prefix}a b`))
  expect((await read(`${prefix}a b`))?.equals(content)).toBe(true)
  expect(await unfinished()).toEqual([])
})

it('shows nothing before the end, and nothing of a stream that fails', async () => {
  const { uploads, prefix, read, unfinished } = await open()
  const failing = async function* () {
    yield CONTENT.subarray(0, PART_BYTES)
    expect(await read(`${prefix}a`)).toBeUndefined()
    expect(await unfinished()).toHaveLength(1)
    throw new Error('stopped')
  }
  await expect(pipeline(failing(), uploads.open(`${prefix}a`))).rejects.toThrow('stopped')
  await expect.poll(unfinished).toEqual([])
  expect(await read(`${prefix}a`)).toBeUndefined()
})

it('stores a whole stream when a part is cut', async () => {
  const { proxy, uploads, prefix, read } = await open()
  const disturbed = async function* () {
    yield* pieces(CONTENT)
    proxy.plant({ kind: 'cut', side: 'request', bytes: 500 }, 1)
  }
  await pipeline(disturbed(), uploads.open(`${prefix}a`))
  expect((await read(`${prefix}a`))?.equals(CONTENT)).toBe(true)
})

it('rejects when the store is away, and sweeps what a killed writer has left', async () => {
  const { proxy, uploads, prefix, read, unfinished } = await open()
  const cut = async function* () {
    yield* pieces(CONTENT)
    proxy.plant({ kind: 'busy' })
  }
  await expect(pipeline(cut(), uploads.open(`${prefix}a`))).rejects.toThrow(FilesUnavailable)
  expect(await read(`${prefix}a`)).toBeUndefined()
  proxy.mend()
  expect(await unfinished()).toHaveLength(1)
  const isOurs = () => true
  await uploads.sweep(prefix, { before: Date.now() - 60_000, isOurs })
  expect(await unfinished()).toHaveLength(1)
  await uploads.sweep(prefix, { before: Date.now() + 60_000, isOurs: () => false })
  expect(await unfinished()).toHaveLength(1)
  await uploads.sweep(prefix, { before: Date.now() + 60_000, isOurs })
  expect(await unfinished()).toEqual([])
})
