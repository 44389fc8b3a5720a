/** @module-tag long */

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { publishArticle } from './testing/articles.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const SOON = { timeout: 60_000 }

const openBackups = async () => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin/backups`)
  await page.getByRole('heading', { name: '已有的备份' }).waitFor()
  return page
}

const namesIn = async (page: Page) => {
  const texts = await page.locator('.backups .quiet').allTextContents()
  return texts.map((text) => text.split(' · ')[1] ?? '')
}

/** Waits for the job that was started, and returns the names of the list. */
const ended = async (page: Page, text: string) => {
  await page.locator('.backup-job').getByText(text).waitFor(SOON)
  return namesIn(page)
}

const start = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}` }).click()

/** Gives the password in the open dialog. */
const confirmWith = async (page: Page, password: string, button: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('你的密码').fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  return dialog
}

const statusOf = (path: string) =>
  fetch(stage.site.url + path).then(
    ({ status }) => status,
    () => 0,
  )

it('backs up, verifies, downloads, uploads, deletes and restores a site', async () => {
  const page = await openBackups()
  await page.getByRole('button', { name: '立即备份' }).click()
  const [name = ''] = await ended(page, '备份完成')

  await start(page, '校验', name)
  await ended(page, '校验通过')

  await start(page, '下载', name)
  const dialog = await confirmWith(page, 'wrong-password-1', '下载')
  await dialog.getByRole('alert').filter({ hasText: '密码' }).waitFor()
  const downloading = page.waitForEvent('download', SOON)
  await confirmWith(page, OWNER.password, '下载')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(name)
  const buffer = await readFile(await download.path())

  await page.getByRole('button', { name: '上传备份' }).click()
  const upload = page.getByRole('dialog')
  const mimeType = 'application/zstd'
  await upload.getByLabel('选择文件').setInputFiles({ name, mimeType, buffer })
  await upload.getByText(/\d+(?:\.\d)? [KMG]B/).waitFor()
  await upload.getByRole('button', { name: '上传备份' }).click()
  const both = await ended(page, '上传的备份已校验')
  expect(both).toHaveLength(2)
  const [uploaded = ''] = both.filter((one) => one !== name)

  await start(page, '删除', name)
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('已删除').waitFor()
  await expect.poll(() => namesIn(page)).toEqual([uploaded])

  const path = await publishArticle(stage.site.url, { title: '恢复之后就没有了' })
  expect(await statusOf(path)).toBe(200)
  await start(page, '恢复', uploaded)
  await confirmWith(page, OWNER.password, '恢复')
  await expect.poll(() => statusOf(path), SOON).toBe(404)
  // The screen that began it tells how it ended: its session has ended with the site of before.
  await page.getByRole('dialog').getByText('备份已经恢复').waitFor(SOON)
  expect(await page.getByText('正在恢复').count()).toBe(0)

  const again = await openBackups()
  await again.getByText(`已从 ${uploaded} 恢复`).waitFor()
  // The site as it was has been backed up before.
  expect(await namesIn(again)).toHaveLength(2)
})

it('reports an upload that is no backup, and does not list it', async () => {
  const page = await openBackups()
  const before = await namesIn(page)
  await page.getByRole('button', { name: '上传备份' }).click()
  const upload = page.getByRole('dialog')
  const file = { name: 'photo.zst', mimeType: 'application/zstd', buffer: Buffer.from('a photo') }
  await upload.getByLabel('选择文件').setInputFiles(file)
  await upload.getByRole('button', { name: '上传备份' }).click()
  expect(await ended(page, '这不是兰亭的备份文件')).toEqual(before)
})

it('keeps a number that is emptied and typed again', async () => {
  const page = await openBackups()
  await page.getByLabel('频率').selectOption('每天')
  const days = page.getByLabel('保留最近几天')
  await days.fill('')
  expect(await days.inputValue()).toBe('')
  await page.getByRole('button', { name: '保存' }).click()
  expect(await days.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true)
  await days.fill('3')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
})
