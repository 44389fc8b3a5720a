import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { childEnvironment } from './config.ts'
import { openDatabase } from './database/open.ts'
import { backUpToBucket } from './features/backup/backup-to-bucket.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { parseS3Address } from './platform/s3-address.ts'
import { openBucket } from './platform/s3-site-files.ts'
import { diskScratch } from './platform/scratch.ts'
import { newS3Url } from './testing/s3-url.ts'
import { testDatabase } from './testing/test-app.ts'

const AT = Date.UTC(2026, 10, 16, 5, 4, 3)
const NAME = 'lanting-2026-11-16T05-04-03Z'

const open = async () => {
  const { address, dataDir } = await testDatabase('started')
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  const scratch = diskScratch(join(dataDir, 'incoming'))
  const stores = await openBucket(parseS3Address('url', newS3Url()), scratch)
  onTestFinished(() => stores.close())
  await stores.files.write('uploads/a.webp', Buffer.from('a picture'))
  await stores.music.write('旧歌/送别.mp3', Buffer.from('a song'))
  const { copyIn } = stores
  const needs = { database, address, dataDir, environment: childEnvironment, stores, scratch }
  return { needs: { ...needs, copyIn }, dataDir, stores }
}

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

it('copies database and files of a bucket to a folder of the same bucket', async () => {
  const { needs, dataDir, stores } = await open()
  const { folder, bytes } = await backUpToBucket(needs, AT)
  expect(folder).toMatch(new RegExp(`^s3://127.0.0.1:\\d+/files/.*/backups/${NAME}/$`))
  const copy = stores.copyIn(`backups/${NAME}`)
  expect(textOf(await copy.files.read('uploads/a.webp'))).toBe('a picture')
  expect(textOf(await copy.music.read('旧歌/送别.mp3'))).toBe('a song')
  expect(textOf(await copy.root.read('lanting.dump'))?.slice(0, 5)).toBe('PGDMP')
  const complete = JSON.parse(textOf(await copy.root.read('complete.json')) ?? '')
  expect(complete).toEqual({ atMs: AT, bytes })
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
})

it('copies the files of a bucket to a folder', async () => {
  const { needs, dataDir } = await open()
  const { folder } = await makeBackup(needs, join(dataDir, 'backups'), AT)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect((await readdir(folder)).sort()).toEqual(['files', 'lanting.dump', 'music'])
  expect(await readdir(join(folder, 'files'))).toEqual(['uploads'])
  expect(await readFile(join(folder, 'music/旧歌/送别.mp3'), 'utf8')).toBe('a song')
})
