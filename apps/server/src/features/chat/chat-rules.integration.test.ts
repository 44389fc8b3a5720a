import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const two = await site.userClient('second')
  return { ...site, owner, ownerToken: token, two }
}

describe('the rules of the chat room', () => {
  it('[CHAT-50] slow every user down, at every node, and not administrators', async () => {
    const { enter, platform, owner, ownerToken, two } = await open()
    const elsewhere = await openSecondNode(platform)
    const here = await enter({ token: two.token })
    const there = await elsewhere.enter({ token: two.token })
    const { slowMs } = await owner.updateChatRules({
      body: { slow_seconds: 3_600, read_only_minutes: 0, reason: 'crowded' },
    })
    expect(slowMs).toBe(3_600_000)
    for (const { has } of [here, there]) {
      expect(await has('rules')).toMatchObject([{ slow_ms: 3_600_000, read_only_until: 0 }])
    }
    here.write('one', { client_id: 'a' })
    await there.has('message')
    there.write('two', { client_id: 'b' })
    expect(await there.has('error')).toMatchObject([{ code: 'slowMode', client_id: 'b' }])
    const [{ retry_after_ms = 0 } = {}] = there.of('error')
    expect(retry_after_ms).toBeGreaterThan(3_000_000)
    const admin = await enter({ token: ownerToken })
    expect(admin.of('rules')).toMatchObject([{ slow_ms: 3_600_000 }])
    for (const text of ['three', 'four']) admin.write(text)
    expect(await admin.has('message', 2)).toHaveLength(2)
  })

  it('[CHAT-51] close the room for a time, and open it again', async () => {
    const { enter, owner, two } = await open()
    const here = await enter({ token: two.token })
    const { readOnlyUntilMs } = await owner.updateChatRules({
      body: { slow_seconds: 0, read_only_minutes: 5 },
    })
    expect(await here.has('rules')).toMatchObject([{ read_only_until: readOnlyUntilMs }])
    here.write('quiet?', { client_id: 'a' })
    expect(await here.has('error')).toMatchObject([{ code: 'readOnly', client_id: 'a' }])
    await owner.updateChatRules({ body: { slow_seconds: 0, read_only_minutes: 0 } })
    await here.has('rules', 2)
    here.write('open', { client_id: 'b' })
    expect(await here.has('message')).toMatchObject([{ content: 'open' }])
  })

  it('[CHAT-51] refuse edits and reactions of users while the room is read-only', async () => {
    const { enter, owner, ownerToken, two } = await open()
    const [here, admin] = [await enter({ token: two.token }), await enter({ token: ownerToken })]
    here.write('first')
    const [{ id: message_id = 0 } = {}] = await here.has('message')
    admin.write('by the owner')
    const [, { id: ownersId = 0 } = {}] = await admin.has('message', 2)
    const react = { type: 'react', message_id, emoji: '👍', on: true }
    here.say(react)
    await here.has('reaction')
    await owner.updateChatRules({ body: { slow_seconds: 0, read_only_minutes: 5 } })
    await here.has('rules')
    here.say({ type: 'edit', message_id, content: 'second' })
    here.say({ ...react, emoji: '🎉' })
    const refused = { code: 'readOnly', message_id, retry_after_ms: expect.any(Number) }
    expect(await here.has('error', 2)).toMatchObject([refused, refused])
    // A reaction that is taken back disturbs nobody.
    here.say({ ...react, on: false })
    expect(await here.has('reaction', 2)).toMatchObject([{}, { on: false }])
    admin.say({ type: 'edit', message_id: ownersId, content: 'still' })
    admin.say(react)
    expect(await here.has('edit')).toMatchObject([{ message_id: ownersId, content: 'still' }])
    expect(await here.has('reaction', 3)).toMatchObject([{}, {}, { on: true }])
  })

  it('[CHAT-50] slow only new messages: edits and reactions neither wait nor count', async () => {
    const { enter, owner, two } = await open()
    const here = await enter({ token: two.token })
    await owner.updateChatRules({ body: { slow_seconds: 3_600, read_only_minutes: 0 } })
    await here.has('rules')
    here.write('first')
    const [{ id: message_id = 0 } = {}] = await here.has('message')
    here.say({ type: 'edit', message_id, content: 'second' })
    here.say({ type: 'react', message_id, emoji: '👍', on: true })
    await here.has('edit')
    await here.has('reaction')
    expect(here.of('error')).toEqual([])
  })

  it('stay as they are when they are not named', async () => {
    const { owner } = await open()
    const set = (body: Parameters<typeof owner.updateChatRules>[0]['body']) =>
      owner.updateChatRules({ body })
    const { readOnlyUntilMs } = await set({ read_only_minutes: 20 })
    expect(await set({ slow_seconds: 3_600 })).toEqual({ slowMs: 3_600_000, readOnlyUntilMs })
    expect(await set({ read_only_minutes: 0 })).toEqual({ slowMs: 3_600_000, readOnlyUntilMs: 0 })
    expect(await set({})).toEqual({ slowMs: 3_600_000, readOnlyUntilMs: 0 })
  })

  it('reject values out of range, and record the reason', async () => {
    const { owner } = await open()
    const rules = (slow_seconds: number, read_only_minutes: number, reason?: string) =>
      owner.updateChatRules({ body: { slow_seconds, read_only_minutes, reason } })
    await expect(rules(-1, 0)).rejects.toMatchObject({ status: 422 })
    await expect(rules(3_601, 0)).rejects.toMatchObject({ status: 422 })
    await expect(rules(0, 10_081)).rejects.toMatchObject({ status: 422 })
    await expect(rules(0, 0, 'x'.repeat(61))).rejects.toMatchObject({ status: 422 })
    await rules(5, 0, 'crowded')
    const { list } = await owner.getAuditList({ body: { current: 1, size: 1 } })
    expect(list).toMatchObject([
      { action: 'updateChatRules', subject: { slow_seconds: 5, reason: 'crowded' } },
    ])
  })
})
