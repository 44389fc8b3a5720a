/** @module-tag long */
import { afterAll, expect, it } from 'vitest'
import { openSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { openWebhookSink } from '../apps/server/src/testing/webhook-sink.ts'
import { logInByStorage } from './testing/accounts.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit, visitedBefore } from './testing/browser.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const [smtp, sink] = [await openSmtpSink(), await openWebhookSink()]
const stage = useSite({
  ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@lanting.example', WEBHOOK_PRIVATE: 'on' },
})
afterAll(async () => {
  await smtp.close()
  await sink.close()
})

it('confirms an address, creates a webhook, tests it, and requests a digest', async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await visit(page, `${stage.site.url}/home`)
  await logInByStorage(page, OWNER)
  await page.getByRole('button', { name: '我的账号' }).click()
  await page.getByRole('link', { name: '个人中心' }).click()
  await page.getByRole('tab', { name: '邮件' }).click()
  await page.getByLabel('邮箱').fill('me@owner.example')
  await page.getByLabel('用密码确认是你本人').fill(OWNER.password)
  await page.getByRole('button', { name: '寄确认邮件' }).click()
  await page.getByText('还没有确认').waitFor()
  expect(await page.getByLabel('用密码确认是你本人').inputValue()).toBe('')
  expect(await findings(page, '.user-center')).toEqual([])
  await expect.poll(() => smtp.caught.length, { timeout: 20_000 }).toBe(1)
  const raw = (smtp.caught[0]?.raw ?? '').replace(/=\r\n/g, '')
  const [, path] = /(\/mail\/confirm\/[\w-]+)/.exec(raw) ?? []
  await page.goto(stage.site.url + path)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '确认' }).click()
  await page.getByText('邮箱已确认。').waitFor()

  await page.goto(`${stage.site.url}/admin/webhooks`)
  await page.getByRole('button', { name: '新增 Webhook' }).click()
  await page.getByLabel('地址').fill(sink.url)
  await page.getByRole('checkbox', { name: '注册' }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  const secret = page.getByRole('textbox', { name: '签名密钥' })
  await secret.waitFor()
  expect(await secret.inputValue()).toMatch(/^[\w-]{43}$/)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  await page.getByRole('button', { name: /^发送测试/ }).click()
  await expect.poll(() => sink.received.length, { timeout: 20_000 }).toBe(1)
  await page.getByLabel('发送频率').selectOption('adminDaily')
  await page.getByText('已保存').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: /^发送记录/ }).click()
  await page.getByRole('dialog').getByText('已送达').waitFor()
  expect(sink.received).toHaveLength(1)
})
