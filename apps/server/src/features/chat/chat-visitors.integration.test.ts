import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, type ChatVisitorMode } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'

const PATIENT = { spent_ms: 5_000 }
const wang = (client_id: string, changes: object = {}) => ({
  client_id,
  visitor: { name: 'Wang', ...PATIENT, ...changes },
})
const QUEUE = { body: { current: 1, size: 10 } }

const open = async (chat_visitors: ChatVisitorMode, env: Record<string, string> = {}) => {
  const site = await openChatApp({ env })
  const owner = await site.ownerClient()
  await owner.updateConfig({ body: { chat_visitors } })
  const visitor = await site.enter()
  const user = await site.userClient('second')
  const rows = () =>
    site.platform.database.queries.selectFrom('chat_messages').selectAll().execute()
  const history = async () =>
    (await site.client().getChatList({ body: { size: 10, last_id: '' } })).list
  return { ...site, owner, visitor, user, rows, history }
}

describe('a visitor in the chat room', () => {
  it('[CHAT-70] writes with a given name and no user id, and everybody reads it', async () => {
    const { visitor, enter, user, history, platform, owner } = await open('free')
    expect(visitor.of('rules')).toMatchObject([{ visitors: 'free' }])
    const elsewhere = await openSecondNode(platform)
    const [here, there] = [await enter({ token: user.token }), await elsewhere.enter()]
    visitor.write('hello', wang('a'))
    const shown = { user_id: null, nick_name: 'Wang', avatar: '', content: 'hello' }
    for (const { has } of [visitor, here, there]) {
      expect(await has('message')).toMatchObject([{ ...shown, client_id: 'a' }])
    }
    expect(await history()).toMatchObject([shown])
    const [message] = await history()
    expect(message).not.toHaveProperty('visitor_name')
    const listed = await owner.backGetChatList({ body: { current: 1, size: 10, nick_name: 'wan' } })
    expect(listed.list).toMatchObject([shown])
    visitor.write('hello', wang('a'))
    await visitor.has('message', 2)
    expect(await history()).toHaveLength(1)
  })

  it('[CHAT-70] is answered by a user, and recalled by an administrator', async () => {
    const { visitor, enter, user, history, owner } = await open('free')
    visitor.write('hello', wang('a'))
    const [{ id: reply_to = 0 } = {}] = await visitor.has('message')
    const here = await enter({ token: user.token })
    here.write('welcome', { reply_to })
    expect(await here.has('message')).toMatchObject([{ reply_to }])
    await expect(user.recallChatMessage({ params: { id: reply_to } })).rejects.toMatchObject({
      status: 403,
    })
    await owner.recallChatMessage({ params: { id: reply_to } })
    expect(await visitor.has('revert')).toMatchObject([{ message_id: reply_to }])
    expect((await history()).map(({ content }) => content)).toEqual(['welcome'])
  })

  it.each([
    ['nameTaken', { name: 'SECOND' }],
    ['nameTaken', { name: 'adm1n' }],
    ['nameTaken', { name: '管理員' }],
    ['nameTaken', { name: '蘭亭主人' }],
    ['nameTaken', { name: '★兰亭主人★' }],
    ['nameTaken', { name: 'sec0nd' }],
    ['nameForm', { name: 'sеcond' }],
    ['nameForm', { name: 'second\u3164' }],
    ['nameForm', { name: 'second\uffa0' }],
    ['nameForm', { name: '兰亭主人\u2800' }],
    ['nameForm', { name: '\u3164' }],
    ['nameForm', { name: `W${'\u0310'.repeat(3)}ang` }],
    ['nameFirst', { name: ' ' }],
    ['nameForm', { name: '-'.repeat(4) }],
    ['visitorTooFast', { spent_ms: 10 }],
    ['visitorRefused', { website: 'https://a.example' }],
  ])('[CHAT-70] is refused with a sentence: %s', async (code, changes) => {
    const { visitor, rows } = await open('free')
    visitor.write('hello', wang('a', changes))
    const [refused] = await visitor.has('error')
    expect(refused).toMatchObject({ code, client_id: 'a' })
    expect(refused?.content).toMatch(/\p{L}/u)
    expect(await rows()).toEqual([])
  })

  it('[CHAT-70] is bound by the blocklist and the limits of the address', async () => {
    const { visitor, owner, rows } = await open('free')
    await owner.updateBlocklist({ body: { words: ['spam'], action: 'refuse' } })
    visitor.write('spam', wang('a'))
    expect(await visitor.has('error')).toMatchObject([{ code: 'wordRefused' }])
    for (const id of ['b', 'c', 'd', 'e', 'f']) visitor.write(id, wang(id))
    expect(await visitor.has('error', 2)).toMatchObject([{}, { code: 'tooOften', client_id: 'f' }])
    await visitor.has('message', 4)
    expect(await rows()).toHaveLength(4)
  })

  it('[CHAT-70] keeps to slow mode, and is silent while the room is read-only', async () => {
    const { visitor, owner, rows } = await open('free')
    const setRules = (slow_seconds: number, read_only_minutes: number) =>
      owner.updateChatRules({ body: { slow_seconds, read_only_minutes } })
    await setRules(60, 0)
    visitor.write('one', wang('a'))
    await visitor.has('message')
    visitor.write('two', wang('b'))
    expect(await visitor.has('error')).toMatchObject([{ code: 'slowMode', client_id: 'b' }])
    await setRules(0, 5)
    visitor.write('three', wang('c'))
    expect(await visitor.has('error', 2)).toMatchObject([{}, { code: 'readOnly', client_id: 'c' }])
    expect(await rows()).toHaveLength(1)
  })

  it('[CHAT-70] counts only accepted messages for slow mode', async () => {
    const { visitor, owner, rows } = await open('free')
    await owner.updateBlocklist({ body: { words: ['spam'], action: 'refuse' } })
    await owner.updateChatRules({ body: { slow_seconds: 60, read_only_minutes: 0 } })
    visitor.write('hello', wang('a', { name: 'SECOND' }))
    visitor.write('spam', wang('b'))
    expect(await visitor.has('error', 2)).toMatchObject([
      { code: 'nameTaken', client_id: 'a' },
      { code: 'wordRefused', client_id: 'b' },
    ])
    visitor.write('hello', wang('c'))
    await visitor.has('message')
    visitor.write('again', wang('d'))
    const [, , refused] = await visitor.has('error', 3)
    expect(refused).toMatchObject({ code: 'slowMode', client_id: 'd' })
    expect(refused?.retry_after_ms).toBeGreaterThan(50_000)
    expect(await rows()).toHaveLength(1)
  })

  it('[CHAT-70] only reads while the owner has not opened the room', async () => {
    const { visitor, rows, owner } = await open('off')
    expect(visitor.of('rules')).toEqual([])
    visitor.write('hello', wang('a'))
    expect(await visitor.has('error')).toMatchObject([{ code: 'loginFirst', client_id: 'a' }])
    expect(await rows()).toEqual([])
    await owner.updateConfig({ body: { chat_visitors: 'held' } })
    expect(await visitor.has('rules')).toMatchObject([{ visitors: 'held' }])
  })
})

