import { NOTIFICATION_TYPE } from '@lanting/contract'
import { describe, expect, it, vi } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const { token } = await site.client().login({ body: OWNER })
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const { queries } = site.platform.database
  const fill = async (contents: readonly string[]) => {
    const rows = contents.map((content, at) => ({
      ...{ user_id: two.id, content, content_type: 'text' },
      created_at: 1_000_000 * (at + 1),
    }))
    const added = await queries.insertInto('chat_messages').values(rows).returning('id').execute()
    return added.map(({ id }) => id).sort((a, b) => a - b)
  }
  const search = async (text: string, last_id?: number) => {
    const { list, hasMore } = await site.client().searchChat({ body: { text, last_id } })
    return { hasMore, texts: list.map(({ message }) => message.content), list }
  }
  return { ...site, owner: site.client(token), two, three, queries, fill, search }
}

type Reader = Pick<Awaited<ReturnType<typeof open>>['owner'], 'getNotifyList'>

const notificationsOf = async (user: Reader, count: number) => {
  const read = async () => (await user.getNotifyList({ body: { current: 1, size: 10 } })).list
  await vi.waitFor(async () => expect(await read()).toHaveLength(count), { timeout: 5_000 })
  return read()
}

describe('the history around a message', () => {
  it('has both sides of it, and says whether there is more', async () => {
    const { client, fill } = await open()
    const ids = await fill(Array.from({ length: 60 }, (_, at) => `message ${at}`))
    const around = async (body: { id?: number; atMs?: number }) => {
      const { list, ...page } = await client().getChatAround({ body })
      return { ...page, ids: list.map(({ id }) => id) }
    }
    expect(await around({ id: ids[30] })).toEqual({
      ...{ id: ids[30], ids: ids.slice(10, 51) },
      ...{ hasOlder: true, hasNewer: true },
    })
    expect(await around({ id: ids[0] })).toMatchObject({ hasOlder: false, hasNewer: true })
    expect(await around({ id: ids[59] })).toMatchObject({ hasOlder: true, hasNewer: false })
    expect(await around({ atMs: 29_500_000 })).toMatchObject({ id: ids[29] })
    expect(await around({ atMs: 9e12 })).toMatchObject({ id: ids[59] })
    await expect(around({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(around({})).rejects.toMatchObject({ status: 404 })
    const { list } = await client().getChatList({ body: { size: 3, after_id: ids[10] } })
    expect(list.map(({ id }) => id)).toEqual(ids.slice(11, 14))
  })
})

describe('the search of the chat', () => {
  it('finds one and two Chinese characters and words, newest first, with the match', async () => {
    const { fill, search } = await open()
    await fill(['兰亭的竹子', '今天下雨', 'Tea and bamboo', '> 某人：竹子\n雨停了', '> 引文\n兰花'])
    expect((await search('竹')).texts).toEqual(['兰亭的竹子'])
    expect((await search('兰')).texts).toEqual(['> 引文\n兰花', '兰亭的竹子'])
    expect((await search('下雨')).texts).toEqual(['今天下雨'])
    expect((await search('引文')).texts).toEqual(['> 引文\n兰花'])
    expect((await search('BAMBOO')).list[0]?.excerpt).toMatchObject({ match: 'bamboo' })
    expect((await search('雨停')).texts).toEqual(['> 某人：竹子\n雨停了'])
    for (const nothing of ['', '  ', '没有', '%', '"']) {
      expect((await search(nothing)).texts).toEqual([])
    }
  })

  it('follows edits, recalls and new messages', async () => {
    const { enter, two, search } = await open()
    const writer = await enter({ token: two.token })
    writer.write('旧词')
    const [{ id = 0 } = {}] = await writer.has('message')
    expect((await search('旧词')).texts).toEqual(['旧词'])
    writer.say({ type: 'edit', message_id: id, content: '新词' })
    await writer.has('edit')
    expect((await search('旧词')).texts).toEqual([])
    expect((await search('新词')).texts).toEqual(['新词'])
    writer.write('又一个新词')
    await writer.has('message', 2)
    expect((await search('新词')).texts).toEqual(['又一个新词', '新词'])
    await two.recallChatMessage({ params: { id } })
    expect((await search('新词')).texts).toEqual(['又一个新词'])
  })

  it('answers page by page, also many searches at once', async () => {
    const { fill, search } = await open()
    await fill(Array.from({ length: 700 }, (_, at) => `第 ${at} 句茶话`))
    const [first] = await Promise.all([search('茶话'), search('茶'), search('句')])
    expect(first?.texts).toHaveLength(20)
    expect(first?.hasMore).toBe(true)
    const second = await search('茶话', first?.list.at(-1)?.message.id)
    expect(second.texts[0]).toBe('第 679 句茶话')
  })
})

describe('a mention', () => {
  it('notifies the named users once, at once on every node, and is listed', async () => {
    const { enter, two, three, owner, platform } = await open()
    const elsewhere = await openSecondNode(platform)
    const there = await elsewhere.enter({ token: three.token })
    await there.has('notify')
    const writer = await enter({ token: two.token })
    writer.write('@third @third @second 来听 @nobody')
    await there.until(() => expect(there.of('notify').at(-1)).toMatchObject({ unread: 1 }))
    const [notice] = await notificationsOf(three, 1)
    const [{ id = 0 } = {}] = writer.of('message')
    expect(notice).toMatchObject({
      type: NOTIFICATION_TYPE.chatMessage,
      to_id: id,
      message: 'second在聊天室提到了你：@third @third @second 来听 @nobody',
    })
    expect(await notificationsOf(two, 0)).toEqual([])
    const { list } = await three.getChatMentions({ body: {} })
    expect(list).toMatchObject([{ id }])
    expect((await owner.getChatMentions({ body: {} })).list).toEqual([])
    await two.recallChatMessage({ params: { id } })
    expect(await notificationsOf(three, 0)).toEqual([])
    expect((await three.getChatMentions({ body: {} })).list).toEqual([])
  })

  it('is listed page by page, through the whole history', async () => {
    const { two, three, platform } = await open()
    const { queries } = platform.database
    const rows = Array.from({ length: 90 }, (_, at) => ({
      user_id: two.id,
      content: at % 2 ? `@third ${at}` : `${at}`,
      content_type: 'text',
      created_at: at,
    }))
    const stored = await queries
      .insertInto('chat_messages')
      .values(rows)
      .returning(['id', 'content'])
      .execute()
    const mentions = stored.filter(({ content }) => content.startsWith('@'))
    await queries
      .insertInto('chat_mentions')
      .values(mentions.map(({ id }) => ({ user_id: three.id, message_id: id })))
      .execute()
    const listed: string[] = []
    const sizes: number[] = []
    let last_id: number | undefined
    do {
      const { list, hasMore } = await three.getChatMentions({ body: { last_id } })
      listed.push(...list.map(({ content }) => content))
      sizes.push(list.length)
      last_id = hasMore ? list.at(-1)?.id : undefined
    } while (last_id !== undefined)
    expect(sizes).toEqual([20, 20, 5])
    expect(listed).toEqual(mentions.map(({ content }) => content).reverse())
  })

  it('[CHAT-46] follows an edit: new names are notified once, removed ones are not listed', async () => {
    const { enter, two, three } = await open()
    const writer = await enter({ token: two.token })
    writer.write('第一句')
    const [{ id: message_id = 0 } = {}] = await writer.has('message')
    const listed = async (user: Pick<typeof three, 'getChatMentions'>) =>
      (await user.getChatMentions({ body: {} })).list.map(({ content }) => content)
    let edits = 0
    const edit = async (content: string) => {
      edits += 1
      writer.say({ type: 'edit', message_id, content })
      await writer.has('edit', edits)
    }
    await edit('问问 @third 和 @second')
    const [notice] = await notificationsOf(three, 1)
    expect(notice).toMatchObject({ to_id: message_id })
    expect(await listed(three)).toEqual(['问问 @third 和 @second'])
    expect(await listed(two)).toEqual([])
    await edit('不问了')
    expect(await listed(three)).toEqual([])
    await edit('还是问 @third')
    expect(await listed(three)).toEqual(['还是问 @third'])
    await edit('还是问 @third 吧')
    await notificationsOf(three, 1)
  })

  it('[CHAT-46] stays in the list of the answered author after an edit', async () => {
    const { enter, two, three } = await open()
    const [writer, other] = [await enter({ token: two.token }), await enter({ token: three.token })]
    other.write('第一句')
    const [{ id: reply_to = 0 } = {}] = await writer.has('message')
    writer.write('是的', { reply_to })
    const [, { id: message_id = 0 } = {}] = await writer.has('message', 2)
    await notificationsOf(three, 1)
    writer.say({ type: 'edit', message_id, content: '是的 @third' })
    writer.say({ type: 'edit', message_id, content: '不是' })
    await writer.has('edit', 2)
    expect((await three.getChatMentions({ body: {} })).list).toMatchObject([{ content: '不是' }])
    await notificationsOf(three, 1)
  })

  it('in an answer is one notification, which names the reply', async () => {
    const { enter, two, three } = await open()
    const [writer, other] = [await enter({ token: two.token }), await enter({ token: three.token })]
    writer.write('第一句')
    const [{ id = 0 } = {}] = await other.has('message')
    other.write('> second：第一句\n@second 是的', { reply_to: id })
    const [, answer] = await writer.has('message', 2)
    expect(answer).toMatchObject({ reply_to: id })
    const [notice] = await notificationsOf(two, 1)
    expect(notice?.message).toBe('third在聊天室回复了你：@second 是的')
    await two.recallChatMessage({ params: { id } })
    await other.has('revert')
    const back = await enter({ init: { last_event: 0 } })
    expect(back.of('message').at(-1)).not.toHaveProperty('reply_to')
  })
})
