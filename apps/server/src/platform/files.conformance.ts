import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { FREE, INVALID_EVERYWHERE } from './file-names.conformance.ts'
import type { Files } from './files.ts'

interface OpenedFiles {
  /** Two nodes over one store. */
  readonly nodes: readonly [here: Files, there: Files]
  close(): Promise<void>
}

interface Form {
  readonly name: string
  /** Whether people give the names. */
  readonly hasFreeNames?: boolean
  readonly open: () => Promise<OpenedFiles>
}

const BIG = 8 * 1024 * 1024
const SONG = 1_000_000
const bytesOf = (text: string) => new TextEncoder().encode(text)
const bigFileOf = (byte: number) => new Uint8Array(BIG).fill(byte)

const localFile = async (content: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-local-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file')
  await writeFile(path, content)
  return path
}

export const filesConformance = ({ name: form, hasFreeNames = false, open: openFiles }: Form) =>
  describe(`the files in their ${form} form`, () => {
    let opened: OpenedFiles
    let here: Files
    let there: Files

    beforeEach(async () => {
      opened = await openFiles()
      ;[here, there] = opened.nodes
    })

    afterEach(() => opened.close())

    /** Plain bytes, for any kind of Uint8Array. */
    const read = async (files: Files, name: string) => {
      const bytes = await files.read(name)
      return bytes && new Uint8Array(bytes)
    }

    it.each(['a', 'a.webp', 'pictures/2026/_lake-1.x2.webp'])(
      'returns %j unchanged on every node',
      async (name) => {
        const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
        await here.write(name, bytes)
        expect(await read(here, name)).toEqual(bytes)
        expect(await read(there, name)).toEqual(bytes)
      },
    )

    it('stores an empty file', async () => {
      await here.write('empty', new Uint8Array())
      expect(await read(here, 'empty')).toEqual(new Uint8Array())
    })

    it.each(['absent', 'absent/file', 'folder', 'folder/file/below'])(
      'returns undefined for %j, which is no file',
      async (name) => {
        await here.write('folder/file', bytesOf('text'))
        expect(await here.read(name)).toBeUndefined()
      },
    )

    it('replaces a file', async () => {
      await here.write('a', bytesOf('a long first text'))
      await there.write('a', bytesOf('second'))
      expect(await read(here, 'a')).toEqual(bytesOf('second'))
    })

    it('shows readers the old file or the whole new one, never a part', async () => {
      await here.write('big', bigFileOf(0))
      for (const byte of [1, 2, 3]) {
        const progress = { written: false }
        const writing = here.write('big', bigFileOf(byte)).finally(() => {
          progress.written = true
        })
        while (!progress.written) {
          const bytes = await there.read('big')
          expect(bytes?.length).toBe(BIG)
          expect([byte - 1, byte]).toContain(bytes?.[0])
          expect(bytes?.at(-1)).toBe(bytes?.[0])
        }
        await writing
      }
    })

    it('stores one whole file when several are written under one name at once', async () => {
      await Promise.all([1, 2, 3, 4].map((byte) => here.write('x/big', bigFileOf(byte))))
      const bytes = await here.read('x/big')
      expect(bytes?.length).toBe(BIG)
      expect(bytes?.every((byte) => byte === bytes[0])).toBe(true)
    })

    it('deletes a file on every node', async () => {
      await here.write('x/a', bytesOf('text'))
      await there.delete('x/a')
      expect(await here.read('x/a')).toBeUndefined()
    })

    it.each(['absent', 'absent/file', 'folder', 'folder/file/below'])(
      'deletes %j, which is no file, without an error and without harm',
      async (name) => {
        await here.write('folder/file', bytesOf('text'))
        await expect(here.delete(name)).resolves.toBeUndefined()
        expect(await read(here, 'folder/file')).toEqual(bytesOf('text'))
      },
    )

    it('sweeps an empty store, and keeps finished files', async () => {
      await here.sweep(Number.MAX_SAFE_INTEGER)
      await here.write('x/a', bytesOf('text'))
      await there.sweep(Number.MAX_SAFE_INTEGER)
      expect(await read(here, 'x/a')).toEqual(bytesOf('text'))
    })

    it('stores a copy of a local file, and replaces an older one', async () => {
      await here.writeFile('x/a', await localFile(bytesOf('first')))
      await there.writeFile('x/a', await localFile(bigFileOf(7)))
      expect(Buffer.from(bigFileOf(7)).equals((await here.read('x/a')) ?? new Uint8Array())).toBe(
        true,
      )
      await here.writeFile('x/a', await localFile(new Uint8Array()))
      expect(await read(there, 'x/a')).toEqual(new Uint8Array())
    })

    it('adds a local file, and never replaces one', async () => {
      expect(await here.addFile('x/a', await localFile(bytesOf('first')))).toBe(true)
      expect(await there.addFile('x/a', await localFile(bytesOf('second')))).toBe(false)
      expect(await read(here, 'x/a')).toEqual(bytesOf('first'))
    })

    it('reads a file up to a size', async () => {
      await here.write('a', bytesOf('text'))
      expect(await here.read('a', 3)).toBeUndefined()
      expect(new Uint8Array((await here.read('a', 4)) ?? [])).toEqual(bytesOf('text'))
      expect(await here.read('absent', 4)).toBeUndefined()
    })

    it.each([
      [0, 0],
      [0, SONG - 1],
      [SONG - 1, SONG - 1],
      [300_000, 900_001],
    ])('reads and streams the bytes %d to %d', async (start, end) => {
      const bytes = Uint8Array.from({ length: SONG }, (_, index) => (index * 7) % 251)
      await here.write('big', bytes)
      const opened = await there.open('big')
      expect(opened?.bytes).toBe(SONG)
      const part = (await opened?.read({ start, end })) ?? new Uint8Array()
      expect(Buffer.compare(part, bytes.subarray(start, end + 1))).toBe(0)
      const streamed = opened && (await buffer(opened.stream({ start, end })))
      expect(streamed?.equals(bytes.subarray(start, end + 1))).toBe(true)
    })

    it('opens a file without reading it, and no other', async () => {
      await here.write('folder/file', bytesOf('text'))
      const opened = await here.open('folder/file')
      await opened?.close()
      expect(opened?.bytes).toBe(4)
      for (const name of ['absent', 'folder', 'folder/file/below']) {
        expect(await here.open(name)).toBeUndefined()
      }
    })

    it('lends a local path of a file', async () => {
      await here.write('x/a', bigFileOf(5))
      const content = await there.withLocalFile('x/a', (path) => readFile(path))
      expect(content?.equals(bigFileOf(5))).toBe(true)
      await here.write('empty', new Uint8Array())
      expect(await there.withLocalFile('empty', (path) => readFile(path, 'utf8'))).toBe('')
      expect(await there.withLocalFile('absent', async () => 'called')).toBeUndefined()
    })

    it('lists its files with their sizes and times', async () => {
      const names = [
        'a',
        'x/a',
        'x/y/b',
        ...(hasFreeNames ? FREE.map((name) => `free/${name}`) : []),
      ]
      for (const name of names) await here.write(name, bytesOf(name))
      const listed = await Array.fromAsync(there.list())
      expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort())
      for (const { name, bytes, changedAt } of listed) {
        const opened = await here.open(name)
        await opened?.close()
        expect({ bytes, changedAt }).toEqual({ bytes: opened?.bytes, changedAt: opened?.changedAt })
        expect(Math.abs(Date.now() - changedAt)).toBeLessThan(60_000)
      }
    })

    it.each(hasFreeNames ? INVALID_EVERYWHERE : [...INVALID_EVERYWHERE, ...FREE])(
      'rejects the name %j',
      async (name) => {
        const path = await localFile(bytesOf('text'))
        await expect(here.write(name, bytesOf('text'))).rejects.toThrow(RangeError)
        await expect(here.writeFile(name, path)).rejects.toThrow(RangeError)
        await expect(here.addFile(name, path)).rejects.toThrow(RangeError)
        await expect(here.read(name)).rejects.toThrow(RangeError)
        await expect(here.open(name)).rejects.toThrow(RangeError)
        await expect(here.withLocalFile(name, async () => 1)).rejects.toThrow(RangeError)
        await expect(here.delete(name)).rejects.toThrow(RangeError)
      },
    )

    it.each(hasFreeNames ? FREE : ['a'])('stores a file with the name %j', async (name) => {
      await here.write(name, bytesOf(name))
      expect(await read(there, name)).toEqual(bytesOf(name))
      await there.delete(name)
      expect(await here.read(name)).toBeUndefined()
    })
  })
