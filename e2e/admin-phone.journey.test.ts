import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const SMALLEST = { width: 320, height: 700 }

const open = async (path: string) => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.setViewportSize(SMALLEST)
  await page.goto(`${stage.site.url}/admin${path}`)
  return page
}

/** The lines of each row: the text's lower edge, and the buttons' edges. */
const measured = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const edges = (selector: string) =>
        [...row.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
      const buttons = edges('.row-actions > *')
      return {
        textEnd: Math.max(...edges('.row-text > *').map(({ bottom }) => bottom)),
        tops: [...new Set(buttons.map(({ top }) => Math.round(top)))],
        left: Math.min(...buttons.map(({ left }) => Math.round(left))),
        right: Math.max(...buttons.map(({ right }) => Math.round(right))),
        end: row.getBoundingClientRect().right,
      }
    }),
  )

describe('the admin on a small phone', () => {
  it.each(['/playlists', '/pages', '/resources'])(
    'has all actions of a row on one line of their own: %s',
    async (path) => {
      const page = await open(path)
      const rows = page.locator('.ordered-list > li')
      await rows.first().waitFor()
      const lines = await measured(rows)
      expect(lines.map(({ tops }) => tops.length)).toEqual(lines.map(() => 1))
      for (const { textEnd, tops, right, end } of lines) {
        expect(tops[0]).toBeGreaterThanOrEqual(Math.floor(textEnd))
        expect(right).toBeLessThanOrEqual(Math.ceil(end))
      }
      expect(new Set(lines.map(({ left, right }) => `${left}-${right}`)).size).toBe(1)
    },
  )

  it('draws the line of a number beside its words, not over them', async () => {
    const page = await open('/')
    const cards = page.locator('.summary-card')
    await cards.locator('svg').first().waitFor()
    const covered = await cards.evaluateAll((all) =>
      all.filter((card) => {
        const [words, line] = ['small', 'svg'].map((one) => card.querySelector(one))
        // Without numbers there is no line.
        if (!words || !line) return false
        return line.getBoundingClientRect().bottom > words.getBoundingClientRect().top
      }),
    )
    expect(covered).toHaveLength(0)
  })

  it('keeps the head of the settings as high as it is at the first change', async () => {
    const page = await open('/settings')
    const head = page.locator('.sticky-head')
    const before = (await head.boundingBox())?.height
    await page.getByLabel('站点名称').fill('一个新的名字')
    await head.getByRole('button', { name: '取消' }).waitFor()
    expect((await head.boundingBox())?.height).toBe(before)
    await head.getByText('有没保存的修改').waitFor({ state: 'attached' })
  })

  it('shows the whole mark of a cover', async () => {
    const page = await open('/photos?id=1')
    const mark = page.locator('.photo-card .chip')
    await mark.waitFor()
    const isInside = await mark.evaluate((one) => {
      const [inner, outer] = [one, one.closest('li') ?? one].map((box) =>
        box.getBoundingClientRect(),
      )
      return inner && outer && inner.left >= outer.left && inner.right <= outer.right
    })
    expect(isInside).toBe(true)
  })

  it('shows all buttons of a cover', async () => {
    const page = await open('/editor')
    await page.getByRole('button', { name: '发布文章' }).click()
    const buttons = page.getByRole('group', { name: '封面' }).locator('.actions > *')
    await buttons.first().waitFor()
    const ends = await buttons.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(SMALLEST.width)
  })

  it('says what a switch in a card means', async () => {
    const page = await open('/articles')
    const cell = page.locator('td:has(> [role=switch])').first()
    await cell.waitFor()
    const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(label).toContain('置顶')
    const actions = await page.locator('td > .actions').first().boundingBox()
    expect(actions?.height).toBeLessThan(60)
    await page.goto(`${stage.site.url}/admin/playlists`)
    await page.locator('.row-text').getByText('显示', { exact: true }).first().waitFor()
  })

  it('has the names of site, groups and account in its drawer, and the current entry', async () => {
    const page = await open('/health')
    const sheets = page.locator('.sheet')
    await sheets.first().waitFor()
    const ends = await sheets.evaluateAll((all) =>
      all.map((sheet) => Math.max(sheet.scrollWidth, sheet.getBoundingClientRect().right)),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(SMALLEST.width)
    await page.getByRole('button', { name: '菜单', exact: true }).click()
    const drawer = page.locator('.sidebar[data-open=true]')
    for (const name of ['用户管理', '系统状态', '站长']) {
      await drawer.getByText(name, { exact: true }).waitFor()
    }
    const { height = 0 } = (await drawer.getByText('用户管理').boundingBox()) ?? {}
    expect(height).toBeGreaterThan(10)
    const entry = await drawer.getByRole('link', { name: '系统状态' }).boundingBox()
    const card = await drawer.locator('.account-card').boundingBox()
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
  })

  it('shows the current tab, and in words why a text is not saved', async () => {
    const page = await open('/articles?tab=trash')
    const tab = page.getByRole('link', { name: /^回收站\s*\d/ })
    await tab.waitFor()
    const { x = SMALLEST.width, width = 0 } = (await tab.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(SMALLEST.width)
    await page.route(/\/api\/article\/autosave$/, (route) => route.abort())
    await page.goto(`${stage.site.url}/admin/editor`)
    await page.getByRole('textbox', { name: '标题' }).fill('地铁里')
    const words = page.getByText('连不上服务器，先存在本机')
    await words.waitFor()
    expect((await words.boundingBox())?.width).toBeGreaterThan(100)
  })
})
