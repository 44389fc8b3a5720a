import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { pacedFileStream, READS_AT_ONCE } from './paced-file-stream.ts'

const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-paced-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file')
  await writeFile(path, CONTENT)
  const handle = await open(path)
  return { path, handle }
}

it.each([
  [0, CONTENT.length - 1],
  [0, 0],
  [5, 70_000],
  [131_072, 131_072],
  [299_999, 299_999],
])('streams the bytes %i to %i, and closes the file', async (start, end) => {
  const { handle } = await opened()
  const given = await buffer(pacedFileStream(handle, { start, end }))
  expect(given.equals(CONTENT.subarray(start, end + 1))).toBe(true)
  expect(handle.fd).toBe(-1)
})

it('closes the file when the stream is destroyed', async () => {
  const { handle, path } = await opened()
  const stream = pacedFileStream(handle, { start: 0, end: CONTENT.length - 1 })
  for await (const chunk of stream) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await expect.poll(() => handle.fd).toBe(-1)
  const unread = await open(path)
  pacedFileStream(unread, { start: 0, end: 9 }).destroy()
  await expect.poll(() => unread.fd).toBe(-1)
})

it('fails when the file has become shorter', async () => {
  const { handle } = await opened()
  const { length } = CONTENT
  await expect(buffer(pacedFileStream(handle, { start: 0, end: length }))).rejects.toThrow(
    'shorter',
  )
  expect(handle.fd).toBe(-1)
})

it('limits the reads at the same moment', async () => {
  let running = 0
  let most = 0
  const streams = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { handle } = await opened()
      const { read } = handle
      handle.read = (async (...args: unknown[]) => {
        running += 1
        most = Math.max(most, running)
        try {
          return await Reflect.apply(read, handle, args)
        } finally {
          running -= 1
        }
      }) as typeof read
      return pacedFileStream(handle, { start: 0, end: CONTENT.length - 1 })
    }),
  )
  const all = await Promise.all(streams.map((stream) => buffer(stream)))
  expect(all.every((bytes) => bytes.equals(CONTENT))).toBe(true)
  expect([most > 1, most <= READS_AT_ONCE]).toEqual([true, true])
})
