import { beforeAll, describe, expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const publish = async (titles: readonly string[]) => {
  const paths: string[] = []
  for (const title of titles) paths.push(await publishArticle(stage.site.url, { title }))
  return paths
}

describe('the owner', () => {
  it('makes, sorts and deletes a series', async () => {
    await publish(['水', '火', '叶'])
    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${stage.site.url}/admin/series`)
    await page.getByText('还没有系列').waitFor()
    await page.getByRole('button', { name: '新增系列' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('系列标题').fill('喝茶')
    const search = dialog.getByRole('searchbox')
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 40))
    for (const title of ['火', '水', '叶']) {
      await search.fill(title)
      await search.press('Enter')
      await dialog.getByRole('button', { name: `加入《${title}》` }).click()
      expect(await focused()).toContain('type="search"')
    }
    // All that was found is chosen: the rows stay.
    await search.fill('')
    const found = dialog.getByRole('list', { name: '找到的文章' })
    await expect.poll(() => found.getByText('已添加').count()).toBe(3)
    expect(await dialog.getByText('没有找到文章').count()).toBe(0)
    await dialog.getByRole('button', { name: '移出《叶》' }).click()
    expect(await focused()).toContain('<ol')
    await found.getByRole('button', { name: '加入《叶》' }).click()
    await dialog.getByRole('button', { name: '上移: 水' }).click()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('3 篇').waitFor()

    await page.getByRole('button', { name: '删除: 喝茶' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('还没有系列').waitFor()
  })
})

describe('a series', () => {
  let paths: readonly string[]

  beforeAll(async () => {
    const { url } = stage.site
    paths = await publish(['壶', '盏', '炉'])
    const body = { title: '茶具', articleIdList: paths.map(articleIdIn) }
    await send(`${url}/api/series/add`, 'POST', await ownerToken(url), body)
  })

  it('stays in the list when it cannot be loaded again or deleted', { tags: 'long' }, async () => {
    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${stage.site.url}/admin/series`)
    const remove = page.getByRole('button', { name: '删除: 茶具' })
    await remove.waitFor()
    await page.route('**/api/series/**', (route) => route.abort())
    await remove.click()
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'GET')
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await failed
    await page.waitForTimeout(500)
    expect(await remove.isVisible()).toBe(true)
  })

  it('leads readers to the next article', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}${paths[0]}`)
    const box = page.getByRole('navigation', { name: '茶具' })
    await box.getByText('系列《茶具》· 1 / 3').click()
    expect(await box.getByRole('listitem').allTextContents()).toEqual(['壶', '盏', '炉'])
    expect(await findings(page)).toEqual([])
    await box.getByRole('link', { name: '系列的下一篇 盏' }).click()
    await page.waitForURL(`**${paths[1]}`)
    await box.getByText('2 / 3').waitFor()
    expect(complaints).toEqual([])
  })
})
