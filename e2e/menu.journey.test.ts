import { expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { call, ownerToken } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const openSettings = async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/settings`)
  const save = async () => {
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('设置已保存').last().waitFor()
  }
  return { context, page, save }
}

it('shows the menu in the order and with the names of the owner, without hidden pages', async () => {
  const { page, save } = await openSettings()
  await page.getByLabel('「说说」的名字').fill('近况')
  await page.getByRole('button', { name: '上移: 说说' }).click()
  for (const section of ['留言板', '推荐站点', '聊天室', '音乐']) {
    await page
      .getByRole('switch', { name: `显示${section}` })
      .first()
      .click()
  }
  await save()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${stage.site.url}/home`)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.waitFor()
  const names = await menu.locator(':scope > a').allTextContents()
  expect(names.indexOf('近况')).toBeLessThan(names.indexOf('相册'))
  expect(names).not.toContain('留言')
  expect(await menu.locator('li').allTextContents()).toEqual(['关于'])
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('button', { name: '聊天室' }).count()).toBe(0)
  expect(await page.locator('.dock').count()).toBe(0)
  expect(asked.filter((url) => /chat-(?!store)|open-music/.test(url))).toEqual([])
})

it('leads outside where the owner wants it, in a bar that fits every window', async () => {
  const { page, save } = await openSettings()
  const rows = page.getByRole('list', { name: '菜单' })
  await page.getByRole('button', { name: '加一个链接: 菜单' }).click()
  const [name, link] = [rows.getByLabel('名字', { exact: true }), rows.getByLabel('链接')]
  await name.fill('我的小店')
  await link.fill('javascript:alert(1)')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('每个菜单链接都要有名字').waitFor()
  expect(await link.getAttribute('aria-invalid')).toBe('true')
  await link.fill('https://shop.example/')
  await page.getByRole('button', { name: '上移: 我的小店' }).click()
  await save()
  await page.goto(`${stage.site.url}/home`)
  const shop = page.getByRole('navigation', { name: '主导航' }).getByText('我的小店')
  const look = await shop.evaluate((one: HTMLAnchorElement) => [one.href, one.target, one.rel])
  expect(look).toEqual(['https://shop.example/', '_blank', 'noopener'])
  expect(await shop.getAttribute('title')).toBe('在新窗口打开')
  const menu = page.getByRole('button', { name: '菜单' })
  for (const width of [799, 961, 1_024, 1_101, 1_280, 1_440]) {
    await page.setViewportSize({ width, height: 800 })
    const right = await page
      .locator('.header-tools')
      .evaluate((tools) => Math.ceil(tools.getBoundingClientRect().right))
    expect([width, right <= width, await shop.isVisible()]).toEqual([
      ...[width, true],
      !(await menu.isVisible()),
    ])
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: '我的小店' }).waitFor()
  // A bar of many long names is a drawer.
  await call(`${stage.site.url}/api/config/update`, {
    token: await ownerToken(stage.site.url),
    body: {
      menu: Array.from({ length: 4 }, () => ({
        entry: 'link',
        name: '一个长名字',
        link: '/thanks',
      })),
    },
  })
  for (const width of [1_024, 1_280, 1_440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${stage.site.url}/home`)
    const tools = await page.locator('.header-tools').boundingBox()
    const isInside = tools !== null && Math.ceil(tools.x + tools.width) <= width
    expect([width, isInside, await menu.isVisible()]).toEqual([width, true, width < 1_440])
    // The bell stays beside the name of the site.
    const [brand, bell] = [page.locator('.brand'), page.locator('.bell-button')]
    const [left, right] = [await brand.boundingBox(), await bell.boundingBox()]
    const gap = left && right && right.x - left.x - left.width
    expect([width, gap]).toEqual([width, 12])
  }
})

it('answers 404 for a hidden page, and loads nothing of it', async () => {
  const { page } = await openSettings()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(`${stage.site.url}/message/list`)
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).not.toContain('message-list')
  await page.getByText('云深不知处').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /message-list|\/api\/message/.test(url))).toEqual([])
})

it('shows hidden pages again when the owner wants them', { tags: 'long' }, async () => {
  const { page, save } = await openSettings()
  const board = page.getByRole('switch', { name: '显示留言板' })
  expect(await board.getAttribute('aria-checked')).toBe('false')
  await board.click()
  await save()
  const answer = await page.goto(`${stage.site.url}/message/list`)
  expect(answer?.status()).toBe(200)
})

it('runs the code of the owner, and nothing that the policy does not name', async () => {
  const { page, save } = await openSettings()
  await page
    .getByLabel('放在 <body> 末尾')
    .fill('<script>document.title = "counted"</script><img src="x:" onerror="document.title = 1">')
  await save()
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(`${stage.site.url}/thanks`)
  await expect.poll(() => page.title()).toBe('counted')
  expect(refused.some((text) => text.includes('inline event handler'))).toBe(true)
})

it('closes comments for readers and says so', async () => {
  const { page, save } = await openSettings()
  await page.getByRole('group', { name: '评论' }).getByText('关闭').click()
  await save()
  const visitor = await stage.browser.newPage({ locale: 'zh-CN' })
  await visitor.goto(`${stage.site.url}/article?id=1#comment-1`)
  await visitor.getByText('这里不再收评论了。').waitFor()
  expect(await visitor.getByRole('textbox', { name: '写评论' }).count()).toBe(0)
  expect(await visitor.getByRole('button', { name: '回复' }).count()).toBe(0)
  await visitor.close()
})
