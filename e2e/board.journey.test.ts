import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { logInByStorage, registerByCall, toast } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { DESKTOP, openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()
const BOARD = '/message/list'
/** Low ones and tall ones. */
const SCREENS = [
  [320, 568],
  [320, 640],
  [320, 720],
  [390, 844],
  [1_280, 720],
] as const

const openBoard = async (path = BOARD, options: object = {}) => {
  const watched = await openPage(stage.browser, options)
  await visitedBefore(watched.page)
  await visit(watched.page, stage.site.url + path)
  return watched
}

const toCards = async (page: Page) => {
  await page.getByRole('button', { name: '留言，换成卡片' }).click()
  await notes(page).first().waitFor()
}
const notes = (page: Page) => page.locator('.notes > li')
const agree = (page: Page) => page.getByRole('button', { name: '确认', exact: true }).click()

const enter = async (page: Page, username: string) => {
  const user = { username, password: 'lanting-1', nick_name: `客人${username}` }
  await registerByCall(stage.site.url, user)
  await logInByStorage(page, user)
}

describe('the server-rendered board', () => {
  it.each([
    [BOARD, '留言 - 兰亭', '早市的柿子'],
    [`${BOARD}?lang=en`, 'Message board - 兰亭', 'Select the title to show cards'],
    ['/message/detail?id=1', '的留言 1 - 兰亭', 'class="note"'],
    ['/message/publish?type=add', '编辑/新增留言 - 兰亭', '发布留言'],
  ])('%s contains its title and its text', async (path, title, words) => {
    const response = await fetch(stage.site.url + path)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain(`${title}</title>`)
    expect(text).toContain(words)
  })

  it.each(['/message/detail', '/message/detail?id=99999', '/message/detail?id=x'])(
    'returns 404 for %s',
    async (path) => {
      expect((await fetch(stage.site.url + path)).status).toBe(404)
    },
  )
})

it('no lane of the danmaku lies under the pause button, on any screen', async () => {
  const { page } = await openBoard(BOARD, { reducedMotion: null })
  await page.getByLabel('留言内容').fill('自己的一条')
  await page.keyboard.press('Enter')
  await page.locator('.sky-lane[data-own="true"]').waitFor()
  const gaps = () =>
    page.locator('.sky-lane').evaluateAll((lanes) => {
      const top = document.querySelector('.sky-pause')?.getBoundingClientRect().top ?? 0
      const boxes = lanes.map((lane) => lane.getBoundingClientRect())
      return boxes.filter(({ height, bottom }) => height > 0 && bottom > top).length
    })
  for (const [width, height] of [...SCREENS, [DESKTOP.width, DESKTOP.height]] as const) {
    await page.setViewportSize({ width, height })
    expect([width, height, await gaps()]).toEqual([width, height, 0])
    expect(await page.locator('.sky-lane').count()).toBeGreaterThan(4)
  }
})

describe('a visitor', () => {
  it('changes the mode by the title, and keeps it after a reload', async () => {
    const { page, complaints } = await openBoard()
    await page.locator('.sky').waitFor()
    await toCards(page)
    await revisit(page)
    await notes(page).first().waitFor()
    await page.getByRole('button', { name: '留言板，换成弹幕' }).click()
    await page.locator('.sky').waitFor()
    await revisit(page)
    await page.locator('.sky').waitFor()
    expect(complaints).toEqual([])
  })

  it('finds messages by tag and by text, starting at the first page', async () => {
    const { page } = await openBoard()
    await toCards(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => notes(page).count()).toBeGreaterThan(8)
    const tag = page.locator('.wall-tags > button').nth(1)
    const name = await tag.textContent()
    await tag.click()
    await expect
      .poll(() => page.locator('.note-tag').allInnerTexts())
      .toSatisfy((tags: string[]) => tags.length > 0 && tags.every((one) => one === `#${name}`))
    await page.getByRole('button', { name: '全部' }).click()
    await page.getByRole('button', { name: '搜索留言' }).click()
    await page.getByRole('searchbox', { name: '搜索留言' }).fill('柿子三块五')
    await expect.poll(() => notes(page).count()).toBe(1)
    await page.getByRole('searchbox', { name: '搜索留言' }).fill('%')
    await page.getByRole('heading', { name: '没有找到这样的留言' }).waitFor()
    const search = await page.locator('.wall-search').boundingBox()
    const empty = await page.locator('.wall > .empty').boundingBox()
    expect((empty?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0)).toBeGreaterThan(10)
    await page.getByRole('button', { name: '收起搜索' }).click()
    await expect.poll(() => notes(page).count()).toBeGreaterThan(7)
  })

  it('returns to the same scroll position, with the same filter and current counts', {
    tags: 'long',
  }, async () => {
    const { page, complaints } = await openBoard()
    await toCards(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => notes(page).count()).toBeGreaterThan(8)
    await page.locator('.wall-tags > button').nth(1).click()
    await expect.poll(() => notes(page).count()).toBeLessThanOrEqual(8)
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    const note = notes(page).first()
    const liked = Number((await note.locator('.like-heart').textContent())?.trim())
    await note.getByRole('link', { name: /评论/ }).click()
    await page.waitForURL(/message\/detail/)
    await page.locator('.note-column .like-heart').click()
    await toast(page, '点赞成功').waitFor()
    await page.getByRole('link', { name: '回到留言板' }).click()
    await page.waitForURL(/message\/list/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    expect(await page.locator('.wall-tags > button').nth(1).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await expect
      .poll(async () => Number((await note.locator('.like-heart').textContent())?.trim()))
      .toBe(liked + 1)
    await expect.poll(() => note.locator('.like-heart').getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
  })

  it('sees an error for a message that belongs to another user or does not exist', {
    tags: 'long',
  }, async () => {
    const { page } = await openBoard('/message/publish?type=edit&id=1')
    await page.getByRole('heading', { name: '这张纸条是别人写的' }).waitFor()
    await page.goto(`${stage.site.url}/message/publish?type=edit&id=99999`)
    await page.getByRole('heading', { name: '留言不存在' }).waitFor()
  })
})

describe('a user', () => {
  it('writes a message, edits it and deletes it', async () => {
    const { page, complaints } = await openBoard()
    await enter(page, 'noter0001')
    await toCards(page)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await page.getByRole('link', { name: '写留言' }).click()
    const paper = page.getByLabel('留言内容')
    await paper.waitFor()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByText('留言内容不能为空').waitFor()
    await paper.fill('第一行\n<img src=x onerror=alert(1)>')
    await page.locator('.choices').getByLabel('浅青').check()
    await page.getByRole('tab', { name: '字体' }).click()
    await page.getByLabel('24', { exact: true }).check()
    await page.getByLabel('朱', { exact: true }).check()
    await page.getByRole('tab', { name: '标签' }).click()
    await page.getByLabel('或者自己写一个').fill('试写')
    const look = await page.locator('.note-editor .note').evaluate((note) => ({
      paper: getComputedStyle(note).backgroundColor,
      size: getComputedStyle(note.querySelector('.note-text') as Element).fontSize,
    }))
    expect(look).toEqual({ paper: 'rgb(230, 240, 235)', size: '24px' })
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await toast(page, '留言成功').waitFor()
    const own = notes(page).first()
    await expect.poll(() => own.textContent()).toContain('<img src=x onerror=alert(1)>')
    expect(await own.textContent()).toContain('#试写')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.getByRole('link', { name: '修改留言' }).count()).toBe(1)

    await own.getByRole('link', { name: '修改留言' }).click()
    await page.waitForURL(/type=edit&id=\d+/)
    await expect.poll(() => paper.inputValue()).toContain('第一行')
    await paper.fill('改过的一行')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await toast(page, '修改成功').waitFor()
    await expect.poll(() => own.textContent()).toContain('改过的一行')

    await own.getByRole('button', { name: '删除留言' }).click()
    await page.getByText('确认删除留言吗').waitFor()
    await agree(page)
    await toast(page, '删除成功').waitFor()
    await expect.poll(() => own.textContent()).not.toContain('改过的一行')
    expect(complaints).toEqual([])
  })

  it('chooses any colour, which stays readable by day and by night', { tags: 'long' }, async () => {
    const { page, complaints } = await openBoard('/message/publish?type=add', { bypassCSP: true })
    await enter(page, 'painter1')
    await revisit(page)
    expect(await page.locator('.honeypot').evaluate((box) => box.clientWidth)).toBeLessThan(5)
    await page.getByLabel('留言内容').fill('橙色的纸')
    await page.locator('input[type="color"]:visible').fill('#ff4500')
    await page.getByRole('slider', { name: '不透明度' }).fill('60')
    await page.getByRole('tab', { name: '字体' }).click()
    await page.locator('input[type="color"]:visible').fill('#ff8855')
    await page.getByText('这个文字颜色在纸上看不清').waitFor()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await toast(page, '留言成功').waitFor()
    await toCards(page)
    const own = notes(page).first().locator('.note')
    await expect.poll(() => own.textContent()).toContain('橙色的纸')
    const papers = new Set<string>()
    for (const scheme of ['light', 'dark']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.colorScheme = chosen
      }, scheme)
      papers.add(await own.evaluate((note) => getComputedStyle(note).backgroundColor))
      expect(await findings(page)).toEqual([])
    }
    expect(papers.size).toBe(2)
    expect(complaints).toEqual([])
  })

  it('keeps the text when the server cannot store it', { tags: 'long' }, async () => {
    const { page } = await openBoard('/message/publish?type=add')
    await page.getByLabel('留言内容').fill('不要丢了')
    await page.route('**/api/message/add', (route) => route.abort())
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.locator('.form-notice').waitFor()
    expect(await page.getByLabel('留言内容').inputValue()).toBe('不要丢了')
  })
})

describe('axe finds no violations', { tags: 'long' }, () => {
  it.each([BOARD, '/message/detail?id=3', '/message/publish?type=add&lang=en'])(
    'at %s',
    async (path) => {
      const { page } = await openPage(stage.browser, { bypassCSP: true })
      await visitedBefore(page)
      await visit(page, stage.site.url + path)
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        expect(await findings(page)).toEqual([])
        if (path === BOARD) {
          await toCards(page)
          expect(await findings(page)).toEqual([])
          await page.getByRole('button', { name: '留言板，换成弹幕' }).click()
          await page.locator('.sky').waitFor()
        }
        const { scroll, window } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          window: innerWidth,
        }))
        expect(scroll).toBe(window)
      }
    },
  )
})
