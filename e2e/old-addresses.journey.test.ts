/** @module-tag long */
import { expect, it } from 'vitest'
import { openPage } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** The addresses of older clients, all below the root. */
it.each([
  '/article?id=1',
  '/home',
  '/archives',
  '/category',
  '/tag',
  '/articleList?id=1&type=tag&name=x',
  '/photoAlbum',
  '/photos?id=1&pageTitle=x&bg=y',
  '/talk?id=1',
  '/link/list',
  '/message/list',
  '/message/publish?type=add',
  '/message/detail?id=1',
  '/message/chat',
  '/resources/front',
  '/resources/back',
  '/siteList?type=front&category=studying',
])('leads from /#%s to the page', async (address) => {
  const { page } = await openPage(stage.browser)
  await page.goto(`${stage.site.url}/#${address}`)
  await page.waitForURL(stage.site.url + address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
})

it.each(['//a.example/x', '/\\a.example/x', '/', '/../..//a.example', 'https://a.example'])(
  'never leaves the site: /#%s',
  async (address) => {
    const { page } = await openPage(stage.browser)
    await page.goto(`${stage.site.url}/#${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(page.url()).toContain(`${stage.site.url}/home#`)
  },
)
