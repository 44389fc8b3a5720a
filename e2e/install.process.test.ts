/** @module-tag long */

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { ownFolder } from './testing/own-folder.ts'
import { environment, loginAsOwner, ROOT } from './testing/site.ts'
import { upload } from './testing/uploads.ts'

const run = promisify(execFile)

/** Copies the files that a clone contains. */
const freshCopy = async () => {
  const folder = await ownFolder()
  const list = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT })
  for (const file of list.stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(ROOT, file), join(folder, file))
  }
  return folder
}

/** Node of the machine comes first, as after a fresh clone. */
const machinePath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')

it('runs after npm ci --omit=dev && npm start, and a second start builds nothing', async () => {
  const folder = await freshCopy()
  const port = await findFreePort()
  const env = environment({ PATH: machinePath(), PORT: String(port) })
  await run('npm', ['ci', '--omit=dev'], { cwd: folder, env })

  const start = async () => {
    const child = spawn('npm', ['start'], { cwd: folder, env, detached: true })
    let output = ''
    const opened = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => {
        output += text
        if (output.includes('is open at')) resolve()
      })
      child.stderr.on('data', (text) => {
        output += text
      })
      child.once('close', () => reject(new Error(output)))
    })
    await opened
    const url = `http://localhost:${port}`
    const page = await fetch(`${url}/home`)
    // The image library is a binary for this machine.
    const picture = await upload({ url }, await loginAsOwner(url), await jpeg(20, 20))
    // The songs are scanned in the background.
    const songs = async () => {
      const found = await fetch(`${url}/wapi/search?keywords=mlh`)
      return ((await found.json()) as { result: { songs: { name: string }[] } }).result.songs
    }
    await expect.poll(songs, { timeout: 60_000 }).toMatchObject([{ name: '茉莉花' }])
    const answer = { status: page.status, text: await page.text(), picture: picture.status, output }
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await once(child, 'close')
    return answer
  }

  const first = await start()
  expect(first.status).toBe(200)
  expect(first.picture).toBe(200)
  expect(first.text).toContain('兰亭开门了')
  expect(first.output).toContain('Building the site')
  const second = await start()
  expect(second.status).toBe(200)
  expect(second.output).not.toContain('Building the site')
})
