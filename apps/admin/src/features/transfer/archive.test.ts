import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  return new Promise<{ names: string[]; count: number }>((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', ({ fileName }) => {
        names.push(fileName)
        zip.readEntry()
      })
      zip.on('end', () => resolve({ names, count: zip.entryCount }))
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
  const { names } = await namesIn(archive)
  expect(names).toEqual(['博客/source/_posts/茶.md', '博客/source/images/cup.jpg'])
})

it('packs more files than the old format can count', async () => {
  const files = Array.from({ length: 65_540 }, (_, number) => fileAt(`b/${number}.md`, ''))
  const { names, count } = await namesIn(await packFiles(files))
  expect([names.length, count]).toEqual([65_540, 65_540])
}, 120_000)
