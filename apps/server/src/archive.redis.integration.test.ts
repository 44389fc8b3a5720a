/** @module-tag long */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readSnapshot } from './database/archive/snapshot.ts'
import { openDatabase } from './database/open.ts'
import { fileSource } from './features/backup/archive-source.ts'
import { backupFolder } from './features/backup/backup-folder.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { restoreArchive } from './features/backup/restore-archive.ts'
import { openSiteFiles } from './platform/open-site-files.ts'
import { parseS3Address } from './platform/s3-address.ts'
import { PLACE_FILE } from './platform/site-files.ts'
import { AT, emptySite, fullSite, quiet } from './testing/archive-sites.ts'
import { newS3Url } from './testing/s3-url.ts'
import { testDatabase } from './testing/test-app.ts'

/** A site with its files in a bucket of its own. */
const withBucket = async <S extends { readonly dataDir: string }>(site: S) => {
  const bucket = parseS3Address('url', newS3Url())
  const files = await openSiteFiles({ dataDir: site.dataDir, bucket })
  onTestFinished(() => files.close())
  return { ...site, bucket, files }
}

const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

it('an archive contains the files of a bucket, and brings them to another one', async () => {
  const source = await withBucket(await fullSite())
  await source.files.place.write(PLACE_FILE, Buffer.from('here'))
  await source.files.files.write('uploads/a.webp', Buffer.from('a picture'))
  await source.files.music.write('旧歌/送别.mp3', Buffer.from('a song'))
  await source.files.music.write('empty.lrc', Buffer.from(''))
  const to = join(source.dataDir, 'a.tar.zst')
  const own = await openDatabase(source.address)
  const { dataDir, bucket } = source
  const place = { target: backupFolder(dataDir), name: 'a.tar.zst' }
  const options = { database: own, dataDir, bucket, program: '1.0.0', atMs: AT, ...place }
  await makeBackup({ ...options, onProgress: quiet.onProgress }).finally(own.close)

  const target = await withBucket(await emptySite())
  await target.files.place.write(PLACE_FILE, Buffer.from('there'))
  await target.files.files.write('uploads/old.webp', Buffer.from('gone'))
  // An object store knows seconds.
  await wait(1_100)
  let uploaded: Promise<void> | undefined
  const onWriting = () => {
    // Another node is open again, and stores a picture.
    uploaded = wait(1_100).then(() =>
      target.files.files.write('uploads/new.webp', Buffer.from('n')),
    )
  }
  await restoreArchive({ ...quiet, ...target, onWriting, archive: await fileSource(to) })
  await uploaded
  const { files, music } = target.files
  expect(textOf(await files.read('uploads/a.webp'))).toBe('a picture')
  expect(textOf(await music.read('旧歌/送别.mp3'))).toBe('a song')
  expect(textOf(await music.read('empty.lrc'))).toBe('')
  expect(await files.read('uploads/old.webp')).toBeUndefined()
  expect(textOf(await files.read('uploads/new.webp'))).toBe('n')
  expect(textOf(await files.read(PLACE_FILE))).toBe('there')
})

it('a snapshot outlives the time that files take', async () => {
  const { address } = await testDatabase('started')
  const own = await openDatabase(address)
  const reading = readSnapshot(own, false, async ({ rows }) => {
    // PostgreSQL ends other transactions that send nothing for two seconds.
    await wait(2_500)
    return (await Array.fromAsync(rows('users'))).length
  })
  expect(await reading.finally(own.close)).toBe(1)
})
