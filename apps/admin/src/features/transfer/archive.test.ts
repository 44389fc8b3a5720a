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

const namesIn = async (archive: Blob) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'a.zip')
  await writeFile(path, archive.stream())
  return new Promise<string[]>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', ({ fileName }) => {
        names.push(fileName)
        zip.readEntry()
      })
      zip.on('end', () => resolve(names))
      zip.on('error', reject)
      return zip.readEntry()
    })
  })
}

it('packs the texts and pictures of a folder, and nothing of its tools', async () => {
  const archive = await packFiles([
    fileAt('博客/source/_posts/茶.md', '# 茶'),
    fileAt('博客/source/images/cup.jpg', 'x'),
    fileAt('博客/node_modules/a/readme.md', 'no'),
    fileAt('博客/theme.js', 'no'),
  ])
  expect(await namesIn(archive)).toEqual(['博客/source/_posts/茶.md', '博客/source/images/cup.jpg'])
})

it('packs too many files for the server as too many, never as a part of them', async () => {
  const files = Array.from({ length: 65_536 + 20 }, (_, number) => fileAt(`b/${number}.md`, ''))
  const bytes = new DataView(await (await packFiles(files)).arrayBuffer())
  const END_RECORD = 22
  const count = bytes.getUint16(bytes.byteLength - END_RECORD + 10, true)
  expect(count).toBeGreaterThan(IMPORT.maxEntries)
}, 120_000)
