import { describe, expect, it } from 'vitest'
import { openEditor, ownerBrowser, saved, textField } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { findings } from './testing/axe.ts'
import { PHONE } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

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
