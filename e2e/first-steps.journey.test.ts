import { expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { call, OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const open = async (path: string) => {
  const context = await ownerBrowser(stage.browser, stage.site)
  const page = await context.newPage()
  await page.goto(`${stage.site.url}/admin${path}`)
  return page
}

it('ticks a step off when it is done, and leads to its place', async () => {
  const page = await open('/')
  const list = page.getByRole('region', { name: '最初的几步' })
  const step = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await step('移除演示内容').waitFor()
  expect(await step('移除演示内容').getAttribute('data-done')).toBe('false')
  expect(await step('时区和语言').getAttribute('data-done')).toBe('true')
  const before = await list.getByText(/步，已完成/).textContent()

  await step('移除演示内容').getByRole('link').click()
  await page.waitForURL('**/admin/settings#demo')
  const remove = page.getByRole('button', { name: '移除演示内容' })
  const isInView = (button: Element) => button.getBoundingClientRect().bottom <= innerHeight
  await expect.poll(() => remove.evaluate(isInView)).toBe(true)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: '移除演示内容' }).click()
  await page.getByText(/移除了 \d+ 条/).waitFor()

  await page.getByRole('link', { name: '仪表盘' }).click()
  await expect.poll(() => step('移除演示内容').getAttribute('data-done')).toBe('true')
  expect(await list.getByText(/步，已完成/).textContent()).not.toBe(before)
})

it('goes for good when it is dismissed', async () => {
  const page = await open('/')
  const list = page.getByRole('region', { name: '最初的几步' })
  await list.getByRole('button', { name: '收起，不再显示' }).click()
  await list.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await list.count()).toBe(0)
})

it('renames the owner, in the frame and on the site', async () => {
  const page = await open('/profile')
  await page.getByLabel('昵称', { exact: true }).fill('听雨的人')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('资料已保存').waitFor()
  await page.locator('.account-card').getByText('听雨的人').waitFor()
  const { result } = await call(`${stage.site.url}/api/user/getUserInfoById/1`)
  expect(result).toMatchObject({ nick_name: '听雨的人' })
})

it('changes the password, marks what is wrong, and asks for the new one', async () => {
  const page = await open('/')
  await page.locator('.account-card').getByRole('link').click()
  await page.waitForURL('**/admin/profile')
  const change = page.getByRole('button', { name: '换密码' })
  await page.getByLabel('现在的密码').fill(OWNER.password)
  await page.getByLabel('新密码', { exact: true }).fill('short')
  await change.click()
  await page.getByText('两次写的不一样').waitFor()
  await page.getByLabel('新密码', { exact: true }).fill('bamboo-2027')
  await page.getByLabel('再输一遍新密码').fill('bamboo-2027')
  await change.click()
  await page.getByText('密码换好了').waitFor()
  await page.locator('input[name="username"]').fill(OWNER.username)
  await page.locator('input[name="password"]').fill('bamboo-2027')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '我的资料' }).waitFor()
})
