import { ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, OWNER, type openTestApp, PASSWORD } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (options?: Parameters<typeof openTestApp>[0]) => {
  const site = await shared.empty(options)
  const { queries } = site.platform.database
  const owner = await site.ownerClient()
  const { owner_id: ownerId } = await owner.getConfig()
  const administrator = async (username: string) => {
    const user = await site.userClient(username)
    await queries
      .updateTable('users')
      .set({ role: ROLE.administrator })
      .where('id', '=', user.id)
      .execute()
    return user
  }
  const userStatus = (id: number) =>
    queries.selectFrom('users').select(['role', 'blocked']).where('id', '=', id).executeTakeFirst()
  return { ...site, queries, owner, ownerId, administrator, userStatus }
}

const list = { current: 1, size: 10 }

describe('the list of users', () => {
  it('is filtered by parts of names, role and block, and contains no secrets', async () => {
    const { owner, queries, userClient } = await open()
    const first = await userClient('wangxizhi')
    await userClient('xieangong')
    await owner.updateBlocked({ params: { id: first.id, blocked: 1 } })
    const names = async (filter: object) => {
      const found = await owner.getUserList({ body: { ...list, ...filter } })
      expect(found.total).toBe(found.list.length)
      return found.list.map(({ username }) => username)
    }
    expect(await names({})).toEqual(['xieangong', 'wangxizhi', 'owner'])
    expect(await names({ username: 'XIE' })).toEqual(['xieangong'])
    expect(await names({ nick_name: 'zhi' })).toEqual(['wangxizhi'])
    expect(await names({ role: 1 })).toEqual(['owner'])
    expect(await names({ blocked: 1 })).toEqual(['wangxizhi'])
    expect(await names({ role: '2', blocked: 0 })).toEqual(['xieangong'])
    for (const pattern of ['%', '_', '\\', "' or 1=1 --", '<b>']) {
      expect([pattern, await names({ username: pattern })]).toEqual([pattern, []])
    }
    await queries.updateTable('users').set({ qq: '12345' }).where('id', '=', first.id).execute()
    const whole = await owner.getUserList({ body: list })
    expect(JSON.stringify(whole)).not.toMatch(/argon2|password_hash/)
    expect(whole.list.find(({ id }) => id === first.id)).toMatchObject({
      blocked: 1,
      isOwner: false,
      qq: '12345',
      lastSeenAtMs: null,
      ip: '',
    })
  })

  it('excludes deleted accounts, which nobody can manage', async () => {
    const { owner, userClient } = await open()
    const user = await userClient('leaving01')
    // A demo user, whose name nobody can register either, is listed.
    await userClient('demo-guest')
    await user.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })
    expect((await owner.getUserList({ body: list })).total).toBe(2)
    const params = { id: user.id }
    for (const call of [
      () => owner.adminGetUser({ params }),
      () => owner.addPasswordLink({ params }),
      () => owner.updateBlocked({ params: { ...params, blocked: 0 } }),
      () => owner.adminGetPosts({ params }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a nickname and an avatar', () => {
  it('are changed by an administrator under the same rules as by the user', async () => {
    const { owner, userClient, client } = await open()
    const { id } = await userClient('renamed01')
    const change = { id, nick_name: ' 听雨 ', avatar: '/art/avatars/3.avif' }
    expect(await owner.adminUpdateUserInfo({ body: change })).toBe(true)
    expect(await client().getUserInfoById({ params: { id } })).toMatchObject({
      nick_name: '听雨',
      avatar: '/art/avatars/3.avif',
    })
    const wrong = [
      [{ nick_name: '   ' }, 422],
      [{ nick_name: 'a\u202eb' }, 422],
      [{ nick_name: '站长' }, 409],
      [{ nick_name: 'x'.repeat(256) }, 422],
      [{ avatar: 'https://evil.example/a.png' }, 422],
      [{ avatar: '/uploads/not-there.webp' }, 422],
      [{ id: 999_999 }, 404],
    ] as const
    for (const [change_, status] of wrong) {
      await expect(
        owner.adminUpdateUserInfo({ body: { ...change, ...change_ } }),
      ).rejects.toMatchObject({ status })
    }
  })
})

describe('the owner', () => {
  it('cannot be managed by another administrator', async () => {
    const { ownerId: id, administrator, userStatus, queries } = await open()
    const other = await administrator('second01')
    const params = { id }
    const [session] = await queries.selectFrom('sessions').select('id').execute()
    for (const call of [
      () => other.updateRole({ params: { id, role: 2 } }),
      () => other.updateBlocked({ params: { id, blocked: 1 } }),
      () => other.addPasswordLink({ params }),
      () => other.adminEndSessions({ params }),
      () => other.adminEndSession({ params: { id, session_id: session?.id ?? 0 } }),
      () =>
        other.adminUpdateUserInfo({ body: { id, nick_name: 'x', avatar: '/art/avatars/1.avif' } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 409 })
    }
    expect(await userStatus(id)).toEqual({ role: 1, blocked: 0 })
  })
})

describe('two administrators', () => {
  it.each(['updateRole', 'updateBlocked'] as const)(
    'who demote each other at once by %s are never both demoted',
    async (action) => {
      const { administrator, userStatus } = await open()
      const [a, b] = [await administrator('first001'), await administrator('second02')]
      const demote = (by: typeof a, id: number) =>
        action === 'updateRole'
          ? by.updateRole({ params: { id, role: 2 } })
          : by.updateBlocked({ params: { id, blocked: 1 } })
      const ends = await Promise.allSettled([demote(a, b.id), demote(b, a.id)])
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [refused] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
      expect([401, 403]).toContain(refused.status)
      const left = await Promise.all([userStatus(a.id), userStatus(b.id)])
      const isActive = (user: (typeof left)[number]) => user?.role === 1 && user.blocked === 0
      expect(left.filter(isActive)).toHaveLength(1)
    },
  )

  it('who are the last ones cannot both delete their accounts or demote themselves', async () => {
    const { administrator, changeSettings, ownerId, queries, userStatus } = await open()
    const [a, b] = [await administrator('first001'), await administrator('second02')]
    // The owner is no administrator any more, so only the rule about the last administrator applies.
    await changeSettings({ owner_id: 999 })
    await queries.updateTable('users').set({ role: ROLE.user }).where('id', '=', ownerId).execute()
    const leave = { body: { password: PASSWORD, texts: 'remove' as const } }
    const ends = await Promise.allSettled([a.deleteOwnAccount(leave), b.deleteOwnAccount(leave)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const last = ends[0]?.status === 'rejected' ? a : b
    await expect(last.deleteOwnAccount(leave)).rejects.toMatchObject({
      status: 409,
      message: '至少要留下一位管理员',
    })
    for (const call of [
      () => last.updateRole({ params: { id: last.id, role: 2 } }),
      () => last.updateBlocked({ params: { id: last.id, blocked: 1 } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 409 })
    }
    expect(await userStatus(last.id)).toEqual({ role: 1, blocked: 0 })
  })
})

describe('a status change without effect', () => {
  it('does not end sessions', async () => {
    const { owner, userClient } = await open()
    const user = await userClient('unmoved01')
    await owner.updateRole({ params: { id: user.id, role: 2 } })
    await owner.updateBlocked({ params: { id: user.id, blocked: 0 } })
    expect(await user.getSessions()).toHaveLength(1)
  })
})

describe('the admin view of a user', () => {
  it('lists sessions and ends one or all of them', async () => {
    const { owner, userClient, client } = await open()
    const user = await userClient('sessions1')
    const login = { body: { username: 'sessions1', password: PASSWORD } }
    const { token } = await client().login(login)
    const params = { id: user.id }
    const [latest] = await owner.adminGetSessions({ params })
    expect(await owner.adminGetSessions({ params })).toHaveLength(2)
    const session_id = latest?.id ?? 0
    expect(await owner.adminEndSession({ params: { ...params, session_id } })).toBe(true)
    await expect(
      owner.adminEndSession({ params: { ...params, session_id } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await owner.adminEndSessions({ params })).toEqual({ ended: 1 })
    for (const ended of [user, client(token)]) {
      await expect(ended.getSessions()).rejects.toMatchObject({ status: 401 })
    }
    const mine = (await owner.getSessions())[0]?.id ?? 0
    await expect(
      owner.adminEndSession({ params: { ...params, session_id: mine } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('returns the count and the newest of each kind of post', async () => {
    const { owner, userClient, queries } = await open()
    const user = await userClient('writer001')
    const { article } = await owner.addArticle({ body: { article: draft('a') } })
    const target = { type: 1 as const, for_id: article.id }
    for (let number = 1; number <= 7; number += 1) {
      await user.addComment({ body: { ...target, content: `<b>${number}</b> said` } })
    }
    const message = { user_id: user.id, content: 'hello', content_type: 'text', created_at: 5 }
    await queries.insertInto('chat_messages').values(message).execute()
    const link = { site_name: 's', site_desc: 'd', url: 'https://a.example', site_avatar: '' }
    await user.addLink({ body: link })
    const found = await owner.adminGetPosts({ params: { id: user.id } })
    expect(found.comments.total).toBe(7)
    expect(found.comments.list.map(({ text }) => text)).toEqual(
      [7, 6, 5, 4, 3].map((number) => `${number} said`),
    )
    expect(found.comments.list[0]).toMatchObject({ type: 1, for_id: article.id })
    expect(found.chatMessages).toMatchObject({ total: 1, list: [{ text: 'hello', type: null }] })
    expect(found.links).toMatchObject({ total: 1, list: [{ text: 'https://a.example' }] })
    expect(found.talks).toEqual({ total: 0, list: [] })
  })
})

describe('an invitation', () => {
  it('is listed with inviter and guest, and can be revoked while it is unused', async () => {
    let now = Date.now()
    const { owner, ownerId, client, changeSettings } = await open({ now: () => now })
    await changeSettings({ registration: 'invitation' })
    const [used, spare] = [
      await owner.addInvitation({ query: {} }),
      await owner.addInvitation({ query: {} }),
    ]
    const guest = { username: 'invited01', password: PASSWORD, nick_name: '客' }
    await client().register({ body: { ...guest, invitation: used.invitation } })
    const all = await owner.getInvitationList({ body: list })
    expect(all.list).toMatchObject([
      { id: spare.id, state: 'open', guest: null, usedAtMs: null, by: { id: ownerId } },
      { id: used.id, state: 'used', guest: { nick_name: '客' }, usedAtMs: now },
    ])
    expect(JSON.stringify(all)).not.toContain(spare.invitation)
    await expect(owner.deleteInvitation({ params: { id: used.id } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await owner.deleteInvitation({ params: { id: spare.id } })).toBe(true)
    await expect(
      client().register({
        body: { ...guest, nick_name: '', username: 'invited02', invitation: spare.invitation },
      }),
    ).rejects.toMatchObject({ status: 403 })
    await owner.addInvitation({ query: {} })
    now += 8 * 86_400_000
    const { list: later } = await client(
      (await client().login({ body: OWNER })).token,
    ).getInvitationList({ body: { ...list, state: 'expired' } })
    expect(later).toMatchObject([{ state: 'expired' }])
  })
})
