import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { articleIdIn, publishArticle } from './testing/articles.ts'
import { ownerToken, send } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const openPage = async (path: string) => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(stage.site.url + path)
  return page
}

describe('the address of an article', () => {
  it('is chosen in the editor, and an earlier one goes on leading to the article', async () => {
    const { url } = stage.site
    const path = await publishArticle(url, { title: 'Three Boils' })
    const context = await ownerBrowser(stage.browser, stage.site)
    const editor = await openEditor(context, `${url}/admin/editor?id=${articleIdIn(path)}`)
    const choose = async (slug: string) => {
      await editor.getByRole('button', { name: '修改文章' }).click()
      const dialog = editor.getByRole('dialog')
      const field = dialog.getByLabel('地址', { exact: true })
      if (!(await field.isVisible())) await dialog.getByText('地址与搜索引擎').click()
      await field.fill(slug)
      await dialog.getByRole('button', { name: '发布', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await choose('Three Boils')
    await expect.poll(async () => (await fetch(`${url}/article/three-boils`)).status).toBe(200)
    await choose('tea')
    const moved = await fetch(`${url}/article/three-boils`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/article/tea'])

    const page = await context.newPage()
    await page.goto(`${url}/home`)
    await page.getByRole('link', { name: 'Three Boils' }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/article/tea')
    const canonical = page.locator('link[rel=canonical]')
    await expect.poll(() => canonical.getAttribute('href')).toBe(`${url}/article/tea`)
    await page.getByRole('heading', { name: 'Three Boils', level: 1 }).waitFor()
    // The address of the specification goes on working, and the page names the other one.
    await page.goto(url + path)
    await page.getByRole('button', { name: '/article/tea' }).waitFor()
    expect(await canonical.getAttribute('href')).toBe(`${url}/article/tea`)
    const feed = await (await fetch(`${url}/rss.xml`)).text()
    expect(feed).toContain(`${url}/article/tea`)
  })

  it('of the owner leads elsewhere, and a circle is refused', { tags: 'long' }, async () => {
    const { url } = stage.site
    const page = await openPage('/admin/redirects')
    const add = async (from: string, to: string) => {
      await page.getByRole('button', { name: '新增重定向' }).click()
      await page.getByLabel('旧地址', { exact: true }).last().fill(from)
      await page.getByLabel('新地址', { exact: true }).fill(to)
      await page.getByRole('button', { name: '保存' }).click()
    }
    await add('/old-home', '/home')
    await page.getByRole('cell', { name: '/old-home', exact: true }).waitFor()
    const moved = await fetch(`${url}/old-home`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/home'])
    await add('/round', '/round')
    await page.getByText('这个重定向会绕回自己').waitFor()
  })
})

it('a draft has a secret link that ends with one press, and an eye in the list', async () => {
  const { url } = stage.site
  const context = await ownerBrowser(stage.browser, stage.site)
  const editor = await openEditor(context, `${url}/admin/editor`)
  await editor.getByRole('textbox', { name: '标题' }).fill('还没发布')
  await textField(editor).click()
  await editor.keyboard.type('给朋友先看看')
  await saved(editor)
  await editor.getByRole('button', { name: '预览链接' }).click()
  await editor.getByRole('button', { name: '新建链接' }).click()
  const link = await editor.getByRole('textbox', { name: '链接' }).inputValue()

  const visitor = await stage.browser.newContext({ locale: 'zh-CN' })
  const page = await visitor.newPage()
  await page.goto(link)
  await page.getByText('给朋友先看看').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await editor.getByRole('button', { name: '结束链接' }).click()
  await editor.getByText('链接已结束').waitFor()
  await page.reload()
  await page.getByText('这个预览链接已经失效').first().waitFor()
  await visitor.close()

  const path = await publishArticle(url, { title: '只给自己', content: '私下的话' })
  const id = articleIdIn(path)
  await send(`${url}/api/article/isPublic/${id}/1`, 'PUT', await ownerToken(url))
  const list = await context.newPage()
  await list.goto(`${url}/admin/articles`)
  const opened = context.waitForEvent('page')
  await list.getByRole('link', { name: '预览: 只给自己' }).click()
  await (await opened).getByText('私下的话').waitFor()
})

it('many articles get tags, a category and a visibility at once', async () => {
  const { url } = stage.site
  const paths = [
    await publishArticle(url, { title: '批量一' }),
    await publishArticle(url, { title: '批量二' }),
  ]
  const page = await openPage('/admin/articles')
  const box = (title: string) =>
    page.getByRole('row', { name: title }).getByRole('checkbox').first()
  await box('批量一').check()
  await box('批量一').uncheck()
  for (const title of ['批量一', '批量二']) await box(title).check()
  await page.getByRole('button', { name: '批量修改' }).click()
  await page.getByLabel('分类').last().fill('新分类')
  await page.getByLabel('加上标签').fill('新标签,')
  await page.getByLabel('可见性').selectOption('private')
  await page.getByRole('button', { name: '修改 2 篇' }).click()
  await page.getByText('已修改 2 篇').waitFor()
  for (const path of paths) expect((await fetch(url + path)).status).toBe(404)
  await expect.poll(() => page.getByRole('cell', { name: '新分类' }).count()).toBe(2)
})

it('the owner replies to a reported comment in the queue', async () => {
  const { url } = stage.site
  const token = await ownerToken(url)
  const path = await publishArticle(url, { title: '有人评论' })
  const for_id = articleIdIn(path)
  const comment = { type: 1, for_id, content: '第一条' }
  const { res } = (await send(`${url}/api/comment/add`, 'POST', token, comment)) as {
    res: { id: number }
  }
  await send(`${url}/api/report/add`, 'POST', token, { type: 4, for_id: res.id, reason: '看看' })
  const page = await openPage('/admin/moderation')
  await page.getByRole('button', { name: '回复: 第一条' }).click()
  await page.getByRole('textbox', { name: '回复' }).fill('谢谢你来')
  await page.getByRole('dialog').getByRole('button', { name: '回复', exact: true }).click()
  await page.getByText('回复已发布').waitFor()
  await page.goto(`${url}${path}#comment-${res.id}`)
  await page.getByText('谢谢你来').waitFor()
})
