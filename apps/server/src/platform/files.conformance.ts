import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'

interface OpenedFiles {
  /** Two nodes over one store. */
  readonly nodes: readonly [here: Files, there: Files]
  close(): Promise<void>
}

const BIG = 8 * 1024 * 1024
const bytesOf = (text: string) => new TextEncoder().encode(text)
const bigFileOf = (byte: number) => new Uint8Array(BIG).fill(byte)

const INVALID = [
  ...[
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/..',
    './a',
    '.a',
    'a/.b',
    'a..b',
  ],
  ...['A', 'ä', '兰', 'a b', 'a\\b', 'a\0', 'a\n', 'c:a', '~', '%2e%2e', 'a?b'],
]

export const filesConformance = (form: string, openFiles: () => Promise<OpenedFiles>) =>
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

    it.each(INVALID)('rejects the name %j', async (name) => {
      await expect(here.write(name, bytesOf('text'))).rejects.toThrow(RangeError)
      await expect(here.read(name)).rejects.toThrow(RangeError)
      await expect(here.delete(name)).rejects.toThrow(RangeError)
    })
  })
