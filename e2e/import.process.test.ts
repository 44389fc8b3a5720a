import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { ownFolder } from './testing/own-folder.ts'
import { call, environment, ROOT, startSite } from './testing/site.ts'

const run = promisify(execFile)
const WORDPRESS = 'apps/server/src/features/transfer/fixtures/wordpress-6.1.xml'
const FILES = inject('long') ? 200 : 40

const importFolder = async (DATA_DIR: string, ...args: string[]) => {
  const options = { cwd: ROOT, env: environment({ DATA_DIR, DEMO: 'off' }) }
  const { stdout } = await run(process.execPath, ['scripts/start.js', 'import', ...args], options)
  return stdout
}

const date = (number: number) =>
  number === FILES ? '' : `date: 2020-01-01 00:${String(number % 60).padStart(2, '0')}:00\n`

/** The last one has no date. */
const post = (number: number) => `---
title: 第 ${number} 篇
${date(number)}tags: [t${number % 7}]
categories: c${number % 3}
---
正文 ${number}
`

interface Listed {
  readonly article_title: string
  readonly createdAt: string
}

/** Makes a folder a repository, with one commit of that day. */
const commitAll = async (folder: string, day: string) => {
  const at = `${day}T04:05:06Z`
  const names = { GIT_AUTHOR_NAME: 'a', GIT_COMMITTER_NAME: 'a' }
  const mails = { GIT_AUTHOR_EMAIL: 'a@a.test', GIT_COMMITTER_EMAIL: 'a@a.test' }
  const env = { ...process.env, ...names, ...mails, GIT_AUTHOR_DATE: at }
  for (const given of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'all'],
  ]) {
    await run('git', given, { cwd: folder, env })
  }
}

describe('npm run import', () => {
  it('imports every article of a folder once, when it runs twice', async () => {
    const DATA_DIR = await ownFolder()
    const folder = await ownFolder()
    const posts = join(folder, 'source', '_posts')
    await mkdir(posts, { recursive: true })
    for (let number = 1; number <= FILES; number += 1) {
      await writeFile(join(posts, `post-${number}.md`), post(number))
    }
    await commitAll(folder, '2015-03-04')
    const added = new RegExp(`^ +${FILES} {2}New$`, 'm')
    expect(await importFolder(DATA_DIR, folder, '--dry-run')).toMatch(added)
    expect(await importFolder(DATA_DIR, folder)).toMatch(added)
    const again = await importFolder(DATA_DIR, folder)
    expect(again).toMatch(new RegExp(`^ +${FILES} {2}Unchanged$`, 'm'))
    expect(again).not.toContain('New')

    const site = await startSite({ DATA_DIR, DEMO: 'off' })
    onTestFinished(() => void site.process.kill('SIGKILL'))
    const { result } = await call(`${site.url}/api/article/blogHomeGetArticleList/1/999`)
    const { total, list } = result as { total: number; list: Listed[] }
    expect(total).toBe(FILES)
    // The text without a date has the one of its first commit, and so is the oldest.
    expect(list.at(-1)).toMatchObject({ article_title: `第 ${FILES} 篇` })
    expect(list.at(-1)?.createdAt).toMatch(/^2015-03-04 /)
    expect(new Set(list.map(({ article_title }) => article_title)).size).toBe(FILES)
    const old = await fetch(`${site.url}/2020/01/01/post-1/`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^\/article\?id=\d+$/),
    ])
    await site.stop()
  })

  it('imports the export of WordPress, names in words what could not come, and undoes it', async () => {
    const DATA_DIR = await ownFolder()
    const first = await importFolder(DATA_DIR, WORDPRESS)
    expect(first).toContain('WordPress. Imported:')
    expect(first).toMatch(/^ +9 {2}New$/m)
    expect(first).toMatch(/^ +4 {2}comments$/m)
    expect(first).toContain('had a password, imported as private (1)\n  “With a password”')
    expect(first).toContain('“A note without a title, as…”')
    expect(first).toMatch(/^ +1 {2}comment awaiting approval$/m)
    const id = /--undo (\d+)/.exec(first)?.[1] ?? ''
    expect(await importFolder(DATA_DIR, '--undo', id)).toMatch(/^ +7 {2}articles$/m)
    const failed = await importFolder(DATA_DIR, '--undo', id).catch((error) => error)
    expect(failed.stderr).toContain(`There is no import ${id} to undo.`)
  })

  it('takes several parts of an export together', { tags: 'long' }, async () => {
    const parts = [WORDPRESS, WORDPRESS.replace('6.1', 'classic')]
    const both = await importFolder(await ownFolder(), ...parts, '--dry-run')
    expect(both).toContain('“A classic post”')
    // Both are of one blog: what is in both parts comes once.
    expect(both).toMatch(/^ +10 {2}New\n +3 {2}Updated$/m)
  })

  it('prints its usage without arguments', async () => {
    const failed = await importFolder(await ownFolder(), '/no/such/folder').catch((error) => error)
    expect(failed).toMatchObject({ code: 1 })
    expect(failed.stderr).toContain('npm run import')
  })
})
