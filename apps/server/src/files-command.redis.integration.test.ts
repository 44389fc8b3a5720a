/** @module-tag long */
import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { parseS3Address } from './platform/s3-address.ts'
import { openBucket } from './platform/s3-site-files.ts'
import { diskScratch } from './platform/scratch.ts'
import { diskSiteFiles, type SiteFiles } from './platform/site-files.ts'
import { makeFolder } from './testing/child-service.ts'
import { startFaultProxy } from './testing/fault-proxy.ts'
import { newS3Url } from './testing/s3-url.ts'

const START = fileURLToPath(new URL('../../../scripts/start.js', import.meta.url))

const folder = async (name: string) => {
  const made = await makeFolder(name)
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

const run = (dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { DATA_DIR: dataDir }
    execFile(process.execPath, [START, 'files', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    )
  })

const CONTENT: Readonly<Record<string, string>> = {
  'files/uploads/a.webp': 'a picture',
  'files/uploads/empty': '',
  'music/旧歌/送别 (1).mp3': 'a song'.repeat(100_000),
  'music/旧歌/送别 (1).lrc': '[00:01.00]长亭外',
  'music/loose.mp3': 'loose',
}

/** A folder with files of a site, some of which are nobody else's business. */
const filledFolder = async () => {
  const dataDir = await folder('site')
  const others = {
    'files/place-id': 'here',
    'files/.unfinished/half': 'ha',
    'music/.hidden': 'x',
    'lanting.sqlite': '',
  }
  for (const [name, content] of Object.entries({ ...CONTENT, ...others })) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true })
    await writeFile(join(dataDir, name), content)
  }
  return dataDir
}

const contentOf = async (site: SiteFiles) => {
  const found: Record<string, string> = {}
  for (const store of ['files', 'music'] as const) {
    for await (const { name } of site[store].list()) {
      found[`${store}/${name}`] = Buffer.from((await site[store].read(name)) ?? []).toString()
    }
  }
  return found
}

const openAt = async (url: string) => {
  const bucket = await openBucket(parseS3Address('url', url), diskScratch(await folder('scratch')))
  onTestFinished(() => bucket.close())
  return bucket
}

describe('npm run files', () => {
  it('copies a folder to a bucket and back, and names what to set', async () => {
    const dataDir = await filledFolder()
    const url = newS3Url()
    const { code, output } = await run(dataDir, '--to', url)
    expect(output).toMatch(/5 of 5 files are copied\.\nAll files are in s3:.*\nSet FILES_URL/)
    expect(output).not.toContain('secret@')
    expect(code).toBe(0)
    expect(await contentOf(await openAt(url))).toEqual(CONTENT)
    const other = await folder('other')
    const back = await run(dataDir, '--from', url, '--to', other)
    expect(back.output).toContain('Set DATA_DIR')
    expect(await contentOf(diskSiteFiles(other))).toEqual(CONTENT)
    expect(await contentOf(diskSiteFiles(dataDir))).toMatchObject(CONTENT)
  })

  it('goes on after an outage with what is missing', async () => {
    const dataDir = await filledFolder()
    const proxy = await startFaultProxy(parseS3Address('url', inject('s3Url')).port ?? 0)
    const url = newS3Url(proxy.port)
    const bucket = await openAt(url)
    // Enough for all files but one.
    proxy.plant({ kind: 'cut', side: 'request', bytes: 100_000 })
    const stopped = await run(dataDir, '--to', url)
    expect(stopped.code).toBe(1)
    expect(stopped.output).toMatch(/The copy stopped after \d of 5 .* Run the command again/)
    proxy.mend()
    expect((await run(dataDir, '--to', url)).output).toContain('5 of 5 files')
    expect(await contentOf(bucket)).toEqual(CONTENT)
    // The same size, so that only another copy would show.
    await bucket.music.write('loose.mp3', Buffer.from('LOOSE'))
    await bucket.files.delete('uploads/a.webp')
    await writeFile(join(dataDir, 'files/uploads/new.webp'), 'a new one')
    expect((await run(dataDir, '--to', url)).output).toContain('6 of 6 files')
    expect(await contentOf(bucket)).toEqual({
      ...CONTENT,
      'music/loose.mp3': 'LOOSE',
      'files/uploads/new.webp': 'a new one',
    })
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.jsonl'))).toHaveLength(2)
  })

  it('refuses what it does not understand', async () => {
    const dataDir = await folder('site')
    expect(await run(dataDir)).toMatchObject({ code: 1, output: expect.stringMatching(/--to/) })
    expect(await run(dataDir, '--to', dataDir)).toMatchObject({
      code: 1,
      output: 'The files are there already.\n',
    })
    expect((await run(dataDir, '--to', 's3://host/bucket')).output).toMatch(/^--to has to name key/)
  })
})
