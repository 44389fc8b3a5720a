import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { fileSource } from '../apps/server/src/features/backup/archive-source.ts'
import { verifyArchive } from '../apps/server/src/features/backup/restore-archive.ts'
import { startPostgres } from '../apps/server/src/testing/services.ts'
import { articleOf } from './testing/articles.ts'
import { ownFolder } from './testing/own-folder.ts'
import { call, loginAsOwner, runProgram, startSite } from './testing/site.ts'

const KILLS = inject('long') ? 20 : 2
/** Songs and pictures; 10 GB in the long run. */
const SITE_MB = Number(process.env.DRILL_MB ?? (inject('long') ? 10_240 : 8))
const FILE_MB = 4
/** The program takes 150 MB before it reads the first file. */
const MEMORY_MAX_MB = 450
const MEGABYTE = 1_048_576
const PAGES = ['/home', '/archives', '/talk', '/photoAlbum', '/article?id=1']
const SITE_NAME = '兰亭'

/** A file of its own content, whose rest takes no room on the disk. */
const writeLarge = async (path: string) => {
  await writeFile(path, randomBytes(MEGABYTE / 4))
  await truncate(path, FILE_MB * MEGABYTE)
}

/** Songs with lyrics, and pictures. */
const addFiles = async (DATA_DIR: string, megabytes: number) => {
  const [songs, pictures] = [join(DATA_DIR, 'music', '民歌'), join(DATA_DIR, 'files', 'drill')]
  for (const folder of [songs, pictures]) await mkdir(folder, { recursive: true })
  for (let number = 0; number < megabytes / FILE_MB / 2; number += 1) {
    await writeLarge(join(songs, `${number}.mp3`))
    await writeFile(join(songs, `${number}.lrc`), `[00:01.00]${number}`)
    await writeLarge(join(pictures, `${number}.webp`))
  }
}

/** Watches the largest memory of a process until it ends. */
const watchMemory = ({ pid }: ChildProcess) => {
  let largestMb = 0
  const timer = setInterval(() => {
    const status = existsSync(`/proc/${pid}/status`) && readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, kilobytes = 0] = /VmHWM:\s+(\d+) kB/.exec(status || '') ?? []
    largestMb = Math.max(largestMb, Number(kilobytes) / 1024)
  }, 50)
  return () => {
    clearInterval(timer)
    return largestMb
  }
}

type Settings = Record<string, string>

