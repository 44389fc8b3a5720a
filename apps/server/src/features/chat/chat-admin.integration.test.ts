import { ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const two = await site.userClient('second')
  return { ...site, owner, two }
}

describe('the chat administration', () => {
  it('mutes and unmutes at once on every node, and informs the user', async () => {
    const { enter, platform, owner, two } = await open()
    const elsewhere = await openSecondNode(platform)
    const here = await enter({ token: two.token })
    const there = await elsewhere.enter({ token: two.token })
    const { untilMs } = await owner.muteInChat({ body: { user_id: two.id, minutes: 60 } })
    for (const { has } of [here, there]) {
      expect(await has('mute')).toMatchObject([{ until: untilMs }])
    }
    there.write('hello?', { client_id: 'a' })
    expect(await there.has('error')).toMatchObject([{ code: 'muted', client_id: 'a' }])
    const [{ retry_after_ms = 0 } = {}] = there.of('error')
    expect(retry_after_ms).toBeGreaterThan(50 * 60_000)
    const later = await enter({ token: two.token })
    expect(later.of('tips')).toMatchObject([{ muted_until: untilMs }])
    expect(await owner.getMuteList()).toMatchObject({
      list: [{ user_id: two.id, nick_name: 'second', untilMs }],
    })
    await owner.unmuteInChat({ params: { id: two.id } })
    expect(await there.has('mute', 2)).toMatchObject([{}, { until: 0 }])
    there.write('hello!', { client_id: 'b' })
    expect(await here.has('message')).toMatchObject([{ content: 'hello!' }])
    expect((await owner.getMuteList()).list).toEqual([])
    expect((await enter({ token: two.token })).of('tips')).toMatchObject([{ muted_until: 0 }])
    const again = owner.unmuteInChat({ params: { id: two.id } })
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  it('rejects the mute of an unknown user or an administrator, and an invalid duration', async () => {
    const { owner, platform } = await open()
    const { id: ownerId } = await platform.database.queries
      .selectFrom('users')
      .select('id')
      .where('role', '=', ROLE.administrator)
      .executeTakeFirstOrThrow()
    const mute = (user_id: number, minutes: number) =>
      owner.muteInChat({ body: { user_id, minutes } })
    await expect(mute(999, 5)).rejects.toMatchObject({ status: 404 })
    await expect(mute(ownerId, 5)).rejects.toMatchObject({ status: 409 })
    await expect(mute(999, 0)).rejects.toMatchObject({ status: 422 })
    await expect(mute(999, 525_601)).rejects.toMatchObject({ status: 422 })
    await expect(owner.forceOffline({ params: { id: ownerId } })).rejects.toMatchObject({
      status: 409,
    })
    await expect(owner.forceOffline({ params: { id: 999 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('lists online users, forces them offline, and searches messages', async () => {
    const { enter, owner, two } = await open()
    const writer = await enter({ token: two.token })
    expect(await owner.getOnlineList()).toMatchObject({
      people: [{ user_id: two.id }],
      visitors: 0,
    })
    for (const text of ['plum wine', 'tea', 'more plums']) writer.write(text)
    await writer.has('message', 3)
    const search = { current: 1, size: 2, content: 'PLUM' }
    const { list, total } = await owner.backGetChatList({ body: search })
    expect([total, ...list.map(({ content }) => content)]).toEqual([2, 'more plums', 'plum wine'])
    const body = { current: 1, size: 10, nick_name: 'nobody' }
    expect(await owner.backGetChatList({ body })).toMatchObject({ total: 0, list: [] })
    const items = list.map(({ id }) => ({ source: 'written', kind: 'chatMessage', id }) as const)
    expect(await owner.decide({ body: { decision: 'remove', items } })).toMatchObject({ done: 2 })
    expect(await writer.has('revert', 2)).toHaveLength(2)
    await owner.forceOffline({ params: { id: two.id } })
    expect(await writer.has('offline')).toMatchObject([{ reason: 'forced' }])
    await writer.until(() => expect(writer.closed()).toMatchObject({ code: 4001 }))
  })

  it('rejects held and blocked words, and accepts the corrected message with the same id', async () => {
    const { enter, owner, two } = await open()
    await owner.updateBlocklist({ body: { words: ['plum'], action: 'hold' } })
    await owner.updateBlocklist({ body: { words: ['casino'], action: 'refuse' } })
    const writer = await enter({ token: two.token })
    writer.write('a plum', { client_id: 'a' })
    writer.write('casino', { client_id: 'b' })
    expect(await writer.has('error', 2)).toMatchObject([
      { code: 'wordRefused', client_id: 'a', content: '里面有这里不能用的词，请改一改再发' },
      { code: 'wordRefused', client_id: 'b' },
    ])
    writer.write('tea', { client_id: 'a' })
    expect(await writer.has('message')).toMatchObject([{ content: 'tea', client_id: 'a' }])
  })
})
