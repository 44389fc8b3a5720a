import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { claimSlot } from '../../database/archive/backup-slot.ts'
import { PLACE_FILE } from '../../platform/site-files.ts'
import { backupDone, madeBackup, newUploadId } from '../../testing/backup-cases.ts'
import { makeFolder } from '../../testing/child-service.ts'
import { draft, OWNER, openTestApp } from '../../testing/test-app.ts'

const HOUR_MS = 3_600_000
/** Deriving a key from a passphrase is slow on purpose. */
const SLOW_MS = 180_000
const SOON = { timeout: 30_000 }
const SCHEDULE = { every: 'daily', hour: 0, weekday: 0, keepDaily: 1, keepWeekly: 0 } as const

const open = async (env: Record<string, string> = {}, now?: () => number) => {
  const replaced: (() => Promise<void>)[] = []
  const site = await openTestApp({ env, now, replaceSite: (work) => replaced.push(work) })
  const folder = join(site.platform.dataDir, 'backups')
  return { ...site, owner: await site.ownerClient(), folder, replaced }
}

it('makes, verifies, downloads and deletes a backup', async () => {
  const { app, owner, folder } = await open()
  const name = await madeBackup({ owner })
  const { list, places, lastBackup, lastFailure } = await owner.getBackups()
  const bytes = await readFile(join(folder, name))
  expect(list).toMatchObject([
    { name, bytes: bytes.length, isEncrypted: false, isScheduled: false, places: ['folder'] },
  ])
  expect(places).toEqual([{ kind: 'folder', text: folder, isReachable: true }])
  expect(lastFailure).toBeNull()
  expect(lastBackup).toMatchObject({ file: join(folder, name), bytes: bytes.length })
  expect((await owner.getSiteHealth()).lastBackup).toEqual(lastBackup)

  await owner.verifyBackup({ body: { name } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'verify', name, fault: null })
  await writeFile(join(folder, name), bytes.subarray(0, -100))
  await owner.verifyBackup({ body: { name } })
  expect(await backupDone(owner)).toMatchObject({ fault: 'damaged' })
  await writeFile(join(folder, name), bytes)

  const wrong = owner.linkBackup({ body: { name, password: 'wrong-1' } })
  await expect(wrong).rejects.toMatchObject({ reason: 'passwordWrong' })
  const { path } = await owner.linkBackup({ body: { name, password: OWNER.password } })
  const answer = await app.inject({ url: path })
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${name}"`,
  })
  const until = (query: string) => path.replace(/until=\d+/, query)
  for (const url of [until('until=99999999999999'), until('until=0'), path.split('?')[0] ?? '']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  }

  await owner.deleteBackup({ params: { name } })
  expect(await readdir(folder)).toEqual([])
  for (const missing of [name, '../lanting.sqlite', '.']) {
    const call = owner.deleteBackup({ params: { name: missing } })
    await expect(call).rejects.toMatchObject({ status: 404 })
  }
})

it('restores with the password only, after a check and another backup', async () => {
  const { owner, ownerClient, replaced, platform } = await open()
  const name = await madeBackup({ owner })
  const { article } = await owner.addArticle({ body: { article: draft('written later') } })
  const wrong = owner.restoreBackup({ body: { name, password: 'wrong-1'.repeat(4) } })
  await expect(wrong).rejects.toMatchObject({ reason: 'passwordWrong' })
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'restore', fault: null })
  expect((await owner.getBackups()).list).toHaveLength(2)
  expect(replaced).toHaveLength(1)
  await replaced[0]?.()
  const { queries } = platform.database
  expect(await queries.selectFrom('sessions').select('id').execute()).toEqual([])
  const { lastRestore } = await (await ownerClient()).getBackups()
  expect(lastRestore).toMatchObject({ name, fault: null })
  const found = queries.selectFrom('articles').select('id').where('id', '=', article.id)
  expect(await found.execute()).toEqual([])
})