const runCommand = async (settings: Settings, ...args: string[]) => {
  const { code, output, errors } = await runProgram(settings, ...args).ended
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${errors}${output}`)
  return output
}

const backUp = (settings: Settings, to: string) => runCommand(settings, 'backup', '--to', to)

const partsOf = async (file: string) => {
  const archive = await fileSource(file)
  return (await verifyArchive({ archive, onProgress: () => undefined })).parts
}

/** All rows and files of a site that does not run. */
const contentOf = async (settings: Settings) => {
  const file = join(settings.DATA_DIR ?? '', 'content.tar.zst')
  await backUp(settings, file)
  return partsOf(file).finally(() => rm(file))
}

/** Kills the command after a share of the time that it takes. Returns whether it was still running. */
const killed = async (settings: Settings, afterMs: number, args: string[], answers = '') => {
  const { child, ended } = runProgram(settings, ...args)
  child.stdin.on('error', () => undefined)
  child.stdin.end(answers)
  await Promise.race([wait(afterMs), ended])
  child.kill('SIGKILL')
  return (await ended).code === null
}

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A stopped site on SQLite with the demo content and songs. */
const makeSite = async (megabytes: number) => {
  const settings = { DATA_DIR: await ownFolder() }
  const site = await startSite(settings)
  await site.stop()
  await addFiles(settings.DATA_DIR, megabytes)
  return settings
}

describe('the drill', () => {
  it('backs up during writes and restores into the other engine, every row and file', async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const source = { DATA_DIR: await ownFolder() }
    await addFiles(source.DATA_DIR, SITE_MB)
    const site = await startSite(source)
    onTestFinished(() => void site.process.kill('SIGKILL'))
    const token = await loginAsOwner(site.url)
    let isWriting = true
    let written = 0
    const writing = (async () => {
      while (isWriting) {
        const body = { article: articleOf({ title: `drill ${written}` }) }
        const answer = await call(`${site.url}/api/article/add`, { token, body })
        if (answer.code === 0) written += 1
        else await wait(50)
      }
    })()
    while (written === 0) await wait(20)
    const file = join(await ownFolder(), 'a.tar.zst')
    await backUp(source, file)
    isWriting = false
    await writing
    await site.stop()

    const target = { DATA_DIR: await ownFolder(), DATABASE_URL: postgres.url }
    const output = await runCommand(target, 'restore', file, '--into-empty-only')
    expect(output).toContain('The site is restored.')
    expect(await contentOf(target)).toEqual(await partsOf(file))

    const restored = await startSite(target)
    onTestFinished(() => void restored.process.kill('SIGKILL'))
    const { result } = await call(`${restored.url}/api/article/blogHomeGetArticleList/1/999`)
    const titles = (result as { list: { article_title: string }[] }).list.map(
      ({ article_title }) => article_title,
    )
    expect(titles).toContain('drill 0')
    for (const page of PAGES) {
      const answer = await fetch(restored.url + page)
      expect([page, answer.status]).toEqual([page, 200])
      expect(await answer.text()).toContain('</html>')
    }
    expect(await loginAsOwner(restored.url)).toBeTruthy()
    const refused = await runProgram(target, 'restore', file, '--into-empty-only').ended
    expect([refused.code, refused.errors]).toEqual([
      1,
      'This site has content: nothing was changed.\n',
    ])
    await restored.stop()
  })

  it(`needs little memory for ${SITE_MB} MB`, { tags: 'long' }, async () => {
    const site = await makeSite(SITE_MB)
    const file = join(await ownFolder(), 'a.tar.zst')
    const largest: number[] = []
    const watched = async (settings: Settings, ...args: string[]) => {
      const { child, ended } = runProgram(settings, ...args)
      const stop = watchMemory(child)
      const { code, errors } = await ended
      largest.push(stop())
      expect([code, errors]).toEqual([0, ''])
    }
    await watched(site, 'backup', '--to', file)
    await watched({ DATA_DIR: await ownFolder() }, 'restore', file)
    for (const megabytes of largest) {
      expect(megabytes).toBeGreaterThan(50)
      expect(megabytes).toBeLessThan(MEMORY_MAX_MB)
    }
  })

  it(`makes no half archive when it is killed ${KILLS} times`, { tags: 'long' }, async () => {
    const site = await makeSite(SITE_MB)
    const folder = await ownFolder()
    const whole = join(folder, 'whole.tar.zst')
    const takes = await timeOf(() => backUp(site, whole))
    const expected = await partsOf(whole)
    let kills = 0
    for (let round = 0; round < KILLS; round += 1) {
      const file = join(folder, `${round}.tar.zst`)
      const after = takes * (0.5 + (0.5 * (round + Math.random())) / KILLS)
      if (await killed(site, after, ['backup', '--to', file])) kills += 1
      if (existsSync(file)) expect(await partsOf(file)).toEqual(expected)
    }
    expect(kills).toBeGreaterThan(0)
    // The remains of a killed backup do not stop the next one.
    const again = join(folder, '0.tar.zst')
    await backUp(site, again)
    expect(await partsOf(again)).toEqual(expected)
    expect(await readdir(folder)).not.toContain('.0.tar.zst.unfinished')
  })

  it(`leaves the old or the new site when a restore is killed ${KILLS} times`, {
    tags: 'long',
  }, async () => {
    const [other, site] = [await makeSite(SITE_MB), await makeSite(FILE_MB)]
    const file = join(await ownFolder(), 'a.tar.zst')
    await backUp(other, file)
    const [before, after] = [await contentOf(site), await partsOf(file)]
    const original = join(await ownFolder(), 'original.tar.zst')
    await backUp(site, original)
    const args = (archive: string) => ['restore', archive]
    const answers = `yes\n${SITE_NAME}\n`
    const run = async (archive: string) => {
      const { child, ended } = runProgram(site, ...args(archive))
      child.stdin.end(answers)
      const { code, errors } = await ended
      expect([code, errors]).toEqual([0, ''])
    }
    const takes = await timeOf(() => run(file))
    expect(await contentOf(site)).toEqual(after)
    let kills = 0
    for (let round = 0; round < KILLS; round += 1) {
      await run(original)
      const afterMs = takes * (0.3 + (0.7 * (round + Math.random())) / KILLS)
      if (await killed(site, afterMs, args(file), answers)) kills += 1
      const content = await contentOf(site)
      expect([before, after]).toContainEqual(content)
      await rm(join(site.DATA_DIR, 'backups'), { recursive: true, force: true })
    }
    expect(kills).toBeGreaterThan(0)
  })

  it('asks twice before it replaces a site, and makes a backup first', async () => {
    const site = await makeSite(0)
    const file = join(await ownFolder(), 'a.tar.zst')
    await backUp(site, file)
    const before = await contentOf(site)
    for (const answers of ['', 'no\n', 'yes\n', 'yes\nother\n']) {
      const { child, ended } = runProgram(site, 'restore', file)
      child.stdin.end(answers)
      const { code, errors } = await ended
      expect([code, errors]).toEqual([1, 'Nothing was changed.\n'])
    }
    expect(existsSync(join(site.DATA_DIR, 'backups'))).toBe(false)
    const { child, ended } = runProgram(site, 'restore', file)
    child.stdin.end(`yes\n${SITE_NAME}\n`)
    expect((await ended).code).toBe(0)
    const [made = ''] = await readdir(join(site.DATA_DIR, 'backups'))
    expect(await partsOf(join(site.DATA_DIR, 'backups', made))).toEqual(before)
  })

  it('asks twice before it replaces files whose database is gone', { tags: 'long' }, async () => {
    const site = await makeSite(FILE_MB)
    const file = join(await ownFolder(), 'a.tar.zst')
    await backUp(site, file)
    const before = await partsOf(file)
    for (const name of await readdir(site.DATA_DIR)) {
      if (name.startsWith('lanting.sqlite')) await rm(join(site.DATA_DIR, name))
    }
    const run = async (answers: string, ...options: string[]) => {
      const { child, ended } = runProgram(site, 'restore', file, ...options)
      child.stdin.end(answers)
      const { code, errors } = await ended
      return [code, errors]
    }
    expect(await run('yes\nother\n')).toEqual([1, 'Nothing was changed.\n'])
    const refused = [1, 'This site has content: nothing was changed.\n']
    expect(await run('', '--into-empty-only')).toEqual(refused)
    expect(await run(`yes\n${site.DATA_DIR}\n`)).toEqual([0, ''])
    expect(await contentOf(site)).toEqual(before)
  })

  it('shows a failure of the command in the admin', { tags: 'long' }, async () => {
    const settings = { DATA_DIR: await ownFolder() }
    const site = await startSite(settings)
    onTestFinished(() => void site.process.kill('SIGKILL'))
    // Port 9 is closed.
    const BACKUP_URL = 's3://key:secret@127.0.0.1:9/archives?tls=off'
    const { code, errors } = await runProgram({ ...settings, BACKUP_URL }, 'backup').ended
    expect(code).toBe(1)
    expect(errors).toMatch(/^s3:\/\/127\.0\.0\.1:9\/archives\/\S+ cannot be reached \(.+\)\.\n$/)
    const token = await loginAsOwner(site.url)
    const { result } = await call(`${site.url}/api/backup/list`, { token })
    expect(result).toMatchObject({ lastBackup: null, lastFailure: { fault: 'unreachable' } })
    await site.stop()
  })

  it('moves a site to PostgreSQL, once', async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const site = await makeSite(0)
    const moved = { ...site, DATABASE_URL: postgres.url }
    const before = await contentOf(site)
    expect(await runCommand(site, 'move', '--to', postgres.url)).toContain('Moved and compared')
    expect(await contentOf(moved)).toEqual(before)
    const again = await runProgram(site, 'move', '--to', postgres.url).ended
    expect([again.code, again.errors]).toEqual([
      1,
      'The other database has content: nothing was moved.\n',
    ])
  })
})
