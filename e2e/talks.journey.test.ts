import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, openPage, PHONE, revisit, visit, visitedBefore } from './testing/browser.ts'
import { few } from './testing/few.ts'
import { recordLayoutShift } from './testing/layout-shift.ts'
import { call, ownerToken, send } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

const stage = useSiteWithPictures()

interface Listed {
  readonly list: readonly { readonly id: number; readonly content: string }[]
  readonly total: number
}

const listed = async (): Promise<Listed> => {
  const body = { current: 1, size: 100 }
  const { result } = await call(`${stage.site.url}/api/talk/blogGetTalkList`, { body })
  return result as Listed
}

const open = async (path: string, options: object = {}) => {
  const opened = await openPage(stage.browser, options)
  await visitedBefore(opened.page)
  await opened.page.goto(stage.site.url + path)
  return opened
}

const cards = (page: Page) => page.locator('article.talk')
const textOf = (page: Page, place: number) => cards(page).nth(place).locator('.talk-text')

it('loads talks on scrolling, each once and in order, until the end', async () => {
  const { list, total } = await listed()
  expect(total).toBeGreaterThan(10)
  const { page, complaints } = await open('/talk')
  await cards(page).nth(4).waitFor()
  expect(await cards(page).first().getByText('置顶').textContent()).toBe('置顶')
  for (let turn = 0; turn < total; turn += 1) {
    if ((await page.getByText('已经到底了~').count()) > 0) break
    await page.mouse.wheel(0, 4_000)
    await page.waitForTimeout(200)
  }
  await page.getByText('已经到底了~').waitFor()
  const texts = await page.locator('.talk-text').allTextContents()
  expect(texts).toEqual(list.map(({ content }) => content).filter(Boolean))
  expect(complaints).toEqual([])
})

it('renders the first talks with their pictures without scripts', async () => {
  const { page } = await open('/talk', { javaScriptEnabled: false })
  expect(await cards(page).count()).toBe(5)
  await page.locator('.talk-pictures img').first().waitFor()
})

const isSeen = (page: Page) =>
  page.locator('article.talk[aria-current]').evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

it.each(few([PHONE, DESKTOP]))(
  'scrolls to an old talk and marks it, at $width px',
  async (viewport) => {
    const { list } = await listed()
    const oldest = list.at(-1)
    const { page, complaints } = await open(`/talk?id=${oldest?.id}`, { viewport })
    const marked = page.locator('article.talk[aria-current]')
    await marked.waitFor()
    expect(await marked.locator('.talk-text').textContent()).toBe(oldest?.content)
    await expect.poll(() => isSeen(page)).toBe(true)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current')))
      .toBe('true')
    expect(await marked.count()).toBe(1)
    expect(complaints).toEqual([])
  },
)

it('marks one of the first talks in place, from a link within the page', async () => {
  const { list } = await listed()
  const { page } = await open('/talk')
  await cards(page).nth(3).locator('.talk-actions a').click()
  await page.waitForURL(`**/talk?id=${list[3]?.id}`)
  await cards(page).nth(3).and(page.locator('[aria-current]')).waitFor()
  await expect.poll(() => isSeen(page)).toBe(true)
  expect(await textOf(page, 0).textContent()).toBe(list[0]?.content)
})

it('folds a long talk, and unfolds it', async () => {
  const { url } = stage.site
  const content = Array.from({ length: 12 }, (_, line) => `第 ${line + 1} 行`).join('\n')
  const body = { content, is_top: 2, status: 1, talkImgList: [] }
  await send(`${url}/api/talk/publishTalk`, 'POST', await ownerToken(url), body)
  const { page } = await open('/talk')
  const card = cards(page).filter({ hasText: '第 12 行' })
  const height = async () => (await card.locator('.talk-text').boundingBox())?.height ?? 0
  const unfold = card.getByRole('button', { name: '展开' })
  await unfold.waitFor()
  const folded = await height()
  await unfold.click()
  await card.getByRole('button', { name: '收起' }).waitFor()
  expect(await height()).toBeGreaterThan(2 * folded)
})

it('returns 404 for a talk that is not public', async () => {
  const answer = await fetch(`${stage.site.url}/talk?id=99999`)
  expect(answer.status).toBe(404)
})

it('counts a like at once, and shows it to the same visitor later', async () => {
  const { page } = await open('/talk')
  const like = cards(page).nth(1).locator('.talk-action[aria-pressed]')
  await like.waitFor()
  const before = Number(await like.textContent())
  await page.waitForLoadState('networkidle')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => Number(await like.textContent())).toBe(before + 1)
  await page.getByText('点赞成功').waitFor()
  await page.reload()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => Number(await like.textContent())).toBe(before + 1)
})

it.each(few([PHONE, DESKTOP]))('moves nothing while more talks arrive, at %o', async (viewport) => {
  const { page } = await openPage(stage.browser, { viewport })
  await visitedBefore(page)
  const layoutShift = await recordLayoutShift(page)
  await page.route('**/api/talk/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await visit(page, `${stage.site.url}/talk`)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 900)
        return page.locator('.site-footer').isVisible()
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBe(true)
  expect(await layoutShift()).toBeLessThan(0.05)
})

it('asks for the place in the list once when the server fails, and goes on by hand', {
  tags: 'long',
}, async () => {
  const { page } = await open('/talk')
  await cards(page).nth(4).waitFor()
  await page.evaluate(() => {
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem('list-place', JSON.stringify({ id: 'talk-0', top: 0 })),
    )
  })
  let asked = 0
  await page.route('**/api/talk/blogGetTalkList', async (route) => {
    if (route.request().postDataJSON().current === 1) return route.continue()
    asked += 1
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":1}' })
  })
  await revisit(page)
  const again = page.locator('.endless-footer').getByRole('button', { name: '再试一次' })
  await again.waitFor()
  const before = asked
  await page.waitForTimeout(1_500)
  expect(asked).toBe(before)
  await page.unroute('**/api/talk/blogGetTalkList')
  await again.click()
  await cards(page).nth(5).waitFor()
})