it('does not touch the site when the backup to restore is damaged', async () => {
  const { owner, folder, replaced } = await open()
  const name = await madeBackup({ owner })
  await writeFile(join(folder, name), (await readFile(join(folder, name))).subarray(0, 500))
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'restore', fault: 'damaged' })
  expect(replaced).toEqual([])
  expect((await owner.getBackups()).lastRestore).toMatchObject({ name, fault: 'damaged' })
})

it('stores how a restore failed after the site has closed', { tags: 'long' }, async () => {
  const { owner, folder, replaced } = await open()
  const name = await madeBackup({ owner })
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  await backupDone(owner)
  await writeFile(join(folder, name), 'other')
  await expect(replaced[0]?.()).rejects.toThrow(/is not an archive/)
  const { lastRestore } = await owner.getBackups()
  expect(lastRestore).toMatchObject({ kind: 'restore', name, fault: 'foreign' })
})

it('lists an uploaded archive when all of it is there and whole', { tags: 'long' }, async () => {
  const { owner, folder } = await open()
  const name = await madeBackup({ owner })
  const bytes = await readFile(join(folder, name))
  const [upload, half] = [newUploadId(), Math.floor(bytes.length / 2)]
  const send = (at: number, end: number, id = upload) =>
    owner.uploadBackupPart({
      query: { upload: id, at, bytes: bytes.length },
      file: { content: new Blob([new Uint8Array(bytes.subarray(at, end))]) },
    })
  const finish = (id = upload) =>
    owner.finishBackupUpload({ body: { upload: id, bytes: bytes.length } })
  const missing = { reason: 'backupPartMissing' }
  await expect(send(half, bytes.length)).rejects.toMatchObject(missing)
  await send(0, half)
  await expect(finish()).rejects.toMatchObject(missing)
  // A part whose answer was lost is sent again.
  await send(half, bytes.length)
  await send(half, bytes.length)
  await finish()
  expect(await backupDone(owner)).toMatchObject({ kind: 'upload', fault: null })
  const { list } = await owner.getBackups()
  expect(list).toHaveLength(2)
  const [uploaded] = list
  expect(uploaded?.name).not.toBe(name)
  expect((await readFile(join(folder, uploaded?.name ?? ''))).equals(bytes)).toBe(true)

  const other = newUploadId()
  bytes[half] = (bytes[half] ?? 0) ^ 1
  await send(0, bytes.length, other)
  await finish(other)
  expect(await backupDone(owner)).toMatchObject({ kind: 'upload', fault: 'damaged' })
  expect((await owner.getBackups()).list).toHaveLength(2)
})

it('encrypts with the passphrase of the environment', {
  tags: 'long',
  timeout: SLOW_MS,
}, async () => {
  const { owner, folder } = await open({ BACKUP_PASSPHRASE: 'correct horse' })
  const name = await madeBackup({ owner })
  expect(name).toMatch(/\.age$/)
  expect((await readFile(join(folder, name))).subarray(0, 22).toString()).toBe(
    'age-encryption.org/v1\n',
  )
  await owner.verifyBackup({ body: { name } })
  expect(await backupDone(owner)).toMatchObject({ fault: null })
  await owner.verifyBackup({ body: { name, passphrase: 'wrong' } })
  expect(await backupDone(owner)).toMatchObject({ fault: 'wrongPassphrase' })
})

it('runs one job at a time', async () => {
  const { owner } = await open()
  const calls = await Promise.allSettled([owner.makeBackup(), owner.makeBackup()])
  expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await backupDone(owner)
})

it('reports a failure to the admin, to webhooks, and nowhere twice', async () => {
  const { owner, folder, platform } = await open()
  await mkdir(platform.dataDir, { recursive: true })
  await writeFile(folder, 'no folder')
  const webhook = { url: 'https://a.example', kinds: ['backupFailed' as const], enabled: true }
  await owner.addWebhook({ body: webhook })
  await owner.makeBackup()
  expect(await backupDone(owner)).toMatchObject({ kind: 'backup', fault: 'other' })
  expect((await owner.getBackups()).lastFailure).toMatchObject({ fault: 'other' })
  const { queries } = platform.database
  const events = await queries.selectFrom('events').select(['kind', 'path']).execute()
  expect(events).toEqual([{ kind: 'backupFailed', path: '/admin/backups' }])
})

