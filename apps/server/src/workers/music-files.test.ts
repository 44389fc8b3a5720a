import fs from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listFiles } from './music-files.worker.ts'

const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-songs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'album'))
  for (const name of ['a.mp3', 'album/b.mp3', 'c.mp3']) await writeFile(join(folder, name), 'x')
  return folder
}

type Look = (path: string, ...rest: unknown[]) => Promise<unknown>

/** Deletes a file or folder at the moment of reading it. */
const vanishing = (look: 'stat' | 'readdir', gone: string) => {
  const looks = fs.promises as unknown as Record<typeof look, Look>
  const before = looks[look]
  const spy = vi.spyOn(looks, look).mockImplementation(async (path, ...rest) => {
    if (path === gone) await rm(gone, { recursive: true })
    return before(path, ...rest)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

const found = async (folder: string) => {
  const listed = await listFiles(folder)
  return listed && { files: listed.files.map(({ path }) => path), folders: listed.folders }
}

it('lists all files and folders below a folder', async () => {
  expect(await found(await aFolder())).toEqual({
    files: ['a.mp3', 'album/b.mp3', 'c.mp3'],
    folders: ['', 'album'],
  })
})

it('skips a file that is deleted during listing', async () => {
  const folder = await aFolder()
  vanishing('stat', join(folder, 'a.mp3'))
  expect(await found(folder)).toEqual({ files: ['album/b.mp3', 'c.mp3'], folders: ['', 'album'] })
})

it('skips a folder that is deleted during listing', async () => {
  const folder = await aFolder()
  vanishing('readdir', join(folder, 'album'))
  expect(await found(folder)).toEqual({ files: ['a.mp3', 'c.mp3'], folders: [''] })
})

it('returns undefined for a folder that does not exist', async () => {
  expect(await found(join(await aFolder(), 'nowhere'))).toBeUndefined()
})
