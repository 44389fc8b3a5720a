import { createHash } from 'node:crypto'
import { DEFAULT_AVATARS, isProof, proofText } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import type { TestApp } from '../../testing/test-app.ts'

const shared = useSite()

const registration = (username: string, changes: object = {}) => ({
  username,
  password: 'secret-1',
  nick_name: '',
  ...changes,
})

const prove = (username: string, day = new Date().toISOString().slice(0, 10)) => {
  for (let counter = 0; ; counter += 1) {
    const hash = createHash('sha256')
      .update(proofText(username, day, counter))
      .digest()
    if (isProof(hash)) return { day, counter }
  }
}

const userCount = async ({ platform }: TestApp) =>
  (await platform.database.queries.selectFrom('users').select('id').execute()).length

describe('registration', () => {
  it('creates an ordinary user with a random nickname and a default avatar', async () => {
    const { client } = await shared.empty()
    const { id, username } = await client().register({ body: registration('Songjian1') })
    expect(username).toBe('Songjian1')
    const profile = await client().getUserInfoById({ params: { id } })
    expect(profile).toMatchObject({ id, role: 2, qq: '', ipAddress: '' })
    expect(profile.nick_name).toMatch(/^访客[a-z0-9]{8}$/)
    expect(DEFAULT_AVATARS).toContain(profile.avatar)
    await client().login({ body: { username: 'songjian1', password: 'secret-1' } })
  })

  it('ignores role and id in the body', async () => {
    const { client } = await shared.empty()
    const body = registration('sneaky1', { role: 1, id: 1, blocked: 0, confirm: 'x' })
    const { id } = await client().register({ body })
    expect(await client().getUserInfoById({ params: { id } })).toMatchObject({ role: 2 })
  })

  it('accepts one of many concurrent registrations of the same name', async () => {
    const site = await shared.empty()
    const names = ['samename', 'SameName', 'SAMENAME']
    const attempts = await Promise.allSettled(
      names.map((name) => site.client().register({ body: registration(name) })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = attempts.filter((attempt) => attempt.status === 'rejected')
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409 })
    expect(await userCount(site)).toBe(2)
  })

  it('is limited to ten accounts an hour, or twenty with a proof of work', {
    tags: 'long',
  }, async () => {
    const site = await shared.empty()
    const register = (name: string, changes = {}) =>
      site.client().register({ body: registration(name, changes) })
    const names = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, at) => `${prefix}${at + 10}`)
    for (const name of names(10, 'plain')) await register(name)
    const refused = { status: 429, message: '注册过于频繁 请稍后再试' }
    await expect(register('late11')).rejects.toMatchObject(refused)
    const proof = prove('late11')
    await expect(register('other11', { proof })).rejects.toMatchObject(refused)
    const old = prove('late11', '2020-01-01')
    await expect(register('late11', { proof: old })).rejects.toMatchObject(refused)
    for (const name of names(10, 'proved')) await register(name, { proof: prove(name) })
    await expect(register('late11', { proof })).rejects.toMatchObject(refused)
  })

  it('counts no rejected form and no taken name', async () => {
    const site = await shared.empty()
    const register = (name: string, changes = {}) =>
      site.client().register({ body: registration(name, changes) })
    await register('first1')
    for (let at = 0; at < 12; at += 1) {
      await expect(register('first1')).rejects.toMatchObject({ status: 409 })
      await expect(register('short1', { password: 'x' })).rejects.toMatchObject({ status: 422 })
      await expect(register('x')).rejects.toMatchObject({ status: 422 })
    }
    for (let at = 2; at <= 10; at += 1) await register(`plain${at}`)
  })

  it('tells beforehand whether the names may be registered, and creates nothing', async () => {
    const site = await shared.empty()
    const check = (username: string, nick_name?: string) =>
      site.client().checkRegistration({ body: { username, nick_name } })
    expect(await check('newcomer')).toBe(true)
    await expect(check('OWNER')).rejects.toMatchObject({ status: 409, reason: 'usernameTaken' })
    await expect(check('no')).rejects.toMatchObject({ status: 422, reason: 'usernameLength' })
    await expect(check('admin')).rejects.toMatchObject({ reason: 'usernameReserved' })
    expect(await userCount(site)).toBe(1)
    await site.changeSettings({ registration: 'closed' })
    await expect(check('newcomer')).rejects.toMatchObject({ status: 403 })
  })

  it('is rejected when the owner has closed it', async () => {
    const site = await shared.empty()
    await site.changeSettings({ registration: 'closed' })
    expect((await site.client().getConfig()).registration).toBe('closed')
    await expect(site.client().register({ body: registration('late00') })).rejects.toMatchObject({
      status: 403,
      message: '本站暂未开放注册',
    })
  })

  it('by invitation accepts each link once, for a week', async () => {
    let now = Date.now()
    const site = await shared.empty({ now: () => now })
    const owner = await site.ownerClient()
    await site.changeSettings({ registration: 'invitation' })
    const register = (name: string, invitation?: string) =>
      site.client().register({ body: registration(name, { invitation }) })
    const refused = { status: 403, message: '需要有效的邀请链接才能注册' }
    await expect(register('uninvited')).rejects.toMatchObject(refused)
    const { invitation, url } = await owner.addInvitation({ query: {} })
    const { pathname, search, hash } = new URL(url)
    // The fragment is never sent: no log and no referrer contains the token.
    await site.app.inject('/home')
    const old = await site.app.inject(`/home?invitation=${invitation}`)
    expect([old.statusCode, old.headers.location]).toEqual([307, `/invitation#${invitation}`])
    expect([pathname + search, hash]).toEqual(['/invitation', `#${invitation}`])
    const results = await Promise.allSettled([
      register('invited1', invitation),
      register('invited2', invitation),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { invitation: second } = await owner.addInvitation({ query: {} })
    // A rejected username does not use the invitation up.
    await expect(register('owner', second)).rejects.toMatchObject({ status: 409 })
    await register('invited3', second)
    const { invitation: third } = await owner.addInvitation({ query: {} })
    now += 8 * 86_400_000
    await expect(register('invited4', third)).rejects.toMatchObject({ status: 403 })
  })
})
