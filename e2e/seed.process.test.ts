/** @module-tag long */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ownFolder } from './testing/own-folder.ts'
import { call, environment, ROOT, startSite } from './testing/site.ts'

const run = promisify(execFile)

const seed = async (DATA_DIR: string, ...flags: string[]) => {
  const options = { cwd: ROOT, env: environment({ DATA_DIR, DEMO: 'off' }) }
  const { stdout } = await run(process.execPath, ['scripts/seed.ts', ...flags], options)
  return stdout
}

describe('npm run seed', () => {
  it('fills the database of the site, and prints the counts', async () => {
    const DATA_DIR = await ownFolder()
    const log = await seed(DATA_DIR, '--articles', '40', '--users=3')
    expect(log).toMatch(/Made with seed 1 in [\d.]+ s:/)
    expect(log).toMatch(/^ +40 {2}articles$/m)
    const site = await startSite({ DATA_DIR, DEMO: 'off' })
    onTestFinished(() => void site.process.kill('SIGKILL'))
    const { result } = await call(`${site.url}/api/article/blogHomeGetArticleList/1/5`)
    const { total, list } = result as { total: number; list: { id: number }[] }
    expect(total).toBeGreaterThan(30)
    const page = await fetch(`${site.url}/article?id=${list[0]?.id}`)
    expect(page.status).toBe(200)
    await site.stop()
  })

  it('rejects a wrong flag with one sentence, and creates no database', async () => {
    const DATA_DIR = await ownFolder()
    const failed = await seed(DATA_DIR, '--posts', '4').catch((error) => error)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/^There is no --posts, only --articles, [^\n]*\.\n$/)
    const site = await startSite({ DATA_DIR, DEMO: 'off' })
    expect(site.log()).toContain('Welcome')
    await site.stop()
  })
})
