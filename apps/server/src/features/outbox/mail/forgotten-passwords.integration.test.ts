import { describe, expect, it } from 'vitest'
import { confirmedAddress, plainMail } from '../../../testing/mails.ts'
import { openOutboxApp } from '../../../testing/outbox-app.ts'
import { openTestApp, PASSWORD } from '../../../testing/test-app.ts'

const SOON = { timeout: 20_000, interval: 50 }
const QUIET = { timeout: 1_500 }
const HOUR_MS = 3_600_000
/** An address is trusted a day after its confirmation. */
const DAY_MS = 25 * HOUR_MS

const tokenIn = (raw: string) =>
  /https:\/\/site\.example\/password#([\w-]+)/.exec(plainMail(raw))?.[1] ?? ''

describe('a forgotten password', () => {
  it('is replaced with a link that is mailed to the confirmed address', async () => {
    const site = await openOutboxApp()
    const reader = await site.userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    site.pass(DAY_MS)
    const visitor = site.client()
    expect(await visitor.getPasswordHelp()).toEqual({ byMail: true })
    expect(await visitor.requestPasswordMail({ body: { username: 'Reader' } })).toBe(true)
    await expect.poll(() => site.smtp.caught.length, SOON).toBe(1)
    const [mail] = site.smtp.caught
    expect(mail?.to).toContain('me@reader.example')
    const token = tokenIn(mail?.raw ?? '')
    expect(await visitor.getPasswordLink({ body: { token } })).toEqual({ username: 'reader' })
    const passwords = { password1: 'other-pass-1', password2: 'other-pass-1' }
    await visitor.setPasswordByLink({ body: { token, ...passwords } })
    await visitor.login({ body: { username: 'reader', password: 'other-pass-1' } })
    await expect(
      visitor.setPasswordByLink({ body: { token, ...passwords } }),
    ).rejects.toMatchObject({ reason: 'passwordLinkSpent' })
  })

  it('is not mailed to an address that was confirmed today', async () => {
    const site = await openOutboxApp()
    const reader = await site.userClient('reader')
    await confirmedAddress(site, reader, 'thief@reader.example')
    expect(await site.client().requestPasswordMail({ body: { username: 'reader' } })).toBe(true)
    const mails = await site.queries.selectFrom('mails').selectAll().execute()
    expect(mails.filter(({ kind }) => kind === 'password')).toEqual([])
  })

  it('answers the same for strangers, and mails nothing without a confirmed address', async () => {
    const site = await openOutboxApp()
    const reader = await site.userClient('reader')
    const visitor = site.client()
    expect(await visitor.requestPasswordMail({ body: { username: 'nobody1' } })).toBe(true)
    expect(await visitor.requestPasswordMail({ body: { username: 'reader' } })).toBe(true)
    await reader.setOwnAddress({ body: { address: 'me@reader.example', password: PASSWORD } })
    expect(await visitor.requestPasswordMail({ body: { username: 'reader' } })).toBe(true)
    await expect.poll(() => site.smtp.caught.length, SOON).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, QUIET.timeout))
    expect(site.smtp.caught.map(({ raw }) => tokenIn(raw))).toEqual([''])
    const links = await site.queries.selectFrom('password_links').selectAll().execute()
    expect(links).toEqual([])
  })

  it('is mailed at most three times a day, and leaves a link alone that was made lately', async () => {
    const site = await openOutboxApp()
    const reader = await site.userClient('reader')
    await confirmedAddress(site, reader, 'me@reader.example')
    site.pass(DAY_MS)
    const visitor = site.client()
    const request = () => visitor.requestPasswordMail({ body: { username: 'reader' } })
    const linkHash = async () =>
      (await site.queries.selectFrom('password_links').select('token_hash').execute())[0]
        ?.token_hash
    await (await site.ownerClient()).addPasswordLink({ params: { id: reader.id } })
    const made = await linkHash()
    await request()
    expect(await linkHash()).toBe(made)
    for (let times = 0; times < 5; times += 1) {
      site.pass(HOUR_MS)
      await request()
      await expect.poll(() => site.smtp.caught.length, SOON).toBe(Math.min(times + 1, 3))
    }
    const tokens = site.smtp.caught.map(({ raw }) => tokenIn(raw))
    expect(new Set(tokens).size).toBe(3)
    await visitor.getPasswordLink({ body: { token: tokens[2] ?? '' } })
    await expect(
      visitor.getPasswordLink({ body: { token: tokens[0] ?? '' } }),
    ).rejects.toMatchObject({ reason: 'passwordLinkSpent' })
  })

  it('is mailed once when many ask at the same time, which spends one mail of the day', async () => {
    const site = await openOutboxApp()
    const reader = await site.userClient('reader')
    await confirmedAddress(site, reader, 'many@reader.example')
    site.pass(DAY_MS)
    const request = () => site.client().requestPasswordMail({ body: { username: 'reader' } })
    const mails = async () =>
      (await site.queries.selectFrom('mails').where('kind', '=', 'password').selectAll().execute())
        .length
    expect(await Promise.all(Array.from({ length: 8 }, request))).toEqual(Array(8).fill(true))
    expect(await mails()).toBe(1)
    site.pass(HOUR_MS)
    await request()
    expect(await mails()).toBe(2)
  })

  it('is a matter for the owner on a site that sends no mail', async () => {
    const { client } = await openTestApp()
    expect(await client().getPasswordHelp()).toEqual({ byMail: false })
    await expect(
      client().requestPasswordMail({ body: { username: 'owner' } }),
    ).rejects.toMatchObject({ reason: 'mailUnavailable' })
  })
})
