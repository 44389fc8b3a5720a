/** @module-tag long */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import {
  logInByStorage,
  logInContext,
  registerByCall,
  type TestUser,
  toast,
} from './testing/accounts.ts'
import { ownerBrowser } from './testing/admin.ts'
import { isHydrated, openPage, PHONE, visitedBefore } from './testing/browser.ts'
import { chatUser, sendOnce } from './testing/chat.ts'
import {
  chatField,
  enterRoom,
  isConnected,
  message,
  pending,
  room,
  say,
} from './testing/chat-room.ts'
import { call, loginAsOwner, OWNER, send } from './testing/site.ts'
import { useSiteWithPictures } from './testing/use-site.ts'

// The browser without pictures has no pointer that hovers.
const stage = useSiteWithPictures({ DEMO: 'off' })

const TU: TestUser = { username: 'tumi0001', password: 'secret-1', nick_name: '荼蘼' }

beforeAll(() => registerByCall(stage.site.url, TU))

const enter = async (user: TestUser, isPhone = false): Promise<Page> => {
  const { page } = await openPage(stage.browser, { hasTouch: isPhone, isMobile: isPhone })
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/archives`)
  await logInByStorage(page, user)
  if (isPhone) await page.setViewportSize(PHONE)
  await enterRoom(page)
  return page
}

const moderate = async (owner: Page, text: string, action: string, reason: string) => {
  await message(owner, text).hover()
  await message(owner, text).getByRole('button', { name: '管理 荼蘼 的发言' }).click()
  const dialog = owner.getByRole('dialog', { name: '管理 荼蘼 的发言' })
  await dialog.getByLabel(action).check()
  await dialog.getByLabel('原因').fill(reason)
  await dialog.getByRole('button', { name: '确认' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Whether a part of the room fits into the width of the window. */
const isInside = async (page: Page, part: Locator) => {
  const box = await part.boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

/** The newest entries of the audit log: the action and its reason. */
const audited = async () => {
  const token = await loginAsOwner(stage.site.url)
  const { result } = await call(`${stage.site.url}/api/audit/getAuditList`, {
    token,
    body: { current: 1, size: 20 },
  })
  const { list } = result as { list: { action: string; subject: { reason?: string } }[] }
  return list.map(({ action, subject }) => `${action} ${subject.reason ?? ''}`.trim())
}

it('an administrator slows the room, closes it, removes, mutes and bans, with reasons', async () => {
  const [owner, tu] = [await enter(OWNER), await enter(TU)]
  for (const text of ['第一句', '第二句']) {
    await say(tu, text)
    await message(owner, text).waitFor()
  }
  const rules = room(owner).getByRole('form', { name: '发言规则' })
  const setRules = async (label: string, choice: string) => {
    await room(owner).getByRole('button', { name: '聊天室设置' }).click()
    await rules.getByLabel(label).selectOption({ label: choice })
    await rules.getByLabel('原因').fill('太热闹')
    await rules.getByRole('button', { name: '应用' }).click()
    await toast(owner, '发言规则已生效').waitFor()
    await owner.keyboard.press('Escape')
    await rules.waitFor({ state: 'hidden' })
  }
  await setRules('慢速模式', '5 秒一条')
  await room(tu).getByText('慢速模式：每 5 秒可以发一条').waitFor()
  for (const text of ['第三句', '第四句']) await say(tu, text)
  await toast(tu, '慢速模式').waitFor()
  await pending(tu).getByText('第四句').waitFor()
  await message(owner, '第四句').waitFor({ timeout: 15_000 })

  await setRules('只读', '十分钟')
  await room(tu)
    .getByText(/聊天室现在只读，\d\d:\d\d 后可以发言/)
    .waitFor()
  await say(owner, '先安静一会儿')
  await message(tu, '先安静一会儿').waitFor()
  // Only the changed rule is sent: the other one keeps its end, or its length.
  const until = () => room(tu).locator('.room-muted').textContent()
  const before = await until()
  await setRules('慢速模式', '30 秒一条')
  await room(owner).getByRole('button', { name: '聊天室设置' }).click()
  expect(await rules.getByLabel('只读').locator('option:checked').textContent()).toMatch(
    /^还有 \d+ 分钟$/,
  )
  await owner.keyboard.press('Escape')
  expect(await until()).toBe(before)
  await setRules('只读', '关闭')
  await chatField(tu).waitFor()
  await room(tu).getByText('慢速模式：每 30 秒可以发一条').waitFor()

  await moderate(owner, '第一句', '删除这条消息', '广告')
  await message(tu, '第一句').waitFor({ state: 'detached' })
  await moderate(owner, '第二句', '禁言', '吵闹')
  await room(tu)
    .getByText(/前只能看不能说/)
    .waitFor()
  await moderate(owner, '第三句', '封禁这个人', '屡犯')
  await toast(owner, '已封禁').waitFor()
  await message(owner, '第四句').waitFor({ state: 'detached' })
  const entries = await audited()
  expect(entries).toEqual(
    expect.arrayContaining([
      'updateChatRules 太热闹',
      'decide 广告',
      'muteInChat 吵闹',
      'decide 屡犯',
    ]),
  )
})

it('the head has space for all buttons of an administrator in English', {
  tags: 'long',
}, async () => {
  const { page } = await openPage(stage.browser)
  await visitedBefore(page)
  await page.goto(`${stage.site.url}/archives?lang=en`)
  await logInContext(page.context(), stage.site.url, OWNER).then(({ key, value }) =>
    page.evaluate((saved) => localStorage.setItem(saved.key, saved.value), { key, value }),
  )
  await page.reload()
  await isHydrated(page)
  await page.locator('.chat-tab').click()
  await isConnected(page)
  await page.getByRole('button', { name: 'Clear history' }).waitFor()
  const end = await page.getByRole('dialog', { name: 'Chat room' }).boundingBox()
  const close = await page.getByRole('button', { name: 'Close chat' }).boundingBox()
  const right = (box: typeof end) => (box ? box.x + box.width : 0)
  expect(right(close)).toBeLessThan(right(end))
  expect(await page.locator('.room-connection').innerText()).toBe('connected')
})

it('an administrator moderates on a phone', { tags: 'long' }, async () => {
  const token = await loginAsOwner(stage.site.url)
  await send(`${stage.site.url}/api/chat/rules`, 'PUT', token, { slow_seconds: 0 })
  const user = await chatUser(stage.site.url, 'phone0001')
  await sendOnce(stage.site.url, user.token, '手机上看到的')
  const owner = await enter(OWNER, true)
  const row = message(owner, '手机上看到的')
  await row.getByText('手机上看到的').tap()
  await row.getByRole('button', { name: '管理 phone0001 的发言' }).tap()
  const dialog = owner.getByRole('dialog', { name: '管理 phone0001 的发言' })
  await dialog.getByLabel('禁言').check()
  await dialog.getByLabel('时长').selectOption({ label: '一天' })
  expect(await isInside(owner, dialog)).toBe(true)
  await dialog.getByRole('button', { name: '确认' }).tap()
  await toast(owner, '已禁言').waitFor()

  await room(owner).getByRole('button', { name: '聊天室设置' }).tap()
  const rules = room(owner).getByRole('form', { name: '发言规则' })
  await rules.getByLabel('慢速模式').selectOption({ label: '5 分钟一条' })
  expect(await isInside(owner, rules)).toBe(true)
  await rules.getByRole('button', { name: '应用' }).tap()
  await toast(owner, '发言规则已生效').waitFor()
})

it('the admin shows the ends of mutes and the times of messages in the zone of the site', {
  tags: 'long',
}, async () => {
  const { url } = stage.site
  const { token, user_id } = await chatUser(url, 'zoned001')
  expect(await sendOnce(url, token, '几点了')).toBe(true)
  const owner = await loginAsOwner(url)
  const muted = await send(`${url}/api/chat/mute`, 'PUT', owner, { user_id, minutes: 60 })
  const inZone = (ms: number) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(ms)
  const context = await ownerBrowser(stage.browser, stage.site, { timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.goto(`${url}/admin/chat`)
  await page
    .getByText(`到 ${inZone((muted as { untilMs: number }).untilMs)} Asia/Shanghai`)
    .first()
    .waitFor()
  const time = page.getByRole('row', { name: /几点了/ }).locator('td.number')
  const shown = await time.textContent()
  const minute = 60_000
  const near = [0, 1, 2].map((ago) => inZone(Date.now() - ago * minute).slice(5))
  expect(near).toContain(shown)
  await page.goto(`${url}/admin/backups`)
  await page.getByLabel('频率').selectOption('daily')
  await page.getByText('按站点的时区 Asia/Shanghai').waitFor()
})
