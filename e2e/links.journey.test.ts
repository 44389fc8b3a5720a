import { describe, expect, it } from 'vitest'
import {
  logIn,
  logInByStorage,
  loginByCall,
  loginDialog,
  registerByCall,
  toast,
} from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { call } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const LINKS = '/link/list'
const html = async () => (await fetch(stage.site.url + LINKS)).text()

/** The public view of friend links, on any page. */
const shown = async () => {
  const body = { current: 1, size: 99 }
  return JSON.stringify((await call(`${stage.site.url}/api/links/getLinksList`, { body })).result)
}

describe('friend links', () => {
  it('are requested, approved in the admin, shown on the site, changed and approved again', async () => {
    const friend = { username: 'friend0001', password: 'lanting-1', nick_name: '听雨' }
    await registerByCall(stage.site.url, friend)
    const { page, complaints } = await openPage(stage.browser)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await visitedBefore(page)
    await visit(page, stage.site.url + LINKS)
    await page.getByRole('button', { name: '友链申请' }).click()
    await loginDialog(page).waitFor()
    await logIn(page, friend)
    const dialog = page.getByRole('dialog', { name: '友链申请' })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: '申请友链' }).click()
    await dialog.getByText('请输入网站名称').waitFor()
    await dialog.getByLabel('网站名称').fill('听雨楼')
    await dialog.getByLabel('网站描述').fill('雨天写字')
    await dialog.getByLabel('网站地址').fill('javascript:alert("http://")')
    await dialog.getByRole('button', { name: '申请友链' }).click()
    await dialog.getByText('请输入带http://或https://的网站地址').waitFor()
    await dialog.getByLabel('网站地址').fill('https://rain.example')
    await dialog.getByRole('button', { name: '申请友链' }).click()
    await toast(page, '申请成功，等待博主审核通过').waitFor()
    expect(await shown()).not.toContain('听雨楼')

    const admin = await ownerBrowser(stage.browser, stage.site)
    const queue = await admin.newPage()
    await queue.goto(`${stage.site.url}/admin/links?tab=waiting`)
    await queue.getByText('https://rain.example').waitFor()
    await queue.getByRole('button', { name: '通过: 听雨楼' }).click()
    await queue.getByText('已通过，申请的人会收到消息').waitFor()
    await expect.poll(shown).toContain('听雨楼')

    await visit(page, stage.site.url + LINKS)
    const card = page.locator('.link-card').filter({ hasText: '听雨楼' })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return card.count()
      })
      .toBe(1)
    const link = card.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://rain.example/')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await page.locator('.link-card .icon-button').count()).toBe(1)
    await card.getByRole('button', { name: '修改友链：听雨楼' }).click()
    const change = page.getByRole('dialog', { name: '友链修改' })
    await change.getByLabel('网站描述').fill('晴天也写字')
    await change.getByRole('button', { name: '修改友链' }).click()
    await toast(page, '修改成功，等待博主审核通过').waitFor()
    await expect.poll(shown).not.toContain('听雨楼')
    expect([...hosts]).toEqual([new URL(stage.site.url).host])
    expect(complaints).toEqual([])

    await queue.reload()
    await queue.getByText('晴天也写字').waitFor()
    await queue.getByLabel('选中：听雨楼').check()
    await queue.getByRole('button', { name: '通过', exact: true }).click()
    await expect.poll(shown).toContain('晴天也写字')
    await queue.goto(`${stage.site.url}/admin/links?name=${encodeURIComponent('听雨楼')}`)
    await queue.getByRole('button', { name: '删除: 听雨楼' }).click()
    await queue.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.poll(shown).not.toContain('听雨楼')
  })

  it('load in batches of six on scrolling', { tags: 'long' }, async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    const asked: number[] = []
    page.on('request', (request) => {
      if (request.url().includes('getLinksList')) asked.push(request.postDataJSON().current)
    })
    await visit(page, stage.site.url + LINKS)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByText('已经到底了~').waitFor()
    expect(asked).toEqual([2])
  })
})

it('lets the owner change a link in the admin without a new review', async () => {
  const admin = await ownerBrowser(stage.browser, stage.site)
  const page = await admin.newPage()
  await page.goto(`${stage.site.url}/admin/links?tab=approved`)
  await page
    .getByRole('button', { name: /^修改: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: '修改友链' })
  await dialog.getByLabel('网站描述').fill('换了一句话介绍')
  await dialog.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await expect.poll(html).toContain('换了一句话介绍')
})

it('lets the owner add a link, and review applications in the queue', async () => {
  const friend = { username: 'friend0003', password: 'lanting-1' }
  await registerByCall(stage.site.url, friend)
  const token = await loginByCall(stage.site.url, friend)
  const site = {
    site_name: '等风来',
    site_desc: '山间',
    url: 'https://wind.example',
    site_avatar: '',
  }
  await call(`${stage.site.url}/api/links/add`, { token, body: site })
  const admin = await ownerBrowser(stage.browser, stage.site)
  const page = await admin.newPage()
  await page.goto(`${stage.site.url}/admin/moderation`)
  const waiting = page.getByRole('region', { name: '友链申请' })
  const before = Number(await page.locator('.nav-count').textContent())
  expect(before).toBeGreaterThan(0)
  await page.getByText(`共 ${before} 条`).waitFor()
  await page.getByText('没有举报，也没有等待审核的内容').waitFor()
  await waiting.getByRole('button', { name: '通过: 等风来' }).click()
  await expect.poll(shown).toContain('等风来')
  await page.goto(`${stage.site.url}/admin/links`)
  await page.getByRole('button', { name: '新增友链' }).click()
  const dialog = page.getByRole('dialog', { name: '新增友链' })
  await dialog.getByLabel('网站名称').fill('自己加的')
  await dialog.getByLabel('网站描述').fill('不用等谁')
  await dialog.getByLabel('网站地址').fill('https://own.example')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.poll(shown).toContain('自己加的')
})

describe('axe finds no violations', { tags: 'long' }, () => {
  it.each(few([LINKS, `${LINKS}?lang=en`]))('at %s', async (path) => {
    const { page } = await openPage(stage.browser, { bypassCSP: true })
    await visitedBefore(page)
    await visit(page, stage.site.url + path)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
      const { scroll, window } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        window: innerWidth,
      }))
      expect(scroll).toBe(window)
    }
  })
})

it('axe finds no violations in the application form', { tags: 'long' }, async () => {
  const friend = { username: 'friend0002', password: 'lanting-1' }
  await registerByCall(stage.site.url, friend)
  const { page } = await openPage(stage.browser, { bypassCSP: true })
  await visitedBefore(page)
  await visit(page, stage.site.url + LINKS)
  await logInByStorage(page, friend)
  await page.getByRole('button', { name: '友链申请' }).click()
  await page.getByRole('dialog', { name: '友链申请' }).waitFor()
  await expect.poll(() => findings(page)).toEqual([])
})
