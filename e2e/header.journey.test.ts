import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

const open = async (options: object = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, `${stage.site.url}/home`)
  return watched
}

const scrollTo = async (page: Page, y: number) => {
  // Scrolls again if the page has grown.
  await page.waitForFunction((top) => {
    window.scrollTo({ top, behavior: 'instant' })
    return window.scrollY === top
  }, y)
  // evaluate() could wait for ever, because a busy browser may give a page no frame.
  await page.waitForFunction(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
}

const place = (page: Page) => page.locator('.site-header').getAttribute('data-place')

describe('the header', () => {
  it('is transparent up to 50 px, hides on scrolling down and returns on scrolling up', async () => {
    const { page } = await open()
    const header = page.locator('.site-header')
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    await scrollTo(page, 50)
    expect(await place(page)).toBe('top')
    expect(await background()).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 51)
    expect(await place(page)).toBe('hidden')
    await scrollTo(page, 400)
    expect(await place(page)).toBe('hidden')
    await page.waitForTimeout(400)
    expect((await header.boundingBox())?.y).toBeLessThanOrEqual(-57)
    await scrollTo(page, 399)
    expect(await place(page)).toBe('shown')
    expect(await background()).not.toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 50)
    expect(await place(page)).toBe('top')
  })

  it('appears on keyboard focus', { tags: 'long' }, async () => {
    const { page } = await open()
    await scrollTo(page, 400)
    await page.locator('.brand').focus()
    await page.waitForTimeout(400)
    expect((await page.locator('.site-header').boundingBox())?.y).toBe(0)
  })

  it('shows everything on a desktop, and a menu button below 799 px', async () => {
    const { page } = await open()
    const names = ['主页', '时间轴', '分类', '相册', '说说', '友链', '留言']
    const navigation = page.getByRole('navigation', { name: '主导航' })
    for (const name of names) await navigation.getByRole('link', { name }).waitFor()
    await page.getByRole('button', { name: '登录' }).waitFor()
    const menu = page.getByRole('button', { name: '菜单' })
    await menu.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 799, height: 900 })
    await menu.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 798, height: 900 })
    await menu.waitFor()
    await navigation.waitFor({ state: 'hidden' })
  })

  it('opens more recommendations by keyboard and closes them with Escape', async () => {
    const { page } = await open()
    const more = page.getByRole('button', { name: '更多' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: '前端推荐' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('前端推荐')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: '前端推荐' }).waitFor({ state: 'hidden' })
    expect(await more.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the drawer on a phone', () => {
  it('contains every page, closes with Escape and restores the focus', async () => {
    const { page, complaints } = await open({ viewport: PHONE })
    const menu = page.getByRole('button', { name: '菜单' })
    await menu.click()
    const drawer = page.getByRole('dialog', { name: '菜单' })
    await drawer.waitFor()
    await page.waitForTimeout(400)
    for (const name of ['主页', '时间轴', '分类', '标签', '相册', '说说', '友链', '留言']) {
      await drawer.getByRole('link', { name }).waitFor()
    }
    await drawer.getByText('更多').click()
    await drawer.getByRole('link', { name: '后端推荐' }).waitFor()
    await drawer.getByRole('button', { name: '去登录' }).waitFor()
    const { width = 0 } = (await drawer.boundingBox()) ?? {}
    expect(width).toBeCloseTo(PHONE.width * 0.6, 0)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === '菜单')
    expect(complaints).toEqual([])
  })

  it('closes on navigation', { tags: 'long' }, async () => {
    const { page } = await open({ viewport: PHONE })
    await visit(page, `${stage.site.url}/thanks`)
    await page.getByRole('button', { name: '菜单' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '主页' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForURL('**/home')
  })

  it('never makes the page wider than a small phone', { tags: 'long' }, async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } })
    for (const path of [
      '/home',
      '/article?id=1',
      '/thanks',
      '/nothing',
      '/userCenter',
      '/search?q=a',
    ]) {
      await visit(page, stage.site.url + path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ path, wide }).toEqual({ path, wide: 320 })
    }
  })
})

describe('the page frame', () => {
  it('shows the button to the top after 200 px', async () => {
    const { page } = await open()
    const button = page.locator('.to-top')
    await scrollTo(page, 200)
    expect(await button.getAttribute('data-visible')).toBe('false')
    await scrollTo(page, 201)
    expect(await button.getAttribute('data-visible')).toBe('true')
    await button.click()
    await page.waitForFunction(() => window.scrollY === 0)
  })

  it('starts a new page at its top, and restores the scroll position on going back', async () => {
    const { page } = await open()
    await scrollTo(page, 700)
    // Clicked by script, because a mouse click may scroll first.
    await page
      .getByRole('link', { name: '兰亭开门了' })
      .evaluate((link: HTMLElement) => link.click())
    await page.getByRole('heading', { level: 1, name: '兰亭开门了' }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await scrollTo(page, 300)
    await page.goBack()
    await page.waitForFunction(() => window.scrollY === 700)
    await page.goForward()
    await page.waitForFunction(() => window.scrollY === 300)
  })

  it('shows a visitor from another page the way back, on the home page on a phone', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await openPage(stage.browser, { viewport: PHONE })
    await visitedBefore(page)
    await visit(page, `${stage.site.url}/article?id=1`)
    expect(await page.getByRole('button', { name: '返回' }).count()).toBe(0)
    await page.getByRole('link', { name: '兰亭 主页' }).click()
    const back = page.getByRole('button', { name: '返回', exact: true })
    await back.waitFor()
    await revisit(page)
    await back.waitFor()
    expect(complaints).toEqual([])
    await back.click()
    await page.waitForURL('**/article?id=1')
  })

  it('shows the settings and the credits in the footer', async () => {
    const { page } = await open()
    const footer = page.getByRole('contentinfo')
    expect(await footer.textContent()).toContain('© 2026 兰亭')
    expect(await footer.locator('img').count()).toBe(0)
    await footer.getByRole('link', { name: '源码与致谢' }).click()
    await page.getByRole('heading', { level: 1, name: '致谢' }).waitFor()
    await page.getByRole('row', { name: /react-dom.*MIT/ }).waitFor()
  })
})
