/** @module-tag long */
import { existsSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pictureVariants, readPictureUrl } from '@lanting/contract'
import { expect, inject, it, onTestFinished } from 'vitest'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { ownFolder } from './testing/own-folder.ts'
import { loginAsOwner, type RunningSite, startSite } from './testing/site.ts'
import { upload } from './testing/uploads.ts'

const ROUNDS = inject('long') ? 100 : 2
const SENDERS = 4
const LIFE_AFTER_FIRST_UPLOAD_MS = 400
const SWEPT_WITHIN_MS = 60_000

const uploadUntilKilled = async (site: RunningSite, token: string, bytes: Buffer) => {
  const acknowledged: string[] = []
  const send = async () => {
    for (;;) {
      const answer = await upload(site, token, bytes).catch(() => undefined)
      if (!answer) return
      if (answer.result) acknowledged.push(answer.result.url)
      else await wait(10)
    }
  }
  const senders = Array.from({ length: SENDERS }, send)
  while (acknowledged.length === 0) await wait(5)
  await wait(Math.random() * LIFE_AFTER_FIRST_UPLOAD_MS)
  site.process.kill('SIGKILL')
  await site.ended
  await Promise.all(senders)
  return acknowledged
}

const isWhole = async (site: RunningSite, url: string) => {
  const picture = readPictureUrl(url)
  const forms = picture ? pictureVariants(picture) : []
  const answers = await Promise.all(forms.map((form) => fetch(site.url + form.url)))
  return answers.length > 0 && answers.every(({ status }) => status === 200)
}

/** Files on disk, except the database. */
const leftFiles = async (dataDir: string) => {
  const folders = ['files/uploads', 'files/.unfinished', 'incoming'].map((name) =>
    join(dataDir, name),
  )
  const present = folders.filter((folder) => existsSync(folder))
  const lists = await Promise.all(
    present.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  )
  return lists.flat()
}

it(`keeps every acknowledged picture and no unused file when it is killed ${ROUNDS} times`, async () => {
  const DATA_DIR = await ownFolder()
  const start = () => startSite({ DATA_DIR, DEMO: 'off' })
  const bytes = await jpeg(700, 500)
  let site = await start()
  const token = await loginAsOwner(site.url)
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.push(...(await uploadUntilKilled(site, token, bytes)))
    site = await start()
  }
  onTestFinished(async () => void (await site.stop()))
  for (const url of acknowledged) expect([url, await isWhole(site, url)]).toEqual([url, true])
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)

  // The pictures are unused, and a day passes.
  const file = new DatabaseSync(join(DATA_DIR, 'lanting.sqlite'), { timeout: 5_000 })
  onTestFinished(() => file.close())
  file.exec('update uploads set expires_at = 0')
  for (const path of await leftFiles(DATA_DIR)) await utimes(path, 1, 1)
  const rubbish = async () => [
    ...(await leftFiles(DATA_DIR)),
    ...file.prepare('select url from uploads').all(),
  ]
  await expect.poll(rubbish, { timeout: SWEPT_WITHIN_MS, interval: 500 }).toEqual([])
})
