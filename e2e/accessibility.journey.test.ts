import { describe, expect, it } from 'vitest'
import { logInByStorage, openLogin } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (viewport: typeof DESKTOP, path: string) => {
  // Axe measures colours, so all animations must have ended.
  const { page } = await openPage(stage.browser, {
    viewport,
    bypassCSP: true,
  })
  await visitedBefore(page)
  await visit(page, stage.site.url + path)
  return page
}

describe('axe finds no violations', () => {
  it.each(
    few(
      [
        '/home',
        '/article?id=10',
        '/talk?id=1',
        '/photos?id=1',
        '/article?id=1',
        '/thanks',
        '/nothing',
        '/home?lang=en',
        '/photoAlbum',
      ],
      4,
    ),
  )('at %s', async (path) => {
    const page = await open(DESKTOP, path)
    expect(await findings(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await findings(page)).toEqual([])
  })

  it('in the drawer', async () => {
    const page = await open(PHONE, '/home')
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('dialog').getByText('更多').click()
    expect(await findings(page, 'dialog[open]')).toEqual([])
  })

  it.each(few([PHONE, DESKTOP]))('in the login dialog, at $width px', async (viewport) => {
    const page = await open(viewport, '/home')
    if (viewport === PHONE) {
      await page.getByRole('button', { name: '菜单' }).click()
      await page.getByRole('button', { name: '去登录' }).click()
    } else await openLogin(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await dialog.getByText('请输入用户密码').waitFor()
    expect(await findings(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: '还没有账号？去注册' }).click()
    expect(await findings(page, 'dialog[open]')).toEqual([])
  })

  it('in the user center', { tags: 'long' }, async () => {
    const page = await open(DESKTOP, '/home')
    await logInByStorage(page, OWNER)
    await visit(page, `${stage.site.url}/userCenter`)
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: '编辑' }).click()
    for (const name of ['个人信息', '密码修改', '登录设备', '数据与注销']) {
      await page.getByRole('tab', { name }).click()
      await page.waitForLoadState('networkidle')
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        expect([name, await findings(page, 'main')]).toEqual([name, []])
      }
    }
  })
})

describe('with the keyboard alone', () => {
  it('skips to the text, and reaches every control in order with a visible focus', async () => {
    const page = await open(DESKTOP, '/home')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => location.hash)).toBe('#main')
    const reached: string[] = []
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        return {
          name: element.textContent || element.getAttribute('aria-label') || '',
          outline: getComputedStyle(element).outlineStyle,
        }
      })
      expect(outline).toBe('solid')
      reached.push(name)
    }
    expect(reached[0]).toBe('读文章')
    expect(reached).toContain('兰亭开门了')
  })
})

describe('a new page', () => {
  it('is announced, and the keyboard goes on in its content', async () => {
    const { page } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/home`)
    const announced = page.locator('body > [aria-live="polite"]')
    expect(await announced.textContent()).toBe('')
    await page.getByRole('link', { name: '时间轴' }).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => announced.textContent()).toBe('时间轴 - 兰亭')
    expect(await announced.boundingBox()).toMatchObject({ width: 1, height: 1 })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

describe('with reduced motion', () => {
  it('does not animate: the tagline is complete, and pages do not scroll smoothly', async () => {
    const page = await open(DESKTOP, '/home')
    const animations = await page.evaluate(() => document.getAnimations().length)
    expect(animations).toBe(0)
    // Reads both values at once: the tagline is chosen at random when the page hydrates.
    const tagline = await page.locator('.tagline[data-typing=begun]').evaluate((element) => ({
      whole: element.querySelector('.for-screen-readers')?.textContent,
      seen: element.querySelector<HTMLElement>('[aria-hidden]')?.innerText,
    }))
    expect(tagline.seen).not.toBe('')
    expect(tagline.seen).toBe(tagline.whole)
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await page.getByRole('link', { name: 'A Room of Letters' }).click()
    await page.getByRole('heading', { level: 1, name: 'A Room of Letters' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
