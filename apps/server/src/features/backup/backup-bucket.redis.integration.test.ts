/** @module-tag long */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { parseS3Address } from '../../platform/s3-address.ts'
import { backupDone, madeBackup } from '../../testing/backup-cases.ts'
import { startFaultProxy } from '../../testing/fault-proxy.ts'
import { newS3Url } from '../../testing/s3-url.ts'
import { draft, OWNER, openTestApp } from '../../testing/test-app.ts'
import { backupBucket } from './backup-bucket.ts'

const SOON = { timeout: 30_000 }

/** A site with its backups in a bucket, behind a connection that can be disturbed. */
const open = async (env: Record<string, string> = {}, now?: () => number) => {
  const proxy = await startFaultProxy(parseS3Address('url', inject('s3Url')).port ?? 0)
  const BACKUP_URL = newS3Url(proxy.port)
  const replaced: (() => Promise<void>)[] = []
  const site = await openTestApp({
    env: { BACKUP_URL, ...env },
    now,
    replaceSite: (work) => replaced.push(work),
  })
  const bucket = backupBucket(parseS3Address('url', BACKUP_URL))
  onTestFinished(bucket.close)
  const nameList = async () => (await bucket.list()).map(({ name }) => name)
  return { ...site, owner: await site.ownerClient(), proxy, bucket, nameList, replaced }
}

it('makes, verifies, downloads, restores and deletes a backup in a bucket', async () => {
  const { app, owner, ownerClient, bucket, nameList, platform, replaced } = await open()
  const name = await madeBackup({ owner })
  const { list, places, lastBackup } = await owner.getBackups()
  expect(list).toMatchObject([{ name, places: ['bucket'] }])
  expect(places).toMatchObject([{ kind: 'bucket', isReachable: true }])
  expect(places[0]?.text).not.toMatch(/secret/)
  expect(lastBackup?.file).toBe(bucket.pathOf(name))
  expect(await readdir(platform.dataDir)).not.toContain('backups')

  await owner.verifyBackup({ body: { name } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'verify', fault: null })
  const { path } = await owner.linkBackup({ body: { name, password: OWNER.password } })
  const { rawPayload } = await app.inject({ url: path })
  const archive = await bucket.find(name)
  const stored = Buffer.concat(await Array.fromAsync(archive?.stream() ?? []))
  expect(rawPayload.equals(stored)).toBe(true)
  expect(stored.length).toBe(list[0]?.bytes)

  const { article } = await owner.addArticle({ body: { article: draft('written later') } })
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'restore', fault: null })
  await replaced[0]?.()
  const { queries } = platform.database
  const found = queries.selectFrom('articles').select('id').where('id', '=', article.id)
  expect(await found.execute()).toEqual([])

  const again = await ownerClient()
  await again.deleteBackup({ params: { name } })
  expect(await nameList()).not.toContain(name)
})

it('keeps a copy in a bucket beside a folder, and lists both as one', async () => {
  const folder = join((await openTestApp()).platform.dataDir, 'archives')
  const { owner, bucket } = await open({ BACKUP_FOLDER: folder })
  const name = await madeBackup({ owner })
  expect((await owner.getBackups()).list).toMatchObject([{ name, places: ['folder', 'bucket'] }])
  const copy = Buffer.concat(await Array.fromAsync((await bucket.find(name))?.stream() ?? []))
  expect(copy.equals(await readFile(join(folder, name)))).toBe(true)
  await owner.deleteBackup({ params: { name } })
  expect((await owner.getBackups()).list).toEqual([])
})

it('reports a bucket that is away, keeps the backup of the folder, and never harms the site', {
  tags: 'long',
}, async () => {
  const folder = join((await openTestApp()).platform.dataDir, 'archives')
  const { owner, proxy, nameList } = await open({ BACKUP_FOLDER: folder })
  const webhook = { url: 'https://a.example', kinds: ['backupFailed' as const], enabled: true }
  await owner.addWebhook({ body: webhook })
  proxy.plant({ kind: 'cut', side: 'request', bytes: 10 })
  const { name } = await owner.makeBackup()
  expect(await backupDone(owner)).toMatchObject({ name, fault: 'unreachable' })
  const { list, places, lastBackup, lastFailure } = await owner.getBackups()
  expect(list).toMatchObject([{ name, places: ['folder'] }])
  expect(places.map(({ isReachable }) => isReachable)).toEqual([true, false])
  expect(lastBackup?.file).toBe(join(folder, name))
  expect(lastFailure).toMatchObject({ fault: 'unreachable' })
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'restore', name, fault: null })
  const away = owner.deleteBackup({ params: { name } })
  await expect(away).rejects.toMatchObject({ status: 503, reason: 'backupUnreachable' })
  proxy.mend()
  await madeBackup({ owner })
  expect((await owner.getBackups()).lastFailure).toBeNull()
  expect(await nameList()).toHaveLength(1)
})

it('keeps so many scheduled backups in the bucket too', { tags: 'long' }, async () => {
  let time = Date.UTC(2026, 10, 16, 12)
  const { ownerClient, nameList } = await open({}, () => time)
  const body = { every: 'daily', hour: 0, weekday: 0, keepDaily: 1, keepWeekly: 0 } as const
  for (const day of ['16', '17']) {
    const owner = await ownerClient()
    await owner.scheduleBackups({ body })
    const days = async () => (await nameList()).map((name) => /-(\d\d)T/.exec(name)?.[1])
    await expect.poll(days, SOON).toEqual([day])
    await expect.poll(async () => (await owner.getBackups()).job, SOON).toBeNull()
    time += 24 * 3_600_000
  }
})
