import { request } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chatSocket, openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const { token: ownerToken } = await site.client().login({ body: OWNER })
  const owner = site.client(ownerToken)
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const stored = async () =>
    (await site.client().getChatList({ body: { size: 50, last_id: '' } })).list
  return { ...site, owner, ownerToken, two, three, stored }
}

describe('the chat socket', () => {
  it('welcomes a visitor, who reads along and is counted but not listed', async () => {
    const { enter, two, stored } = await open()
    const visitor = await enter({ init: { user_id: 1 } })
    expect(visitor.frames.slice(0, 2)).toMatchObject([
      { type: 'tips', content: '没有认出你的登录，现在是访客：可以看，登录后才能发言。' },
      { type: 'onlineList', list: [], visitors: 1 },
    ])
    const writer = await enter({ token: two.token })
    expect(writer.of('onlineList')).toMatchObject([{ list: [{ user_id: two.id }], visitors: 1 }])
    writer.write('hello 👋', { client_id: 'c-1', user_id: 1 })
    const [received] = await visitor.has('message')
    const [row] = await stored()
    expect(received).toEqual({
      type: 'message',
      ...row,
      client_id: 'c-1',
      event: expect.any(Number),
    })
    expect(row).toMatchObject({ user_id: two.id, nick_name: 'second', content: 'hello 👋' })
    expect(row?.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    visitor.write('me too')
    expect(await visitor.has('error')).toMatchObject([{ code: 'loginFirst', content: '请先登录' }])
  })

  it('counts the messages of a user over all nodes', async () => {
    const { enter, platform, two } = await open()
    const { enter: enterThere } = await openSecondNode(platform)
    const [here, there] = [
      await enter({ token: two.token }),
      await enterThere({ token: two.token }),
    ]
    for (let count = 0; count < 12; count += 1) {
      const client_id = `c-${count}`
      const own = count % 2 ? here : there
      own.write(`${count}`, { client_id })
    }
    const refused = () => [...here.of('error'), ...there.of('error')]
    await here.until(() => expect(refused().length).toBeGreaterThan(0))
    await here.has('message', 10)
    const [{ code, retry_after_ms = 0 } = {}] = refused()
    expect(code).toBe('tooOften')
    expect(retry_after_ms).toBeGreaterThan(0)
    expect(retry_after_ms).toBeLessThanOrEqual(1_000)
  })

  it('masks blocked words as soon as they are on the blocklist', async () => {
    const { enter, owner, two, stored } = await open()
    const writer = await enter({ token: two.token })
    writer.write('plum wine', { client_id: 'c-1' })
    await writer.has('message')
    await owner.updateBlocklist({ body: { words: ['plum'], action: 'mask' } })
    writer.write('more PLUM wine', { client_id: 'c-2' })
    await writer.until(() => expect(writer.of('message')).toHaveLength(2))
    expect(writer.of('message')[1]).toMatchObject({ content: 'more **** wine', client_id: 'c-2' })
    expect((await stored()).map(({ content }) => content).sort()).toEqual([
      'more **** wine',
      'plum wine',
    ])
  })

  it('identifies the user by the cookie, but only on pages of this site', async () => {
    const { connect, enter, port, two } = await open()
    const cookie = `lang=en; session=${two.token}`
    const own = await enter({ headers: { cookie, origin: `http://127.0.0.1:${port}` } })
    expect(own.of('tips')).toMatchObject([{ content: expect.stringContaining('Welcome') }])
    expect(own.of('onlineList').at(-1)?.list).toMatchObject([{ user_id: two.id }])
    const publicPage = await enter({ headers: { cookie, origin: 'http://localhost:3000' } })
    expect(publicPage.of('onlineList').at(-1)?.list).toMatchObject([{ user_id: two.id }])
    const program = await enter({ headers: { cookie } })
    expect(program.of('onlineList')[0]?.visitors).toBe(1)
    const stranger = connect({ headers: { cookie, origin: 'https://elsewhere.example' } })
    await vi.waitFor(() => expect(stranger.refused()).toContain('403'))
  })

  it('[CHAT-1] says in its first words whether the login was recognised', async () => {
    const { enter, port, two } = await open()
    const cookie = `session=${two.token}`
    const origin = `http://127.0.0.1:${port}`
    const wordsOf = async (handshake: Parameters<typeof enter>[0]) =>
      (await enter(handshake)).of('tips').map(({ content }) => content)
    const zh = {
      welcome: '欢迎来到聊天室，茶已经沏好了。',
      visitor: '没有认出你的登录，现在是访客：可以看，登录后才能发言。',
    }
    expect(await wordsOf({})).toEqual([zh.welcome])
    expect(await wordsOf({ token: two.token })).toEqual([zh.welcome])
    expect(await wordsOf({ headers: { cookie, origin } })).toEqual([zh.welcome])
    expect(await wordsOf({ init: { user_id: two.id } })).toEqual([zh.visitor])
    // Without an origin nobody knows which page has sent the cookie.
    expect(await wordsOf({ headers: { cookie } })).toEqual([zh.visitor])
    expect(await wordsOf({ headers: { cookie: `lang=en; ${cookie}` } })).toEqual([
      'Your session has ended. You can read as a visitor; sign in to write.',
    ])
    expect(await wordsOf({ headers: { cookie }, init: { user_id: '' } })).toEqual([zh.welcome])
  })

  it('[CHAT-15] explains a frame that is too large before it closes, whatever the size', async () => {
    const { connect, enter, two } = await open()
    const other = await enter({ token: two.token })
    for (const bytes of [17_000, 70_000, 3_000_000]) {
      const large = connect({ token: two.token })
      await large.has('onlineList')
      large.write('x'.repeat(bytes))
      await large.until(() => expect(large.closed()).toMatchObject({ code: 1009 }))
      expect(large.of('error')).toMatchObject([
        { code: 'tooLarge', content: expect.stringMatching(/\p{L}/u) },
      ])
    }
    other.write('still here')
    await other.has('message')
  })

  it('answers at its address without the last slash, too', async () => {
    const { port } = await open()
    const socket = chatSocket(`ws://127.0.0.1:${port}/ws`)
    onTestFinished(() => socket.socket.terminate())
    await socket.has('tips')
  })

  it('ignores upgrade requests for other paths and protocols', async () => {
    const { port } = await open()
    const statusOf = (path: string, upgrade: string) =>
      new Promise((resolve, reject) => {
        const headers = { connection: 'Upgrade', upgrade }
        const upgradeRequest = request({ port, host: '127.0.0.1', path, headers })
        upgradeRequest.on('response', ({ statusCode }) => resolve(statusCode))
        upgradeRequest.on('upgrade', () => resolve('upgraded'))
        upgradeRequest.on('error', reject)
        upgradeRequest.end()
      })
    expect(await statusOf('/api/health', 'h2c')).toBe(200)
    expect(await statusOf('/api/health', 'websocket')).toBe(200)
    expect(await statusOf('/ws/', 'websocket')).toBe(400)
  })

  it('sends missed events after a gap, including a recall by API', async () => {
    const { enter, two } = await open()
    const writer = await enter({ token: two.token })
    for (const text of ['one', 'two', 'three']) writer.write(text)
    const [first, second] = await writer.has('message', 3)
    await two.recallChatMessage({ params: { id: second?.id ?? 0 } })
    expect(await writer.has('revert')).toMatchObject([{ message_id: second?.id }])
    const back = await enter({ init: { last_event: first?.event } })
    expect(back.frames.map(({ type }) => type)).toEqual(['message', 'revert', 'tips', 'onlineList'])
    expect(back.of('message')).toMatchObject([{ content: 'three' }])
    const lost = await enter({ init: { last_event: 1_000_000 } })
    expect(lost.of('tips')).toMatchObject([{ reload: true }])
  })

  it('stores a message once that is sent several times with one client id', async () => {
    const { enter, two, stored } = await open()
    const tabs = await Promise.all([1, 2, 3].map(() => enter({ token: two.token })))
    for (const tab of tabs) for (const name of ['a', 'b', 'c']) tab.write(name, { client_id: name })
    for (const { until, of } of tabs) {
      await until(() => {
        const names = of('message').map(({ client_id }) => client_id)
        expect([...new Set(names)].sort()).toEqual(['a', 'b', 'c'])
      })
    }
    expect((await stored()).map(({ content }) => content).sort()).toEqual(['a', 'b', 'c'])
  })

  it('does not store a recalled message again', async () => {
    const { enter, two, stored } = await open()
    const writer = await enter({ token: two.token })
    writer.write('gone', { client_id: 'a' })
    const [message] = await writer.has('message')
    writer.say({ type: 'revert', message_id: message?.id })
    await writer.has('revert')
    writer.write('gone', { client_id: 'a' })
    expect(await writer.has('revert', 2)).toMatchObject([{}, { client_id: 'a' }])
    expect(await stored()).toEqual([])
  })
})

describe('recall, clear and offline', () => {
  it('are rejected without permission, by frame and by API', async () => {
    const { enter, two, three, client, stored } = await open()
    const writer = await enter({ token: two.token })
    writer.write('mine')
    const [message] = await writer.has('message')
    const id = message?.id ?? 0
    const [other, visitor] = [await enter({ token: three.token }), await enter()]
    other.say({ type: 'revert', message_id: id, user_id: two.id })
    other.say({ type: 'offline', user_id: two.id })
    visitor.say({ type: 'revert', message_id: id })
    visitor.say({ type: 'offline', user_id: two.id })
    const codes = async (socket: typeof other) => (await socket.has('error', 2)).map((e) => e.code)
    expect(await codes(other)).toEqual(['notYours', 'administratorOnly'])
    expect(await codes(visitor)).toEqual(['loginFirst', 'loginFirst'])
    const recall = { params: { id } }
    await expect(three.recallChatMessage(recall)).rejects.toMatchObject({ status: 403 })
    await expect(client().recallChatMessage(recall)).rejects.toMatchObject({ status: 401 })
    await expect(three.clearChat()).rejects.toMatchObject({ status: 403 })
    await expect(client().clearChat()).rejects.toMatchObject({ status: 401 })
    await expect(two.recallChatMessage({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      code: '100019',
      message: '这条消息已经不在了',
    })
    expect([(await stored()).length, writer.closed()]).toEqual([1, undefined])
  })

  it('by an administrator reach all clients, and a clear is one event', async () => {
    const { enter, two, owner, stored } = await open()
    const [writer, visitor] = [await enter({ token: two.token }), await enter()]
    for (const text of ['one', 'two', 'three']) writer.write(text)
    const messages = await visitor.has('message', 3)
    await owner.recallChatMessage({ params: { id: messages[0]?.id ?? 0 } })
    await owner.clearChat()
    expect(await visitor.has('clear')).toMatchObject([{ last_id: messages[2]?.id }])
    expect(visitor.of('revert')).toHaveLength(1)
    expect(await stored()).toEqual([])
    expect(await owner.clearChat()).toBe(true)
    writer.write('after')
    await visitor.has('message', 4)
    expect(await stored()).toMatchObject([{ content: 'after' }])
  })

  it('offline closes every socket of a user, who can then read but not write', async () => {
    const { enter, two, ownerToken, owner } = await open()
    const admin = await enter({ token: ownerToken })
    const tabs = [await enter({ token: two.token }), await enter({ token: two.token })]
    admin.say({ type: 'offline', user_id: two.id })
    for (const { until, closed, frames } of tabs) {
      await until(() => expect(closed()).toEqual({ code: 4001, reason: 'forced' }))
      expect(frames.at(-1)).toMatchObject({ type: 'offline', reason: 'forced' })
    }
    const back = await enter({ token: two.token })
    back.write('again')
    const [refusal] = await back.has('error')
    expect(refusal).toMatchObject({ code: 'muted' })
    expect(refusal?.retry_after_ms).toBeGreaterThan(590_000)
    admin.write('hello')
    await back.has('message')
    admin.say({ type: 'offline', user_id: (await owner.getConfig()).owner_id })
    admin.say({ type: 'offline', user_id: 999_999 })
    expect((await admin.has('error', 2)).map(({ code }) => code)).toEqual([
      'notOneself',
      'notFound',
    ])
  })
})

describe('sessions and users', () => {
  it('closes the sockets of an ended session on every node: logout, another device, block', async () => {
    const { client, enter, two, three, owner, platform } = await open()
    const there = await openSecondNode(platform)
    const again = { username: 'second', password: 'secret-1' }
    const { token } = await client().login({ body: again })
    const [first, second] = [await there.enter({ token: two.token }), await enter({ token })]
    const other = await there.enter({ token: three.token })
    await two.logout()
    await first.until(() => expect(first.closed()).toEqual({ code: 4002, reason: 'session' }))
    expect(second.closed()).toBeUndefined()
    await client(token).endSessions()
    await second.until(() => expect(second.closed()?.code).toBe(4002))
    await owner.updateBlocked({ params: { id: three.id, blocked: 1 } })
    await other.until(() => expect(other.closed()?.code).toBe(4002))
  })

  it('updates a changed name in the online list and the history', async () => {
    const { enter, two, stored } = await open()
    const [writer, visitor] = [await enter({ token: two.token }), await enter()]
    writer.write('hello')
    await visitor.has('message')
    await two.updateOwnUserInfo({ body: { nick_name: 'renamed', avatar: '/art/avatars/2.avif' } })
    await visitor.until(() =>
      expect(visitor.of('onlineList').at(-1)?.list).toMatchObject([{ nick_name: 'renamed' }]),
    )
    expect(await stored()).toMatchObject([{ nick_name: 'renamed' }])
  })

  it('removes the messages of an account that is deleted with its texts', async () => {
    const { enter, two } = await open()
    const [writer, visitor] = [await enter({ token: two.token }), await enter()]
    writer.write('one')
    writer.write('two')
    const messages = await visitor.has('message', 2)
    await two.deleteOwnAccount({ body: { password: 'secret-1', texts: 'remove' } })
    const gone = await visitor.has('revert', 2)
    expect(gone.map(({ message_id }) => message_id)).toEqual(messages.map(({ id }) => id))
    await writer.until(() => expect(writer.closed()?.code).toBe(4002))
  })
})

describe('the history', () => {
  it('in a rendered page is always current, also after messages by socket', async () => {
    const { port, enter, userClient } = await openChatApp({
      site: {
        serveFiles: async () => undefined,
        close: async () => undefined,
        render: async ({ send }) => {
          const body = { size: 10, last_id: '' }
          const response = await send({ method: 'POST', url: '/api/chat/getChatList', body })
          return { status: 200, html: JSON.stringify(response) }
        },
      },
    })
    const page = async () => (await fetch(`http://127.0.0.1:${port}/message/chat`)).text()
    const { token } = await userClient('second')
    const writer = await enter({ token })
    for (const [at, text] of ['one', 'two', 'three'].entries()) {
      expect(await page()).not.toContain(text)
      writer.write(text)
      await writer.has('message', at + 1)
      expect(await page()).toContain(text)
    }
  })

  it('is paged in ascending order, before an id or from the end', async () => {
    const { platform, two, client } = await open()
    const rows = Array.from({ length: 25 }, (_, at) => ({
      user_id: two.id,
      content: `${at + 1}`,
      content_type: 'text',
      created_at: at,
    }))
    await platform.database.queries.insertInto('chat_messages').values(rows).execute()
    const page = async (last_id?: number | '' | null, size = 10) => {
      const { list } = await client().getChatList({ body: { size, last_id } })
      return list
    }
    const newest = await page('')
    expect(newest.map(({ content }) => Number(content))).toEqual(
      [...Array(10).keys()].map((n) => n + 16),
    )
    expect([await page(), await page(null)]).toEqual([newest, newest])
    const older = await page(newest[0]?.id)
    expect(older.at(-1)?.content).toBe('15')
    expect(await page(older[0]?.id)).toHaveLength(5)
    expect(await page(1)).toEqual([])
  })

  it.each([
    { size: 0, last_id: '' },
    { size: 51, last_id: '' },
    { size: 10, last_id: 'x' },
    { size: 10, last_id: -1 },
    { size: 'many', last_id: '' },
  ])('rejects %j', async (body) => {
    const { app } = await openChatApp()
    const answer = await app.inject({ method: 'POST', url: '/api/chat/getChatList', payload: body })
    expect([answer.statusCode, answer.json().code]).toEqual([422, '100019'])
  })
})
