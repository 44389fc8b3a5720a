import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { PASSWORD } from '../../testing/test-app.ts'

const shared = useSite()

const DAY_MS = 86_400_000
const SPENT = { status: 404, message: '这个链接已经用过，或者过期了，请再要一个' }

const open = async () => {
  let now = Date.now()
  const site = await shared.empty({ now: () => now })
  const owner = await site.ownerClient()
  const user = await site.userClient('forgetful')
  const visitor = site.client()
  const link = async () => {
    const { url, expiresAtMs } = await owner.addPasswordLink({ params: { id: user.id } })
    return { token: new URL(url).hash.slice(1), url, expiresAtMs }
  }
  const set = (token: string, password1 = 'brand-new-1', password2 = password1) =>
    visitor.setPasswordByLink({ body: { token, password1, password2 } })
  const logIn = (password: string) => visitor.login({ body: { username: 'forgetful', password } })
  const later = (ms: number) => {
    now += ms
  }
  return { ...site, owner, user, visitor, link, set, logIn, later, now: () => now }
}

describe('a password link', () => {
  it('sets a new password once, and ends every session of its user', async () => {
    const { user, visitor, link, set, logIn } = await open()
    const { token } = await link()
    expect(await visitor.getPasswordLink({ body: { token } })).toEqual({ username: 'forgetful' })
    const results = await Promise.allSettled([set(token), set(token, 'brand-new-2')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    await expect(logIn(PASSWORD)).rejects.toMatchObject({ status: 400 })
    await logIn(results[0]?.status === 'fulfilled' ? 'brand-new-1' : 'brand-new-2')
    await expect(visitor.getPasswordLink({ body: { token } })).rejects.toMatchObject(SPENT)
    await expect(set(token)).rejects.toMatchObject(SPENT)
  })

  it('has its token in the URL fragment, and not in the database', async () => {
    const { link, platform, now, owner, user } = await open()
    const { token, url, expiresAtMs } = await link()
    expect(new URL(url).pathname + new URL(url).search).toBe('/password')
    expect(expiresAtMs).toBe(now() + DAY_MS)
    const rows = await platform.database.queries.selectFrom('password_links').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const audit = await platform.database.queries.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(token)
    const shown = await owner.adminGetUser({ params: { id: user.id } })
    expect(shown.passwordLinkUntilMs).toBe(expiresAtMs)
    expect(JSON.stringify(shown)).not.toContain(token)
  })

  it('is rejected after a day, when it is revoked, and when a newer link exists', async () => {
    const { owner, user, link, set, later } = await open()
    const { token: first } = await link()
    const { token: second } = await link()
    await expect(set(first)).rejects.toMatchObject(SPENT)
    expect(await owner.deletePasswordLink({ params: { id: user.id } })).toBe(true)
    await expect(owner.deletePasswordLink({ params: { id: user.id } })).rejects.toMatchObject(SPENT)
    await expect(set(second)).rejects.toMatchObject(SPENT)
    const { token: third } = await link()
    later(DAY_MS)
    await expect(set(third)).rejects.toMatchObject(SPENT)
  })

  it('is rejected while its user is blocked, and after a password change', async () => {
    const { owner, user, link, set, logIn, client } = await open()
    const { token } = await link()
    const block = (blocked: 0 | 1) => owner.updateBlocked({ params: { id: user.id, blocked } })
    await block(1)
    await expect(set(token)).rejects.toMatchObject(SPENT)
    await block(0)
    const { token: session } = await logIn(PASSWORD)
    const next = { password1: 'brand-new-3', password2: 'brand-new-3' }
    await client(session).updatePassword({ body: { password: PASSWORD, ...next } })
    await expect(set(token)).rejects.toMatchObject(SPENT)
  })

  it.each([
    ['different passwords', 'brand-new-1', 'brand-new-2'],
    ['an empty password', '', ''],
    ['letters only', 'abcdefgh', 'abcdefgh'],
    ['a password that is too long', `a1${'x'.repeat(17)}`, `a1${'x'.repeat(17)}`],
    ['a password of 10 kB', 'a1'.repeat(5_000), 'a1'.repeat(5_000)],
  ])('rejects %s and stays valid', async (_, password1, password2) => {
    const { link, set } = await open()
    const { token } = await link()
    await expect(set(token, password1, password2)).rejects.toMatchObject({ status: 422 })
    expect(await set(token)).toBe(true)
  })

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(200)])(
    'is not found for the token %j',
    async (token) => {
      const { link, set, visitor } = await open()
      await link()
      const refused = { status: token.length > 128 ? 422 : 404 }
      await expect(set(token)).rejects.toMatchObject(refused)
      await expect(visitor.getPasswordLink({ body: { token } })).rejects.toMatchObject(refused)
    },
  )
})
