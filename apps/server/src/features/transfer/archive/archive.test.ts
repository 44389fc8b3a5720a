import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { zipBomb, zipOf } from '../../../testing/archives.ts'
import { withInnerZips } from './merge-sources.ts'
import { openFolder } from './read-folder.ts'
import { openZip } from './read-zip.ts'
import { ARCHIVE_LIMITS, type Source, safePath } from './source.ts'
import { withoutWrapper } from './without-wrapper.ts'
import { writeZip } from './write-zip.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanting-archive-'))
})
afterEach(() => rm(folder, { recursive: true }))

const opened = async (bytes: Uint8Array, limits = ARCHIVE_LIMITS) => {
  const path = join(folder, 'a.zip')
  await writeFile(path, bytes)
  return openZip(path, limits)
}

const textOf = async (source: Source, path: string) =>
  (await source.read(path, 1_000_000)).toString('utf8')

/** Where the directory of a zip describes a file. */
interface CentralEntry {
  readonly bytes: Buffer
  readonly at: number
}

describe('a zip', () => {
  it('returns the files that were written', async () => {
    const source = await opened(
      await zipOf({ 'a.md': 'tea', '茶/水.md': '水'.repeat(5_000), e: '' }),
    )
    expect(source.paths).toEqual(['a.md', '茶/水.md', 'e'])
    expect(await textOf(source, '茶/水.md')).toBe('水'.repeat(5_000))
    expect(await textOf(source, 'e')).toBe('')
    await source.close()
  })

  it('names files with unsafe paths, and leaves out ignored ones', async () => {
    const names = [
      '../x.md',
      '/etc/passwd',
      'C:\\x.md',
      'a/../../b',
      'a\\b.md',
      '__MACOSX/._a',
      '.git/c',
    ]
    const files = Object.fromEntries(names.map((name) => [name, 'x']))
    const source = await opened(await zipOf(files))
    expect(source.paths).toEqual(['a/b.md'])
    expect(source.unread?.map(({ path }) => path)).toEqual([
      '../x.md',
      '/etc/passwd',
      'C:/x.md',
      'a/../../b',
    ])
    await source.close()
  })

  it.each([
    ['encrypted', ({ at, bytes }: CentralEntry) => bytes.writeUInt16LE(1, at + 8)],
    ['a link', ({ at, bytes }: CentralEntry) => bytes.writeUInt32LE(0o120777 * 65_536, at + 38)],
  ])('names a file that is %s', async (_, change) => {
    const bytes = await zipOf({ 'a.md': 'tea', 'folder/b.md': 'secret' })
    change({ bytes, at: bytes.lastIndexOf('PK\x01\x02') })
    const source = await opened(bytes)
    expect(source.paths).toEqual(['a.md'])
    expect(source.unread).toEqual([{ path: 'folder/b.md', note: 'unreadable' }])
    await source.close()
  })

  it('is not unpacked beyond its declared size', async () => {
    const source = await opened(await zipBomb(50 * 1_048_576, 1_000))
    await expect(source.read('bomb.md', 2_000_000)).rejects.toMatchObject({
      key: 'archiveUnreadable',
    })
    await source.close()
  })

  it('copies a file to disk, and returns the beginning of it', async () => {
    const source = await opened(await zipOf({ 'a.xml': 'x'.repeat(200_000) }))
    expect((await source.beginning('a.xml', 10)).toString()).toBe('x'.repeat(10))
    await source.extract('a.xml', join(folder, 'copy'))
    expect((await stat(join(folder, 'copy'))).size).toBe(200_000)
    await source.close()
  })

  describe('inside of another one', () => {
    const openBoth = async (
      files: Record<string, string | Uint8Array>,
      limits = ARCHIVE_LIMITS,
    ) => {
      let copies = 0
      const newPath = async () => join(folder, `copy-${++copies}`)
      return withInnerZips(await opened(await zipOf(files)), newPath, limits)
    }

    it('has the pictures and files of an export, and no texts', async () => {
      const files = { 'uploads/cup.jpg': 'cup', 'uploads/list.pdf': 'list', 'manual.md': 'manual' }
      const source = await openBoth({ 'blog.xml': 'x', 'media.zip': await zipOf(files) })
      const inside = ['uploads/cup.jpg', 'uploads/list.pdf']
      expect(source.paths).toEqual(['blog.xml', 'media.zip', ...inside])
      expect(await textOf(source, 'uploads/cup.jpg')).toBe('cup')
      await source.close()
    })

    it('is read whole where nothing else is', async () => {
      const source = await openBoth({
        'blog.zip': await zipOf({ 'a.md': 'a' }),
        'media.zip': await zipOf({ 'a.jpg': 'cup' }),
      })
      expect(source.paths).toEqual(['blog.zip', 'media.zip', 'a.md', 'a.jpg'])
      await source.close()
    })

    it('is left out and named if it is broken', async () => {
      const source = await openBoth({
        'a.md': 'a',
        '../out.jpg': 'out',
        'bad.zip': 'no zip',
        'c.zip': await zipOf({ 'c.jpg': 'c' }),
      })
      expect(source.paths).toEqual(['a.md', 'bad.zip', 'c.zip', 'c.jpg'])
      expect(withoutWrapper(source).unread).toEqual([
        { path: '../out.jpg', note: 'unreadable' },
        { path: 'bad.zip', note: 'unreadable' },
      ])
      await source.close()
    })

    it('shares the limits with the others', async () => {
      const inner = await zipOf({ 'a.jpg': 'a', 'b.jpg': 'b' })
      const source = await openBoth(
        { 'x.zip': inner, 'y.zip': inner },
        { ...ARCHIVE_LIMITS, maxEntries: 5 },
      )
      expect(source.unread).toEqual([{ path: 'y.zip', note: 'tooLarge' }])
      await source.close()
    })
  })

  it('is not blamed for a full disk', async () => {
    const source = await opened(await zipOf({ a: 'x' }))
    const missing = join(folder, 'no', 'such', 'folder')
    await expect(source.extract('a', missing)).rejects.toMatchObject({ code: 'ENOENT' })
    await source.close()
  })

  it('that we write asks for a file when the one before it was read', async () => {
    let asked = 0
    const files = async function* () {
      for (; asked < 300; asked += 1) {
        const content = Buffer.alloc(100_000, asked)
        yield { path: `${asked}.md`, content, modifiedAt: 0, pack: asked % 2 === 0 }
      }
    }
    const output = writeZip(files())
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toBeLessThan(20)
    const source = await opened(await buffer(output))
    expect(source.paths).toHaveLength(300)
    expect((await source.read('299.md', 200_000)).equals(Buffer.alloc(100_000, 299))).toBe(true)
    await source.close()
  })

  it('fails with the error of a file that could not be read', async () => {
    const files = async function* () {
      yield { path: 'a', content: Buffer.from('x'), modifiedAt: 0, pack: true }
      throw new Error('the disk is gone')
    }
    await expect(buffer(writeZip(files()))).rejects.toThrow('the disk is gone')
  })

  it('fails with the error of a streamed file that ended early', async () => {
    const rows = async function* () {
      yield Buffer.from('x'.repeat(100_000))
      throw new Error('the database is gone')
    }
    const files = async function* () {
      yield { path: 'data/talks.json', content: rows(), modifiedAt: 0, pack: true }
    }
    await expect(buffer(writeZip(files()))).rejects.toThrow('the database is gone')
  })

  it('is refused if its declared size is too large', async () => {
    const bytes = await zipBomb(1_000, 600 * 1_048_576)
    await expect(opened(bytes)).rejects.toMatchObject({ key: 'archiveTooLarge' })
  })

  it('does not return a file above the maximum size', async () => {
    const source = await opened(await zipOf({ a: 'x'.repeat(1_000) }))
    await expect(source.read('a', 999)).rejects.toMatchObject({ key: 'archiveTooLarge' })
    await source.close()
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['not a zip', Buffer.from('x'.repeat(500))],
    [
      'only an end record',
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(6), Buffer.alloc(12, 0xff)]),
    ],
  ])('with this content is refused: %s', async (_, bytes) => {
    await expect(opened(bytes)).rejects.toMatchObject({ key: expect.stringMatching(/^archive/) })
  })

  it('with any changed byte is read or refused, and never hangs', async () => {
    const honest = await zipOf({ 'a.md': 'tea and water', 'b.md': 'fire' })
    for (let at = 0; at < honest.length; at += 1) {
      const changed = Buffer.from(honest)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const outcome = await opened(changed)
        .then(async (source) => {
          const reading = Promise.all(source.paths.map((path) => source.read(path, 1_000)))
          await reading.finally(source.close)
          return 'read'
        })
        .catch(({ key }) => key)
      expect(['read', 'archiveUnreadable', 'archiveTooLarge']).toContain(outcome)
    }
  })
})

