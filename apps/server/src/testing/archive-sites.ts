import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readSnapshot } from '../database/archive/snapshot.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { type Database, type DatabaseAddress, openDatabase } from '../database/open.ts'
import { fileSource } from '../features/backup/archive-source.ts'
import { backupFolder } from '../features/backup/backup-folder.ts'
import { makeBackup } from '../features/backup/make-backup.ts'
import { restoreArchive } from '../features/backup/restore-archive.ts'
import { measureAll } from '../features/backup/table-lines.ts'
import { firstStart } from '../first-start.ts'
import { makeFolder } from './child-service.ts'
import { OWNER, testDatabase } from './test-app.ts'

/** The moment of every backup. */
export const AT = Date.UTC(2026, 10, 16, 5, 4, 3)
/** Ignores progress. */
export const quiet = { onProgress: () => undefined, onWriting: () => undefined }

export interface ArchiveSite {
  readonly database: Database
  readonly address: DatabaseAddress
  readonly dataDir: string
}

const openSite = async ({
  address,
  dataDir,
}: Omit<ArchiveSite, 'database'>): Promise<ArchiveSite> => {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  await migrate(database, migrations, AT)
  return { database, address, dataDir }
}

/** An empty site on the engine of this run. */
export const emptySite = async () => openSite(await testDatabase())

export const sqliteSite = async () => {
  const dataDir = await makeFolder('archive')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return openSite({ dataDir, address: { engine: 'sqlite', file: join(dataDir, 'lanting.sqlite') } })
}

const addSecrets = async ({ database: { queries } }: ArchiveSite) => {
  const times = { created_at: AT, updated_at: AT }
  await queries
    .insertInto('sessions')
    .values({
      token_hash: 'hash-of-a-session',
      device: '',
      remembered: 0,
      user_id: 1,
      created_at: AT,
      last_seen_at: AT,
      expires_at: AT,
    })
    .execute()
  await queries
    .insertInto('webhooks')
    .values({
      url: 'https://a.example',
      kinds: '[]',
      secret: 'webhook-secret',
      enabled: 1,
      ...times,
    })
    .execute()
  await queries
    .insertInto('daily_salts')
    .values({ day: '2026-11-16', salt: 'salt-of-a-day' })
    .execute()
}

/** A site on SQLite with demo content, files, and rows that are hard to copy. */
export const fullSite = async (): Promise<ArchiveSite> => {
  const site = await sqliteSite()
  const { database, dataDir } = site
  await firstStart({ database, now: () => AT }, { owner: OWNER, demo: true })
  const { queries } = database
  const times = { created_at: AT, updated_at: AT }
  await queries
    .insertInto('tags')
    .values({ tag_name: 'a\u2028b\r"\\\t😀é', ...times })
    .execute()
  const last = await queries
    .insertInto('tags')
    .values({ tag_name: 'deleted', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queries.deleteFrom('tags').where('id', '=', last.id).execute()
  await queries
    .updateTable('articles')
    .set({ reading_duration: 0.1 + 0.2 })
    .where('id', '=', 1)
    .execute()
  await addSecrets(site)
  await mkdir(join(dataDir, 'files/pictures'), { recursive: true })
  await mkdir(join(dataDir, 'files/.unfinished'), { recursive: true })
  await mkdir(join(dataDir, 'music/民歌'), { recursive: true })
  await writeFile(join(dataDir, 'files/pictures/a.webp'), randomBytes(300_000))
  await writeFile(join(dataDir, 'files/.unfinished/half'), 'ha')
  // Files of others are not part of the site.
  await writeFile(join(dataDir, 'files/Thumbs.db'), 'odd')
  await writeFile(join(dataDir, 'music/民歌/song.mp3'), randomBytes(200_000))
  await writeFile(join(dataDir, 'music/民歌/song.lrc'), '[00:01.00]la')
  await writeFile(join(dataDir, `music/${'long-'.repeat(40)}.mp3`), '')
  return site
}

export const backUp = async (
  { address, dataDir }: ArchiveSite,
  to: string,
  passphrase?: string,
) => {
  const database = await openDatabase(address)
  const [target, name] = [backupFolder(dirname(to)), basename(to)]
  const options = { database, dataDir, program: '1.0.0', atMs: AT, target, name, passphrase }
  return makeBackup({ ...options, onProgress: quiet.onProgress }).finally(database.close)
}

export const restore = async (
  { database, dataDir }: ArchiveSite,
  file: string,
  passphrase?: string,
) => {
  const archive = await fileSource(file)
  return restoreArchive({ ...quiet, database, dataDir, archive, passphrase })
}

export const contentOf = async ({ address, dataDir }: ArchiveSite) => {
  const database = await openDatabase(address)
  const tables = await readSnapshot(database, true, async (snapshot) => {
    return { measured: await measureAll(snapshot), sequences: snapshot.sequences }
  }).finally(database.close)
  const files = await Promise.all(
    ['files', 'music'].map((tree) =>
      readdir(join(dataDir, tree), { recursive: true }).catch(() => []),
    ),
  )
  return { tables, files: files.map((names) => names.toSorted()) }
}
