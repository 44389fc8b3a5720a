/** @module-tag long */
import { describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** Opens the tab of music apps with a new user. */
const openMusicApps = async (username: string) => {
  const user = { username, password: 'lanting-1', nick_name: `客人${username}` }
  await registerByCall(stage.site.url, user)
  const watched = await openPage(stage.browser)
  const { page } = watched
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/home`)
  await logInByStorage(page, user)
  await page.getByRole('button', { name: '我的账号' }).click()
  await page.getByRole('link', { name: '个人中心' }).click()
  await page.getByRole('tab', { name: '音乐应用' }).click()
  return { ...watched, user }
}

const ping = async (apiKey: string) => {
  const query = new URLSearchParams({ apiKey, f: 'json' })
  const answer = await fetch(`${stage.site.url}/rest/ping?${query}`)
  const body = (await answer.json()) as { 'subsonic-response': { status: string } }
  return body['subsonic-response'].status
}

describe('music apps', () => {
  it('get a token that is shown once, works, and ends', async () => {
    const { page, complaints } = await openMusicApps('listener01')
    await page.getByText('还没有令牌').waitFor()
    await page.getByText('listener01', { exact: true }).waitFor()
    await page.getByRole('button', { name: '生成令牌' }).click()
    await page.getByText('请给令牌起个名字').waitFor()
    await page.getByLabel('应用或设备的名字').fill('手机')
    await page.getByRole('button', { name: '生成令牌' }).click()
    const token = (await page.locator('.music-token code').textContent()) ?? ''
    expect(token).toMatch(/^lt\d+-[0-9a-f]{32}$/)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('music-token')
    expect(await findings(page)).toEqual([])
    expect(await ping(token)).toBe('ok')

    await page.reload()
    await page.getByRole('tab', { name: '音乐应用' }).click()
    await page.getByText('最近使用').waitFor()
    expect(await page.locator('.music-token').count()).toBe(0)
    await page.getByRole('button', { name: '停用「手机」' }).click()
    await toast(page, '令牌已停用').waitFor()
    await page.getByText('还没有令牌').waitFor()
    expect(await ping(token)).toBe('failed')
    expect(complaints).toEqual([])
  })

  it('can be loaded again after a failure, on a phone', async () => {
    const { page } = await openMusicApps('listener02')
    await page.setViewportSize(PHONE)
    await page.getByText('还没有令牌').waitFor()
    await page.route('**/api/user/musicTokens', (route) => route.abort(), { times: 1 })
    await page.reload()
    await page.getByRole('tab', { name: '音乐应用' }).click()
    await page.getByText('令牌列表没有取到').waitFor()
    await page.getByRole('button', { name: '再试一次' }).click()
    await page.getByText('还没有令牌').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