describe('a folder', () => {
  it('is read without following links', async () => {
    await mkdir(join(folder, 'posts'))
    await writeFile(join(folder, 'posts', 'a.md'), 'tea')
    await symlink('/etc/hostname', join(folder, 'posts', 'link.md'))
    const source = await openFolder(folder)
    expect(source.unread).toEqual([{ path: 'posts/link.md', note: 'unreadable' }])
    expect(source.paths).toEqual(['posts/a.md'])
    expect(await textOf(source, 'posts/a.md')).toBe('tea')
    await expect(source.read('../x', 10)).rejects.toThrow()
  })
})

describe('a deep folder', () => {
  it('is read down to the maximum depth', async () => {
    const deepest = Array.from({ length: 40 }, () => 'd')
    await mkdir(join(folder, ...deepest), { recursive: true })
    for (const depth of [0, 31, 32, 40]) {
      await writeFile(join(folder, ...deepest.slice(0, depth), 'a.md'), 'tea')
    }
    const { paths, tooLong } = await openFolder(folder)
    expect(paths.map((path) => path.split('/').length).sort()).toEqual([1, 32])
    // The file in the deepest folder that is read, and the folder below it, which is not read.
    expect([...tooLong].sort()).toEqual([`${'d/'.repeat(33)}`, `${'d/'.repeat(32)}a.md`].sort())
  })

  it('in a zip is reported as too long, and the rest is read', async () => {
    const deep = `${'a/'.repeat(32_000)}b.md`
    const long = `${'c'.repeat(1_022)}.md`
    const ignored = [`.git/${'d'.repeat(2_000)}`, `../${'e/'.repeat(40)}f.md`, 'g/'.repeat(40)]
    const files = Object.fromEntries([deep, long, ...ignored].map((name) => [name, 'x']))
    const source = await opened(await zipOf({ ...files, 'c.md': 'tea' }))
    expect(source.paths).toEqual(['c.md'])
    expect(source.tooLong).toEqual([deep, long])
    await source.close()
  })
})

