import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { zipOf } from '../apps/server/src/testing/archives.ts'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { photoFile } from './testing/photo-file.ts'
import { call } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const EXPORT = new URL(
  '../apps/server/src/features/transfer/fixtures/wordpress-classic.xml',
  import.meta.url,
)

const files = async () => {
  const { buffer } = await photoFile('kettle.jpg', 60)
  const uploads = await zipOf({ 'uploads/2020/03/kettle.jpg': buffer })
  return [
    { name: 'blog.xml', mimeType: 'text/xml', buffer: await readFile(EXPORT) },
    { name: 'uploads.zip', mimeType: 'application/zip', buffer: uploads },
  ]
}

it('moves a WordPress blog with its pictures, old addresses and subscriptions', async () => {
  const { url } = stage.site
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${url}/admin/`)
  await page.getByRole('link', { name: '导入旧博客' }).click()
  await page.getByText('站点里还有演示内容').waitFor()
  await page.getByLabel('选择文件', { exact: true }).setInputFiles(await files())
  await page.getByText('blog.xml、uploads.zip').waitFor()
  await page.getByRole('button', { name: '试运行' }).click()
  await page.getByText('试运行的结果，还没有改动').waitFor()
  // What does not come stands first.
  await page.locator('.import-files tbody tr').first().getByText('空白').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '开始导入' }).click()
  await page.getByText('导入完成').waitFor({ timeout: 60_000 })

  const answer = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const moved = await answer('/2020/03/three-boils/')
  expect(moved).toEqual([301, expect.stringMatching(/^\/article\?id=\d+$/)])
  expect(await answer('/?p=10')).toEqual(moved)
  expect(await answer('/?p=999')).toEqual([307, '/home?p=999'])
  expect(await answer('/wp-content/uploads/2020/03/kettle.jpg')).toEqual([
    301,
    expect.stringMatching(/^\/uploads\//),
  ])
  expect(await answer('/feed/')).toEqual([301, '/rss.xml'])
  expect(await answer(`/category/${encodeURIComponent('茶')}/`)).toEqual([
    301,
    expect.stringMatching(/^\/articleList\?id=\d+&type=category$/),
  ])
  const id = String(moved[1]).split('=')[1]
  const { result } = await call(`${url}/api/article/getArticleById/${id}`)
  expect(result).toMatchObject({ article_cover: expect.stringMatching(/^\/uploads\//) })
})
