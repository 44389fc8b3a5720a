import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { confirmedAddress, plainMail } from '../../../testing/mails.ts'
import { openOutboxApp } from '../../../testing/outbox-app.ts'
import { PASSWORD } from '../../../testing/test-app.ts'

const SOON = { timeout: 20_000, interval: 50 }
const NEW_PASSWORD = 'other-pass-1'

const open = async () => {
  const address = `${randomUUID()}@reader.example`
  const site = await openOutboxApp()
  const reader = await site.userClient('reader')
  const { queries, smtp } = site
  const confirm = () => confirmedAddress(site, reader, address)
  const kinds = async () =>
    (await queries.selectFrom('mails').select('kind').orderBy('id').execute())
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'confirmation')
  /** Signs in like a browser: with its cookie of earlier sign-ins. */
  const signIn = async (cookie?: string, password = PASSWORD) => {
    const { cookies, statusCode } = await site.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { username: 'reader', password },
      ...(cookie && { cookies: { device: cookie } }),
    })
    expect(statusCode).toBe(200)
    return cookies.find(({ name }) => name === 'device')?.value ?? ''
  }
  const caught = async (count: number) => {
    await expect.poll(() => smtp.caught.length, SOON).toBe(count)
    return smtp.caught.map(({ to, raw }) => ({ to, text: plainMail(raw) }))
  }
  return { ...site, address, reader, confirm, kinds, signIn, caught }
}

describe('a sign-in', () => {
  it('from a new device is told by mail, with what to do; from a known one it is not', async () => {
    const { address, confirm, kinds, signIn, caught } = await open()
    await confirm()
    const cookie = await signIn()
    const [mail] = await caught(1)
    expect(mail?.to).toContain(address)
    expect(mail?.text).toContain('2026-05-05 18:30')
    expect(mail?.text).toContain('https://site.example/userCenter')
    await signIn(cookie)
    expect(await kinds()).toEqual(['newDevice'])
    await signIn()
    await caught(2)
  })

  it('is not told without a confirmed address, or more than twenty times a day', async () => {
    const { address, reader, confirm, kinds, signIn, queries } = await open()
    await signIn()
    await reader.setOwnAddress({ body: { address, password: PASSWORD } })
    await signIn()
    expect(await kinds()).toEqual([])
    await queries.deleteFrom('mails').execute()
    await reader.deleteOwnAddress()
    await confirm()
    const told = { user_id: reader.id, kind: 'newDevice', state: 'sent', due_at: 1 }
    const created_at = Date.UTC(2026, 4, 5)
    const before = Array.from({ length: 19 }, (_, at) => ({
      ...told,
      created_at,
      message_id: `${at}`,
    }))
    await queries.insertInto('mails').values(before).execute()
    await signIn()
    await signIn()
    expect(await kinds()).toHaveLength(20)
  })
})

describe('a new password', () => {
  it('is told by mail in the language of the address, also when a link has set it', async () => {
    const { reader, owner, confirm, kinds, caught, client, queries } = await open()
    await confirm()
    await queries.updateTable('mail_addresses').set({ language: 'en' }).execute()
    const passwords = { password1: NEW_PASSWORD, password2: NEW_PASSWORD }
    await reader.updatePassword({ body: { password: PASSWORD, ...passwords } })
    const [mail] = await caught(1)
    expect(mail?.text).toContain('password')
    expect(mail?.text).toContain('changed')
    const { url } = await owner.addPasswordLink({ params: { id: reader.id } })
    const token = url.split('#')[1] ?? ''
    await client().setPasswordByLink({
      body: { token, password1: PASSWORD, password2: PASSWORD },
    })
    await caught(2)
    expect(await kinds()).toEqual(['passwordChanged', 'passwordChanged'])
  })

  it('that is refused is not told', async () => {
    const { reader, confirm, kinds } = await open()
    await confirm()
    const passwords = { password1: NEW_PASSWORD, password2: NEW_PASSWORD }
    await expect(
      reader.updatePassword({ body: { password: 'wrong-pass-1', ...passwords } }),
    ).rejects.toMatchObject({ status: 400 })
    expect(await kinds()).toEqual([])
  })
})
