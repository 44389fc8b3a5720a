import { beforeAll, describe, expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })
const paths: string[] = []

beforeAll(async () => {
  for (const title of ['水', '火', '叶']) {
    paths.push(await publishArticle(stage.site.url, { title }))
  }
})

describe('a series', () => {
  it('is made and sorted by the owner', async () => {
    const admin = await ownerBrowser(stage.browser, stage.site)
    const page = await admin.newPage()
    await page.goto(`${stage.site.url}/admin/series`)
    await page.getByText('还没有系列').waitFor()
    await page.getByRole('button', { name: '新增系列' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('系列标题').fill('喝茶')
    for (const title of ['火', '水', '叶']) {
      await dialog.getByRole('searchbox').fill(title)
      await dialog.getByRole('button', { name: `加入《${title}》` }).click()
    }
    await dialog.getByRole('button', { name: '上移: 水' }).click()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByText('3 篇').waitFor()
  })

  it('leads readers to the next article', async () => {
    const { page, complaints } = await openPage(stage.browser)
    await visitedBefore(page)
    await visit(page, `${stage.site.url}${paths[0]}`)
    const box = page.getByRole('navigation', { name: '喝茶' })
    await box.getByText('系列《喝茶》· 1 / 3').click()
    expect(await box.getByRole('listitem').allTextContents()).toEqual(['水', '火', '叶'])
    expect(await findings(page)).toEqual([])
    await box.getByRole('link', { name: '系列的下一篇 火' }).click()
    await page.waitForURL(`**${paths[1]}`)
    await box.getByText('2 / 3').waitFor()
    expect(complaints).toEqual([])
  })
})
