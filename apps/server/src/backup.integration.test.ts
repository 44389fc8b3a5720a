import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { childEnvironment } from './config.ts'
import { type DatabaseAddress, openDatabase } from './database/open.ts'
import type { Tables } from './database/tables.ts'
import { copyFiles } from './features/backup/copy-files.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { openPlatform } from './platform/open.ts'
import { testDatabase } from './testing/test-app.ts'

const AT = Date.UTC(2026, 10, 16, 5, 4, 3)
const run = promisify(execFile)

const open = async () => {
  const { address, dataDir } = await testDatabase('started')
  const config = { dataDir, database: address, redisUrl: undefined, bucket: undefined }
  const { database, files, close } = await openPlatform({ config, onError: console.error })
  await files.write('pictures/a.webp', Buffer.from('a picture'))
  await mkdir(join(dataDir, 'music/folk'), { recursive: true })
  await writeFile(join(dataDir, 'music/folk/song.mp3'), 'a song')
  await mkdir(join(dataDir, 'files/.unfinished'), { recursive: true })
  await writeFile(join(dataDir, 'files/.unfinished/half'), 'ha')
  const needs = { database, address, dataDir, environment: childEnvironment }
  return { needs, database, address, dataDir, close, into: join(dataDir, 'backups') }
}

/** All rows of a table in the copy. */
const tableText = async (folder: string, address: DatabaseAddress, table: keyof Tables) => {
  if (address.engine === 'sqlite') {
    const copy = await openDatabase({ engine: 'sqlite', file: join(folder, 'lanting.sqlite') })
    const rows = await copy.queries.selectFrom(table).selectAll().execute()
    await copy.close()
    return JSON.stringify(rows)
  }
  const dump = join(folder, 'lanting.dump')
  return (await run('pg_restore', ['--data-only', `--table=${table}`, '--file=-', dump])).stdout
}

/** The number of tags in the copy. */
const tagsIn = async (folder: string, address: DatabaseAddress): Promise<number> => {
  const text = await tableText(folder, address, 'tags')
  if (address.engine === 'sqlite') return JSON.parse(text).length
  return text.split('\n').filter((line) => /^\d+\t/.test(line)).length
}

describe('a backup', () => {
  it('contains database and files of one moment, during writes', async () => {
    const { needs, database, address, into, close } = await open()
    let isWriting = true
    let written = 0
    const writing = (async () => {
      while (isWriting) {
        await database.queries
          .insertInto('tags')
          .values({ tag_name: `tag ${written}`, created_at: 1, updated_at: 1 })
          .execute()
        written += 1
        await new Promise(setImmediate)
      }
    })()
    const before = written
    const { folder, bytes, atMs } = await makeBackup(needs, into, AT)
    const after = written
    isWriting = false
    await writing
    expect(folder).toBe(join(into, 'lanting-2026-11-16T05-04-03Z'))
    expect(atMs).toBe(AT)
    const copied = await tagsIn(folder, address)
    expect(copied).toBeGreaterThanOrEqual(before)
    expect(copied).toBeLessThanOrEqual(after)
    expect(await readFile(join(folder, 'files/pictures/a.webp'), 'utf8')).toBe('a picture')
    expect(await readFile(join(folder, 'music/folk/song.mp3'), 'utf8')).toBe('a song')
    expect(await readdir(join(folder, 'files'))).toEqual(['pictures'])
    expect(bytes).toBeGreaterThan(1_000)
    expect(await readdir(into)).toEqual(['lanting-2026-11-16T05-04-03Z'])
    await close()
  })

  it('contains the number of visitors of today, but not their hashes', async () => {
    const { needs, database, address, into, close } = await open()
    const { queries } = database
    const [day, salt, visitor] = ['2026-11-16', 'the-salt-of-the-day', 'hash-of-a-visitor']
    await queries.insertInto('daily_salts').values({ day, salt }).execute()
    const came = Array.from({ length: 300 }, (_, at) => ({ day, visitor: `${visitor}-${at}` }))
    await queries.insertInto('daily_visitors').values(came).execute()
    const sum = { kind: 'visitors', day, subject: '', value: 300 }
    await queries.insertInto('daily_stats').values(sum).execute()
    const { folder } = await makeBackup(needs, into, AT)
    const inCopy = async (table: keyof Tables) => tableText(folder, address, table)
    expect(await inCopy('daily_stats')).toContain('300')
    expect(await inCopy('daily_salts')).not.toContain(salt)
    expect(await inCopy('daily_visitors')).not.toContain(visitor)
    // The free pages of the file do not contain them either.
    for (const name of (await readdir(folder)).filter((one) => one.startsWith('lanting.'))) {
      const bytes = await readFile(join(folder, name))
      expect([bytes.includes(salt), bytes.includes(visitor)]).toEqual([false, false])
    }
    expect(await queries.selectFrom('daily_visitors').select('day').execute()).toHaveLength(300)
    await close()
  })

  it('rejects a target inside of the copied folder, and leaves nothing after a failure', async () => {
    const { needs, dataDir, into, close } = await open()
    await expect(makeBackup(needs, join(dataDir, 'music/x'), AT)).rejects.toThrow('choose a folder')
    const file = join(dataDir, 'no-folder')
    await writeFile(file, '')
    await expect(makeBackup(needs, file, AT)).rejects.toThrow(/could not be written/)
    if (inject('form') === 'large') {
      const without = { ...needs, pgDump: 'no-such-program' }
      await expect(makeBackup(without, into, AT)).rejects.toThrow(/postgresql-client/)
      const wrong = { ...needs, address: { ...needs.address, url: 'postgres://127.0.0.1:1/x' } }
      await expect(makeBackup(wrong as typeof needs, into, AT)).rejects.toThrow(
        /could not be copied/,
      )
      expect(await readdir(into)).toEqual([])
    }
    await close()
  })

  it('copies only new files the second time', async () => {
    const { dataDir, into, close } = await open()
    const [from, to] = [join(dataDir, 'music'), join(into, 'music')]
    await copyFiles(from, to)
    await writeFile(join(to, 'folk/song.mp3'), 'mended')
    await writeFile(join(from, 'folk/song.lrc'), 'words')
    await copyFiles(from, to)
    expect(await readdir(join(to, 'folk'))).toEqual(['song.lrc', 'song.mp3'])
    expect(await readFile(join(to, 'folk/song.mp3'), 'utf8')).toBe('a song')
    await close()
  })
})
