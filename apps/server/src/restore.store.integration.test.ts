import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { markRestored } from './database/archive/restored.ts'
import { openDatabase } from './database/open.ts'
import { backupFolder } from './features/backup/backup-folder.ts'
import type { FreeBytes } from './features/backup/disk-space.ts'
import {
  FORMAT_VERSION,
  type Format,
  newFormat,
  newManifest,
  type Part,
} from './features/backup/format.rules.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { packArchive } from './features/backup/pack-archive.ts'
import { finishRestore } from './features/backup/restore-archive.ts'
import { firstStart } from './first-start.ts'
import {
  AT,
  backUp,
  contentOf,
  emptySite,
  fullSite,
  quiet,
  restore,
} from './testing/archive-sites.ts'
import { OWNER } from './testing/test-app.ts'

describe('a restore', () => {
  it('rejects a damaged, cut, foreign or unsafe file, and leaves the site as it was', async () => {
    const source = await fullSite()
    const file = join(source.dataDir, 'a.tar.zst')
    await backUp(source, file)
    const target = await emptySite()
    await firstStart({ database: target.database, now: () => AT }, { owner: OWNER, demo: false })
    await cp(join(source.dataDir, 'music'), join(target.dataDir, 'music'), { recursive: true })
    const before = await contentOf(target)
    const whole = await readFile(file)
    const bad = join(source.dataDir, 'bad')
    const attempt = async (bytes: Uint8Array, sentence: RegExp) => {
      await writeFile(bad, bytes)
      await expect(restore(target, bad)).rejects.toThrow(sentence)
      expect(await contentOf(target)).toEqual(before)
    }
    const flipped = Buffer.from(whole)
    const at = Math.floor(whole.length / 2)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    await attempt(flipped, /^\S+ is damaged or incomplete \(.+\)\.$/)
    for (const length of [whole.length - 1, whole.length - 100, at, 40]) {
      await attempt(whole.subarray(0, length), /^\S+ is damaged or incomplete \(.*\)\.$/)
    }
    await attempt(whole.subarray(0, 0), /is not an archive of Lanting/)
    await attempt(Buffer.from('PK\u0003\u0004 some zip'), /is not an archive of Lanting/)
    await expect(restore(target, join(source.dataDir, 'none'))).rejects.toThrow(/is not an archive/)
  })

  it('rejects a newer archive, and one that leads out of its folder', async () => {
    const target = await emptySite()
    const file = join(target.dataDir, 'made.tar.zst')
    const pack = async (changes: Partial<Format>, parts: Record<string, string>) => {
      await rm(file, { force: true })
      const archive = packArchive(createWriteStream(file), undefined)
      const format = newFormat({ program: '9.0.0', createdAt: AT, hasSecrets: false })
      const changed = { ...format, ...changes }
      const add = async (name: string, text: string) => {
        const bytes = Buffer.from(text)
        const entry = { name, bytes: bytes.length, changedAt: AT, content: [bytes] }
        return { name, bytes: bytes.length, sha256: await archive.add(entry) }
      }
      await add('format.json', JSON.stringify(changed))
      const found: Part[] = []
      for (const [name, text] of Object.entries(parts)) found.push(await add(name, text))
      await add('manifest.json', JSON.stringify(newManifest(changed, found)))
      await archive.finish()
    }
    const sequences = { 'sequences.json': '{}' }
    const before = await contentOf(target)
    const attempt = async (sentence: RegExp) => {
      await expect(restore(target, file)).rejects.toThrow(sentence)
      expect(await contentOf(target)).toEqual(before)
    }
    await pack({ version: FORMAT_VERSION + 1 }, sequences)
    await attempt(/newer version of Lanting \(format 2, 9\.0\.0\): update/)
    await pack({}, { ...sequences, 'tables/dreams.jsonl': '' })
    await attempt(/newer version of Lanting \(9\.0\.0, with dreams\)/)
    await pack({}, { ...sequences, 'tables/tags.jsonl': '{"id":1,"colour":"red"}\n' })
    await attempt(/newer version of Lanting \(with tags\.colour\)/)
    for (const name of [
      'files/../../out',
      'files/.unfinished/a',
      '/etc/out',
      'other/a',
      'files//a',
    ]) {
      await pack({}, { ...sequences, [name]: 'x' })
      await attempt(/is damaged or incomplete/)
    }
    await pack({}, sequences)
    await restore(target, file)
  })

  it('keeps the new files when it is killed while it cleans up', async () => {
    const { database, dataDir } = await emptySite()
    await mkdir(join(dataDir, 'files/.restore-7/.old'), { recursive: true })
    await mkdir(join(dataDir, 'music'), { recursive: true })
    await writeFile(join(dataDir, 'files/new.webp'), 'new')
    await writeFile(join(dataDir, 'music/new.mp3'), 'new')
    await markRestored(database.queries, '7')
    await finishRestore(database, { dataDir })
    expect(await readdir(join(dataDir, 'files'))).toContain('new.webp')
    expect(await readdir(join(dataDir, 'music'))).toEqual(['new.mp3'])
  })

  it('finishes at the next start what a killed process has left', async () => {
    const { database, dataDir } = await emptySite()
    const staged = join(dataDir, 'music/.restore-7')
    await mkdir(join(dataDir, '.restore-7'), { recursive: true })
    await mkdir(join(dataDir, 'files'), { recursive: true })
    await mkdir(staged, { recursive: true })
    await writeFile(join(dataDir, 'files/gone.webp'), 'old')
    await writeFile(join(staged, 'a.mp3'), 'new')
    await writeFile(join(staged, '.emptied'), '')
    await writeFile(join(dataDir, 'music/b.mp3'), 'new, already in place')
    await finishRestore(database, { dataDir })
    expect(await readdir(join(dataDir, 'music'))).toEqual(['.restore-7', 'b.mp3'])
    await markRestored(database.queries, '7')
    await finishRestore(database, { dataDir })
    expect(await readdir(join(dataDir, 'music'))).toEqual(['a.mp3', 'b.mp3'])
    expect(await readdir(join(dataDir, 'files'))).toEqual([])
    await finishRestore(database, { dataDir })
    expect(await readdir(join(dataDir, 'music'))).toEqual(['a.mp3', 'b.mp3'])
  })

  it('replaces the files of a site with content', async () => {
    const source = await fullSite()
    const file = join(source.dataDir, 'a.tar.zst')
    await backUp(source, file)
    const target = await emptySite()
    await mkdir(join(target.dataDir, 'music'), { recursive: true })
    await writeFile(join(target.dataDir, 'music/other.mp3'), 'other')
    await restore(target, file)
    // The second one also empties the search index.
    await restore(target, file)
    expect((await contentOf(target)).files[1]).toEqual((await contentOf(source)).files[1])
    expect(await readdir(target.dataDir)).not.toContainEqual(expect.stringMatching(/^\.restore/))
  })
})

describe('a backup', () => {
  it('stops before it fills the disk, and leaves nothing', async () => {
    const { address, dataDir } = await fullSite()
    const database = await openDatabase(address)
    onTestFinished(() => database.close())
    const options = { database, dataDir, program: '1', atMs: AT, ...quiet }
    const make = (freeBytes: FreeBytes) => {
      const target = backupFolder(join(dataDir, 'backups'), freeBytes)
      return makeBackup({ ...options, target, name: 'a.tar.zst' })
    }
    await expect(make(async () => 1_000)).rejects.toThrow(/not enough free space/)
    let calls = 0
    const filling = make(async () => (++calls < 10 ? 10 ** 12 : 0))
    await expect(filling).rejects.toThrow(/not enough free space/)
    expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  })

  it('rejects a place inside of an archived folder, and a place that cannot be written', async () => {
    const site = await fullSite()
    await expect(backUp(site, join(site.dataDir, 'music/a.zst'))).rejects.toThrow(/part of itself/)
    await writeFile(join(site.dataDir, 'no-folder'), '')
    await expect(backUp(site, join(site.dataDir, 'no-folder/a'))).rejects.toThrow(
      /could not be written/,
    )
  })
})