it('makes the backup of a day once, and deletes the one of the day before', {
  tags: 'long',
}, async () => {
  let time = Date.UTC(2026, 10, 16, 12)
  const { owner: earlier, ownerClient, folder } = await open({}, () => time)
  const own = await madeBackup({ owner: earlier })
  const check = async () => {
    // A session does not last for days.
    const owner = await ownerClient()
    await owner.scheduleBackups({ body: SCHEDULE })
    await expect.poll(async () => (await owner.getBackups()).job, SOON).toBeNull()
  }
  const scheduled = async () => {
    const names = (await readdir(folder)).filter((name) => name !== own && name !== others)
    return names.map((name) => name.replace(/^lanting-auto-[0-9a-f]{8}-/, 'lanting-auto-'))
  }
  const [first, second] = ['16', '17'].map((day) => `lanting-auto-2026-11-${day}T120000Z.tar.zst`)
  // Another site keeps its backups in the same folder.
  const others = 'lanting-auto-00000000-2026-11-15T120000Z.tar.zst'
  await writeFile(join(folder, others), '')
  await check()
  await expect.poll(scheduled, SOON).toEqual([first])
  expect((await earlier.getBackups()).schedule).toEqual(SCHEDULE)
  time += HOUR_MS
  await check()
  expect(await scheduled()).toEqual([first])
  time += 23 * HOUR_MS
  await check()
  await expect.poll(scheduled, SOON).toEqual([second])
  expect(await readdir(folder)).toEqual(expect.arrayContaining([own, others]))
})

it('makes up for a scheduled backup whose process was killed', { tags: 'long' }, async () => {
  let time = Date.UTC(2026, 10, 16, 12)
  const { ownerClient, folder, platform } = await open({}, () => time)
  const day = Math.floor(time / (24 * HOUR_MS))
  // A process has claimed the backup of this day, and was killed.
  expect(await claimSlot(platform.database, day, time)).toBe(true)
  const check = async () => {
    const owner = await ownerClient()
    await owner.scheduleBackups({ body: SCHEDULE })
    await expect.poll(async () => (await owner.getBackups()).job, SOON).toBeNull()
    return readdir(folder).catch(() => [])
  }
  expect(await check()).toEqual([])
  time += HOUR_MS
  await expect.poll(check, SOON).toHaveLength(1)
  expect(await claimSlot(platform.database, day, time + HOUR_MS)).toBe(false)
})

it('deletes old backups also while a copy fails', { tags: 'long' }, async () => {
  let time = Date.UTC(2026, 10, 16, 12)
  const folder = await makeFolder('backups')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = {
    BACKUP_FOLDER: folder,
    BACKUP_URL: 's3://key:secret@127.0.0.1:1/away?path-style=on',
  }
  const { ownerClient } = await open(env, () => time)
  for (const day of ['16', '17', '18']) {
    const owner = await ownerClient()
    await owner.scheduleBackups({ body: SCHEDULE })
    const days = async () => (await readdir(folder)).map((name) => /-(\d\d)T/.exec(name)?.[1])
    await expect.poll(days, SOON).toEqual([day])
    await expect.poll(async () => (await owner.getBackups()).job, SOON).toBeNull()
    time += 24 * HOUR_MS
  }
})

it('does not restore over the files of another site', { tags: 'long' }, async () => {
  const { owner, replaced, platform } = await open()
  const name = await madeBackup({ owner })
  await platform.place.write(PLACE_FILE, Buffer.from('another site'))
  await owner.restoreBackup({ body: { name, password: OWNER.password } })
  expect(await backupDone(owner)).toMatchObject({ kind: 'restore', fault: 'otherFiles' })
  expect(replaced).toEqual([])
})