describe('the files of an archive', () => {
  it.each([
    [
      ['blog/source/a.md', 'blog/x'],
      ['source/a.md', 'x'],
    ],
    [
      ['a/b/c.md', 'a/b/d.md'],
      ['c.md', 'd.md'],
    ],
    [['_posts/a.md'], ['_posts/a.md']],
    [
      ['a.md', 'b/c.md'],
      ['a.md', 'b/c.md'],
    ],
    [[], []],
  ])('%j have the paths %j', (paths, expected) => {
    const source = {
      paths,
      tooLong: paths.map((path) => `${path}/too-long`),
      sizeOf: () => 0,
      read: async () => Buffer.alloc(0),
      beginning: async () => Buffer.alloc(0),
      extract: async () => undefined,
      close: async () => undefined,
    }
    expect(withoutWrapper(source).paths).toEqual(expected)
    expect(withoutWrapper(source).tooLong).toEqual(expected.map((path) => `${path}/too-long`))
  })

  it.each([
    '',
    '.',
    'a//b',
    './a',
    'a/.',
    'x\ny',
    'node_modules/a',
    `${'a/'.repeat(32)}b`,
    `a/${'b'.repeat(1_023)}`,
  ])('%j has no safe path', (name) => {
    expect(safePath(name)).toBeUndefined()
  })
})
