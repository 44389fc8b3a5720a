import { EMPTY_ARTICLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { PHONE } from './testing/browser.ts'
import { ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

/** Each screen, the name of its link, and where it leads. */
const LINKED = [
  ['/taxonomy', '在站点上查看: 谈茶', /^\/articleList\?id=\d+&type=category/],
  ['/taxonomy?kind=tag', '在站点上查看: 茶', /^\/articleList\?id=\d+&type=tag/],
  ['/series', '在站点上查看: 茶经', /^\/article/],
  ['/albums', '在站点上查看: 茶山', /^\/photos\?id=1$/],
  ['/photos?id=1', '在站点上查看', /^\/photos\?id=1$/],
  ['/talk?id=1', '在站点上查看', /^\/talk\?id=1$/],
  ['/page?id=1', '在站点上查看', /^\/page\?id=1$/],
] as const

/** One thing of each kind with a page, and things without. */
const addLinked = async () => {
  const { url } = stage.site
  const token = await ownerToken(url)
  const add = (path: string, body: object) => send(`${url}/api${path}`, 'POST', token, body)
  await publishArticle(url, { title: '一杯茶', category: '谈茶', tags: ['茶'] })
  const listed = await add('/article/getArticleList', { current: 1, size: 1 })
  const [article] = (listed as { list: { id: number }[] }).list
  await add('/series/add', { title: '茶经', articleIdList: [article?.id] })
  await add('/series/add', { title: '没有公开的', articleIdList: [] })
  await add('/category/add', { category_name: '空的' })
  await add('/photoAlbum/add', { album_name: '茶山', description: '', album_cover: '' })
  await add('/talk/publishTalk', { content: '喝茶', status: 1, is_top: 2, talkImgList: [] })
  await add('/page/add', { title: '茶事', page_content: '', place: 'none' })
}

describe('the article list', () => {
  it('counts a draft that was just written, and shows it among all articles', async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await openEditor(context, `${stage.site.url}/admin/editor`)
    await page.getByRole('textbox', { name: '标题' }).fill('还没写完')
    await textField(page).click()
    await page.keyboard.type('一半')
    await saved(page)
    await page.getByRole('link', { name: '返回' }).click()
    const tabs = page.getByRole('navigation', { name: '文章' })
    await expect
      .poll(() => tabs.getByRole('link', { name: '草稿箱' }).textContent())
      .toBe('草稿箱1')
    expect(await tabs.getByRole('link', { name: '所有文章' }).textContent()).toBe('所有文章1')
    await page.getByRole('link', { name: '还没写完' }).waitFor()
    await page.getByText('共 1 篇').waitFor()
    expect(await page.getByText('这里还是空的').count()).toBe(0)

    const search = async (title: string) => {
      await page.getByRole('searchbox', { name: '标题' }).fill(title)
      await page.getByRole('button', { name: '搜索', exact: true }).click()
    }
    await search('没有的')
    await page.getByText('没有符合条件的内容').waitFor()
    expect(await page.getByRole('link', { name: '还没写完' }).count()).toBe(0)
    await search('没写')
    await page.getByRole('link', { name: '还没写完' }).waitFor()

    const token = await ownerToken(stage.site.url)
    for (let place = 1; place <= 10; place += 1) {
      const fields = { ...EMPTY_ARTICLE, article_title: `没写第 ${place} 篇` }
      await send(`${stage.site.url}/api/article/autosave`, 'POST', token, { revision: 0, fields })
    }
    await page.reload()
    const found = page.locator('.manuscripts li')
    await expect.poll(() => found.count()).toBe(5)
    await page.getByRole('button', { name: '再看一些' }).click()
    await expect.poll(() => found.count()).toBe(10)
    await page.getByRole('button', { name: '再看一些' }).click()
    await expect.poll(() => found.count()).toBe(11)
    await expect.poll(() => page.getByRole('button', { name: '再看一些' }).count()).toBe(0)
  })

  it('leads to the page by the eye, and changes who sees it with a way back', async () => {
    const path = await publishArticle(stage.site.url, { title: '给人看的' })
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    await page.goto(`${stage.site.url}/admin/articles`)
    const eye = page.getByRole('link', { name: '在站点上查看: 给人看的' })
    expect(await eye.getAttribute('href')).toBe(path)
    const visibility = page.getByRole('combobox', { name: '状态: 给人看的' })
    await visibility.selectOption('private')
    await page.getByText('《给人看的》已改为私密').waitFor()
    await eye.waitFor({ state: 'detached' })
    expect((await fetch(stage.site.url + path)).status).toBe(404)
    await page.getByRole('button', { name: '撤销' }).click()
    await eye.waitFor()
    expect(await visibility.inputValue()).toBe('public')
    expect((await fetch(stage.site.url + path)).status).toBe(200)
  })

  it('leads to its page from the screens of everything else, too', async () => {
    await addLinked()
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    for (const [screen, name, address] of LINKED) {
      await page.goto(`${stage.site.url}/admin${screen}`)
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
      expect(href).toMatch(address)
      expect((await fetch(stage.site.url + href)).status).toBe(200)
      const without = page.getByRole('link', { name: /在站点上查看: (空的|没有公开的)/ })
      expect(await without.count()).toBe(0)
    }
  })

  it('has all its actions in sight on a phone', async () => {
    await publishArticle(stage.site.url, { title: '一个比较长的标题，看看它在手机上怎么换行' })
    const context = await ownerBrowser(stage.browser, stage.site)
    const page = await context.newPage()
    await page.setViewportSize(PHONE)
    await page.goto(`${stage.site.url}/admin/articles`)
    await page.getByText('一个比较长的标题').waitFor()
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, select, input)')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return !control.closest('.screen-tabs') && (left < 0 || right > innerWidth)
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    )
    expect(outside).toEqual([])
    await page.getByRole('button', { name: '搜索菜单、文章…' }).waitFor()
    expect(await findings(page)).toEqual([])
  })
})