describe('a held chat message', () => {
  it('[CHAT-71] waits in the review queue, and enters the log when it is approved', async () => {
    const { visitor, owner, rows, history, enter } = await open('held')
    const reader = await enter()
    visitor.write('hello', wang('a'))
    expect(await visitor.has('held')).toEqual([{ type: 'held', client_id: 'a' }])
    visitor.write('hello', wang('a'))
    await visitor.has('held', 2)
    const { list, total } = await owner.getQueue(QUEUE)
    expect(total).toBe(1)
    const held = { source: 'held', kind: 'chatMessage', user_id: null, nick_name: 'Wang' }
    expect(list).toMatchObject([{ ...held, content: 'hello' }])
    expect([await rows(), reader.of('message')]).toEqual([[], []])
    const items = list.map(({ source, kind, id }) => ({ source, kind, id }))
    const { done } = await owner.decide({ body: { decision: 'keep', items } })
    expect(done).toBe(1)
    for (const { has } of [visitor, reader]) {
      expect(await has('message')).toMatchObject([{ content: 'hello', client_id: 'a' }])
    }
    expect(await history()).toMatchObject([{ user_id: null, nick_name: 'Wang' }])
    visitor.write('hello', wang('a'))
    await visitor.has('message', 2)
    expect(await rows()).toHaveLength(1)
  })

  it('[CHAT-71] is asked about as often as its writer connects, and counts once', async () => {
    const { visitor, owner, enter } = await open('held')
    await owner.updateChatRules({ body: { slow_seconds: 60, read_only_minutes: 0 } })
    visitor.write('hello', wang('a'))
    await visitor.has('held')
    const again = await enter()
    for (let asked = 0; asked < 7; asked += 1) again.write('hello', wang('a'))
    expect(await again.has('held', 7)).toHaveLength(7)
    expect(again.of('error')).toEqual([])
    again.write('more', wang('b'))
    expect(await again.has('error')).toMatchObject([{ code: 'slowMode', client_id: 'b' }])
    expect((await owner.getQueue(QUEUE)).total).toBe(1)
  })

  it('[CHAT-71] is found in the review queue by the name of its writer', async () => {
    const { visitor, owner } = await open('held')
    const names = ['Wang "Er"', '王二 100%', 'Li']
    for (const [place, name] of names.entries()) visitor.write('hello', wang(`n${place}`, { name }))
    await visitor.has('held', names.length)
    const found = async (nick_name: string) => {
      const { list, total } = await owner.getQueue({ body: { ...QUEUE.body, nick_name } })
      expect(total).toBe(list.length)
      return list.map((item) => item.nick_name)
    }
    expect(await found('wang')).toEqual(['Wang "Er"'])
    expect(await found('g "e')).toEqual(['Wang "Er"'])
    expect(await found('王二')).toEqual(['王二 100%'])
    expect(await found('0%')).toEqual(['王二 100%'])
    expect(await found('hello')).toEqual([])
    expect((await found('')).toSorted()).toEqual(names.toSorted())
  })

  it('[CHAT-71] is declined for its writer when it is removed', async () => {
    const { visitor, owner, rows } = await open('held')
    visitor.write('hello', wang('a'))
    await visitor.has('held')
    const { list } = await owner.getQueue(QUEUE)
    const items = list.map(({ source, kind, id }) => ({ source, kind, id }))
    await owner.decide({ body: { decision: 'remove', items } })
    visitor.write('hello', wang('a'))
    expect(await visitor.has('error')).toMatchObject([{ code: 'declined', client_id: 'a' }])
    expect([await rows(), (await owner.getQueue(QUEUE)).total]).toEqual([[], 0])
  })

  it('[CHAT-71] stays held while its name belongs to a user', async () => {
    const { visitor, owner, userClient, rows } = await open('held')
    visitor.write('hello', wang('a'))
    await visitor.has('held')
    await userClient('Wang')
    const { list } = await owner.getQueue(QUEUE)
    const items = list.map(({ source, kind, id }) => ({ source, kind, id }))
    expect(await owner.decide({ body: { decision: 'keep', items } })).toMatchObject({ stuck: 1 })
    expect(await rows()).toEqual([])
  })

  it('[CHAT-71] is refused when its network has many there, together with the board', async () => {
    const { app, owner, enter, rows } = await open('held', { TRUSTED_PROXY_HOPS: '1' })
    const from = (at: number) => ({ 'x-forwarded-for': `10.1.2.${at}` })
    const write = async (at: number) => {
      const { write, of, until, socket } = await enter({ headers: from(at) })
      write('hello', wang(`${at}`))
      await until(() => expect([...of('held'), ...of('error')]).toHaveLength(1))
      socket.terminate()
      return [of('held').length, of('error')[0]?.code]
    }
    const answers: unknown[] = []
    for (let at = 1; at <= 20; at += 1) answers.push((await write(at))[0])
    expect(answers).toEqual(Array(20).fill(1))
    expect((await write(21))[1]).toBe('tooOften')
    expect((await owner.getQueue(QUEUE)).total).toBe(20)
    await owner.updateConfig({ body: { hold_visitors: true } })
    const note = {
      ...{ message: 'a note', tag: 'life', color: BOARD_TEXT_COLOURS[0], font_size: 16 },
      ...{ font_weight: 500, bg_color: BOARD_BACKGROUNDS[0], bg_url: '', spent_ms: 9_000 },
    }
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url: '/api/message/add', payload: note, headers: from(22) },
    })
    expect(statusCode).toBe(429)
    expect(await rows()).toEqual([])
  })

  it('[CHAT-71] holds a word to be held also while visitors write freely', async () => {
    const { visitor, owner } = await open('free')
    await owner.updateBlocklist({ body: { words: ['lottery'], action: 'hold' } })
    visitor.write('a lottery', wang('a'))
    await visitor.has('held')
    expect((await owner.getQueue(QUEUE)).list).toMatchObject([{ reasons: ['lottery'] }])
  })
})
