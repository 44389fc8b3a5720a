import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT } from '@lanting/contract'
import { expect, it, onTestFinished } from 'vitest'
import yauzl from 'yauzl'
import { packFiles } from './archive.ts'

const fileAt = (path: string, content: string) =>
  Object.defineProperty(new File([content], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  })

const sizesIn = async (archive: Blob) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.zip')
  await writeFile(path, archive.stream())
  return new Promise<Record<string, number>>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const sizes: Record<string, number> = {}
      zip.on('entry', ({ fileName, uncompressedSize }) => {
        sizes[fileName] = uncompressedSize
        zip.readEntry()
      })
      zip.on('end', () => resolve(sizes))
      zip.on('error', reject)
      return zip.readEntry()
    })
  })
}

it('packs what the server can use, the names of the rest, and nothing of its tools', async () => {
  const archive = await packFiles(
    [
      '博客/source/_posts/茶.md',
      '博客/source/images/cup.HEIC',
      '博客/source/images/public/cup.jpg',
      '博客/source/files/menu.pdf',
      '博客/links.opml',
      '博客/attachments/a.docx',
      '博客/notes.org',
      '博客/old.html',
      '博客/boil.mp4',
      '博客/node_modules/a/readme.md',
      '博客/.git/config',
      '博客/public/index.html',
    ].map((path) => fileAt(path, 'x')),
  )
  expect(await sizesIn(archive)).toEqual({
    '博客/source/_posts/茶.md': 1,
    '博客/source/images/cup.HEIC': 1,
    '博客/source/images/public/cup.jpg': 1,
    '博客/source/files/menu.pdf': 1,
    '博客/links.opml': 1,
    '博客/attachments/a.docx': 1,
    '博客/notes.org': 0,
    '博客/old.html': 0,
    '博客/boil.mp4': 0,
  })
})

it('packs too many files for the server as too many, never as a part of them', async () => {
  const files = Array.from({ length: 65_536 + 20 }, (_, number) => fileAt(`b/${number}.md`, ''))
  const bytes = new DataView(await (await packFiles(files)).arrayBuffer())
  const END_RECORD = 22
  const count = bytes.getUint16(bytes.byteLength - END_RECORD + 10, true)
  expect(count).toBeGreaterThan(IMPORT.maxEntries)
}, 120_000)
