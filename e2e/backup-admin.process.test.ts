import { expect, it, onTestFinished } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { openBrowser } from './testing/browser.ts'
import { ownFolder } from './testing/own-folder.ts'
import {
  call,
  loginAsOwner,
  OWNER,
  type RunningSite,
  runProgram,
  startSite,
} from './testing/site.ts'

const WAIT = { timeout: 60_000, interval: 300 }

const start = async () => {
  const DATA_DIR = await ownFolder()
  const site = await startSite({ DATA_DIR })
  onTestFinished(() => void site.process.kill('SIGKILL'))
  return { site, DATA_DIR }
}

const backedUp = async ({ url }: RunningSite, token: string) => {
  const { result } = await call(`${url}/api/backup/make`, { token, body: {} })
  await expect
    .poll(async () => {
      const listed = await call(`${url}/api/backup/list`, { token })
      return (listed.result as { lastJob: unknown }).lastJob
    }, WAIT)
    .toMatchObject({ kind: 'backup', fault: null })
  return (result as { name: string }).name
}

/** A closed site refuses connections. */
const untilGone = (site: RunningSite, path: string) =>
  expect
    .poll(
      () =>
        fetch(site.url + path).then(
          ({ status }) => status,
          () => 0,
        ),
      WAIT,
    )
    .toBe(404)

it('restores a running site from the admin, which tells the end, and opens it again', async () => {
  const { site } = await start()
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const page = await (await ownerBrowser(browser, site)).newPage()
  const token = await loginAsOwner(site.url)
  const name = await backedUp(site, token)
  const path = await publishArticle(site.url, { title: 'written later' })
  expect((await fetch(site.url + path)).status).toBe(200)
  await page.goto(`${site.url}/admin/backups`)
  await page.getByRole('button', { name: `恢复: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('你的密码').fill(OWNER.password)
  await dialog.getByRole('button', { name: '恢复', exact: true }).click()
  await untilGone(site, path)
  // The session has ended with the site of before: the screen that began it tells the end.
  await dialog.getByText('备份已经恢复').waitFor()
  expect(await page.getByText('正在恢复').count()).toBe(0)
  expect(await call(`${site.url}/api/backup/list`, { token })).toMatchObject({ status: 401 })
  expect(await loginAsOwner(site.url)).toBeTruthy()
  expect((await site.stop()).code).toBe(0)
})

it('opens again after a command has restored it', async () => {
  const { site, DATA_DIR } = await start()
  const name = await backedUp(site, await loginAsOwner(site.url))
  const path = await publishArticle(site.url, { title: 'written later' })
  const { child, ended } = runProgram({ DATA_DIR }, 'restore', `${DATA_DIR}/backups/${name}`)
  child.stdin.end('yes\n兰亭\n')
  expect((await ended).code).toBe(0)
  await untilGone(site, path)
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect((await site.stop()).code).toBe(0)
})
