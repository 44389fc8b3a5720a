/** @module-tag long */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { logIn, openLogin } from './testing/accounts.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ TRUSTED_PROXY_HOPS: '1' })

const LOGIN = '/api/user/login'

const guess = async (address?: string) => {
  const response = await fetch(stage.site.url + LOGIN, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ ...OWNER, password: 'wrong' }),
  })
  await response.text()
  return response.status
}

/** Sends sixty wrong passwords from many networks, so that the account is under attack. */
beforeAll(async () => {
  for (let index = 0; index < 60; index += 1) await guess(`10.${Math.floor(index / 3)}.0.1`)
})

let neighbour = 10
/** Other users use up the attempts without proof of work in the network of the browser. */
const useUpFreeAttempts = async () => {
  const statuses: number[] = []
  while (statuses.at(-1) !== 422 && statuses.length < 6) {
    neighbour += 1
    statuses.push(await guess(`127.0.0.${neighbour}`))
  }
  expect(statuses.at(-1)).toBe(422)
}

const statusesOfLogin = (page: Page) => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(LOGIN)) statuses.push(response.status())
  })
  return statuses
}

it('solves the proof of work silently in the login dialog, on a new device', async () => {
  await useUpFreeAttempts()
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  const statuses = statusesOfLogin(page)
  await visit(page, `${stage.site.url}/thanks`)
  await openLogin(page)
  await logIn(page, OWNER)
  await page.getByRole('button', { name: '我的账号' }).waitFor()
  expect(statuses).toEqual([422, 200])
  const cookies = await page.context().cookies(stage.site.url + LOGIN)
  expect(cookies.find(({ name }) => name === 'device')).toMatchObject({
    path: LOGIN,
    httpOnly: true,
    sameSite: 'Strict',
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('device')
})

it('logs in without proof of work on a known device', { tags: 'long' }, async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/thanks`)
  await openLogin(page)
  await logIn(page, OWNER)
  await page.getByRole('button', { name: '我的账号' }).waitFor()
  await useUpFreeAttempts()
  const statuses = statusesOfLogin(page)
  const status = await page.evaluate(
    async ({ url, body }) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { url: LOGIN, body: OWNER },
  )
  expect([status, statuses]).toEqual([200, [200]])
})

it('solves the proof of work in the admin login', { tags: 'long' }, async () => {
  await useUpFreeAttempts()
  const { page } = await openPage(stage.browser)
  const statuses = statusesOfLogin(page)
  await page.goto(`${stage.site.url}/admin`)
  await page.locator('input[name=username]').fill(OWNER.username)
  await page.locator('input[name=password]').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
  expect(statuses).toEqual([422, 200])
})
