/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { makeFolder } from '../testing/child-service.ts'
import { type Fault, startFaultProxy } from '../testing/fault-proxy.ts'
import { s3Files } from './files.s3.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import { parseS3Address } from './s3-address.ts'
import { createS3Client } from './s3-client.ts'
import { diskScratch } from './scratch.ts'

const IDLE_MS = 3_000
const MANY = Number.POSITIVE_INFINITY
const CONTENT = Buffer.from(Array.from({ length: 900_000 }, (_, at) => (at * 7) % 251))

/** A bucket behind a connection that can be disturbed, and the same without it. */
const openBoth = async () => {
  const address = parseS3Address('url', inject('s3Url'))
  const proxy = await startFaultProxy(address.port ?? 0)
  const folder = await makeFolder('scratch')
  const prefix = `${randomUUID()}/`
  const open = (port: number | undefined) => {
    const client = createS3Client({ ...address, port }, IDLE_MS)
    onTestFinished(() => client.close())
    return s3Files({ client, prefix, scratch: diskScratch(folder) })
  }
  onTestFinished(() => rm(folder, { recursive: true }))
  return { proxy, folder, files: open(proxy.port), direct: open(address.port) }
}

const passing: readonly (readonly [string, Fault, number])[] = [
  ['slow', { kind: 'slow', ms: 300 }, MANY],
  ['too busy twice', { kind: 'busy' }, 2],
  ['cut in the request twice', { kind: 'cut', side: 'request', bytes: 100_000 }, 2],
  ['cut in the answer twice', { kind: 'cut', side: 'answer', bytes: 100 }, 2],
]

const lasting: readonly (readonly [string, Fault])[] = [
  ['too busy', { kind: 'busy' }],
  ['silent', { kind: 'silent' }],
  ['cut in every request', { kind: 'cut', side: 'request', bytes: 100 }],
  ['cut in every answer', { kind: 'cut', side: 'answer', bytes: 100 }],
]

describe('a bucket that is disturbed for a moment', () => {
  it.each(passing)('%s: stores, reads, lists and deletes whole files', async (_, fault, count) => {
    const { proxy, files, direct } = await openBoth()
    proxy.plant(fault, count)
    await files.write('x/a', CONTENT)
    expect(CONTENT.equals((await direct.read('x/a')) ?? Buffer.of())).toBe(true)
    proxy.plant(fault, count)
    expect(CONTENT.equals((await files.read('x/a')) ?? Buffer.of())).toBe(true)
    proxy.plant(fault, count)
    expect((await Array.fromAsync(files.list())).map(({ name }) => name)).toEqual(['x/a'])
    proxy.plant(fault, count)
    await files.delete('x/a')
    expect(await direct.read('x/a')).toBeUndefined()
  })

  it('goes on with a stream that is cut in the middle', async () => {
    const { proxy, files } = await openBoth()
    await files.write('song', CONTENT)
    const opened = await files.open('song')
    // Twice in the middle of a part, which is read again.
    proxy.plant({ kind: 'cut', side: 'answer', bytes: 50_000 }, 2)
    const streamed = opened && (await buffer(opened.stream({ start: 0, end: CONTENT.length - 1 })))
    expect(streamed?.equals(CONTENT)).toBe(true)
  })
})

describe('a bucket that is away', () => {
  it.each(lasting)('%s: every call rejects, and nothing is half there', async (_, fault) => {
    const { proxy, folder, files, direct } = await openBoth()
    await files.write('old', CONTENT)
    const path = join(folder, 'local')
    await writeFile(path, CONTENT)
    proxy.plant(fault)
    const calls = [
      () => files.write('new', CONTENT),
      () => files.write('old', CONTENT.subarray(1)),
      () => files.writeFile('new', path),
      () => files.addFile('new', path),
      () => files.read('old'),
      () => files.open('old'),
      () => files.withLocalFile('old', async () => 'called'),
      () => Array.fromAsync(files.list()),
      () => files.delete('old'),
    ]
    const answers = await Promise.allSettled(calls.map((call) => call()))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(FilesUnavailable) })
    }
    expect(await readdir(folder)).toEqual(['local'])
    // A request whose answer was lost may have been carried out, but never a part of it.
    expect([undefined, CONTENT.length]).toContain((await direct.read('new'))?.length)
    const old = await direct.read('old')
    expect([undefined, CONTENT.length, CONTENT.length - 1]).toContain(old?.length)
    proxy.mend()
    await files.write('new', CONTENT)
    expect(CONTENT.equals((await files.read('new')) ?? Buffer.of())).toBe(true)
  })

  it('rejects a wrong secret and a missing bucket without a retry, and a missing file is no outage', async () => {
    const address = parseS3Address('url', inject('s3Url'))
    const scratch = diskScratch(await makeFolder('scratch'))
    for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'missing' }]) {
      const client = createS3Client({ ...address, ...wrong }, IDLE_MS)
      onTestFinished(() => client.close())
      const files = s3Files({ client, prefix: '', scratch })
      await expect(files.read('a')).rejects.toThrow(/403|404 NoSuchBucket/)
      await expect(files.open('a')).rejects.toThrow(FilesUnavailable)
    }
    const { files } = await openBoth()
    expect(await files.read('a')).toBeUndefined()
  })
})
