import { setTimeout as wait } from 'node:timers/promises'
import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'
import { openTestApp } from '../../testing/test-app.ts'

const shared = useSite()

const NOTE = {
  message: 'a plum',
  tag: 'life',
  color: BOARD_TEXT_COLOURS[0],
  font_size: 16,
  font_weight: 500,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
} as const
const VISITOR = { spent_ms: 9_000 }

const open = async (opening = shared.empty()) => {
  const site = await withSubjects(await opening)
  const { app, owner, queries } = site
  await owner.updateBlocklist({ body: { words: ['plum'], action: 'hold' } })
  await owner.updateBlocklist({ body: { words: ['casino'], action: 'refuse' } })
  const reader = await site.userClient('reader')
  const post = async (url: string, payload: object, token?: string, language = 'zh-CN') => {
    const headers = { 'accept-language': language, ...(token && { authorization: token }) }
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const comment = (content: string, token = reader.token) =>
    post('/api/comment/add', { ...site.target(), content }, token)
  const held = async () =>
    (await owner.getQueue({ body: { current: 1, size: 50, source: 'held', order: 'old' } })).list
  const decide = async (decision: 'keep' | 'remove' | 'block') =>
    owner.decide({
      body: {
        decision,
        items: (await held()).map(({ source, kind, id }) => ({ source, kind, id })),
      },
    })
  const rows = (table: 'comments' | 'board_messages' | 'held_posts' | 'events') =>
    queries.selectFrom(table).selectAll().orderBy('id').execute()
  const notificationsOf = async (userId: number) => {
    const all = await queries
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', userId)
      .execute()
    return all.map(({ message }) => message)
  }
  return { ...site, reader, post, comment, held, decide, rows, notificationsOf }
}

describe('a comment with a held word', () => {
  it('is answered with a hint in both languages and is hidden from others', async () => {
    const { comment, post, reader, rows, held, notificationsOf, ownerId, target, client, ids } =
      await open()
    expect(await comment('a <b>plum</b>')).toEqual({
      status: 200,
      code: 100,
      message: '已经收到，站长看过以后就会显示',
      reason: 'postHeld',
    })
    const english = await post(
      '/api/comment/add',
      { ...target(), content: 'PLUM' },
      reader.token,
      'en',
    )
    expect(english).toMatchObject({ code: 100, message: expect.stringContaining('Received') })
    expect(await rows('comments')).toEqual([])
    expect(await notificationsOf(ownerId)).toEqual([])
    expect(await client().getCommentTotal({ body: { type: 1, for_id: ids[1] } })).toBe(0)
    expect(await held()).toMatchObject([
      {
        source: 'held',
        kind: 'comment',
        user_id: reader.id,
        reasons: ['plum'],
        title: 'spoken of',
      },
      { reasons: ['PLUM'], reports: 0 },
    ])
  })

  it('is published in its author’s name when it is approved', async () => {
    // The counts of a day are collected in memory.
    const site = await open(openTestApp())
    const { comment, decide, rows, reader, notificationsOf, ownerId, owner, target } = site
    const kinds = ['comment' as const]
    await owner.addWebhook({ body: { url: 'https://a.example/', kinds, enabled: true } })
    await comment('a plum')
    expect(await rows('events')).toEqual([])
    expect(await decide('keep')).toEqual({ done: 1, stuck: 0, blocked: 0 })
    expect(await rows('held_posts')).toEqual([])
    expect(await rows('comments')).toMatchObject([{ from_id: reader.id, content: 'a plum' }])
    expect(await notificationsOf(ownerId)).toEqual([expect.stringContaining('a plum')])
    expect(await rows('events')).toMatchObject([{ kind: 'comment', text: 'a plum' }])
    const body = { ...target(), current: 1, size: 5, order: 'new' as const }
    expect(await owner.getComments({ body })).toMatchObject({ total: 1 })
    const counted = async () =>
      (await owner.getDashboard({ params: { days: 7 } })).days.at(-1)?.comments
    await expect.poll(counted, { timeout: 10_000 }).toBe(1)
  })

  it('is published once when several administrators approve it at the same time', async () => {
    const { comment, held, owner, rows } = await open()
    await comment('a plum')
    const items = (await held()).map(({ source, kind, id }) => ({ source, kind, id }))
    const decisions = await Promise.all(
      [1, 2, 3].map(() => owner.decide({ body: { decision: 'keep', items } })),
    )
    expect(decisions.reduce((sum, { done }) => sum + done, 0)).toBe(1)
    expect(await rows('comments')).toHaveLength(1)
  })

  it('is deleted when it is refused, and its author is notified', async () => {
    const { comment, decide, rows, reader, notificationsOf } = await open()
    await comment('a plum')
    expect(await decide('remove')).toMatchObject({ done: 1 })
    expect(await rows('held_posts')).toEqual([])
    expect(await rows('comments')).toEqual([])
    expect(await notificationsOf(reader.id)).toEqual([expect.stringContaining('a plum')])
  })

  it('is deleted without a notification when its author is blocked', async () => {
    const { comment, decide, rows, reader, notificationsOf } = await open()
    await comment('a plum')
    expect(await decide('block')).toEqual({ done: 1, stuck: 0, blocked: 1 })
    expect(await rows('held_posts')).toEqual([])
    expect(await notificationsOf(reader.id)).toEqual([])
  })

  it('stays held when its target is gone, while others of the same call are approved', async () => {
    const { comment, post, reader, writer, decide, rows, held, target } = await open()
    const { res } = await writer.addComment({ body: { ...target(), content: 'tea?' } })
    const reply = { ...target(), parent_id: res.id, to_id: writer.id, content: 'plum tea' }
    expect(await post('/api/comment/apply', reply, reader.token)).toMatchObject({ code: 100 })
    await comment('a plum')
    await writer.deleteComment({ params: { id: res.id, parent_id: 0 } })
    expect(await decide('keep')).toEqual({ done: 1, stuck: 1, blocked: 0 })
    expect(await rows('comments')).toMatchObject([{ content: 'a plum' }])
    expect(await held()).toMatchObject([{ content: 'plum tea' }])
  })

  it('stays held with all others of the call when the server fails at it', async () => {
    const { owner, comment, queries, held, rows } = await open()
    await comment('a plum')
    await comment('two plum')
    const items = (await held()).map(({ source, kind, id }) => ({ source, kind, id }))
    const broken = { body: '{' }
    await queries.updateTable('held_posts').set(broken).where('content', '=', 'two plum').execute()
    const deciding = owner.decide({ body: { decision: 'keep', items } })
    await expect(deciding).rejects.toMatchObject({ status: 500 })
    expect([await rows('comments'), (await rows('held_posts')).length]).toEqual([[], 2])
  })

  it('notifies the user whom it answers when it is approved', async () => {
    const { post, reader, writer, decide, rows, target, notificationsOf } = await open()
    const { res } = await writer.addComment({ body: { ...target(), content: 'tea?' } })
    const reply = { ...target(), parent_id: res.id, to_id: writer.id, content: 'plum tea' }
    await post('/api/comment/apply', reply, reader.token)
    await decide('keep')
    expect((await rows('comments')).at(-1)).toMatchObject({ parent_id: res.id, to_id: writer.id })
    expect(await notificationsOf(writer.id)).toEqual([expect.stringContaining('plum tea')])
  })

  it('is published at once when an administrator writes it', async () => {
    const { owner, target, rows } = await open()
    await owner.addComment({ body: { ...target(), content: 'my plum' } })
    expect(await rows('comments')).toMatchObject([{ content: 'my plum' }])
  })
})

describe('a board message with a held word', () => {
  it('is held with its picture, also when it is an edit', async () => {
    const { post, reader, decide, rows, queries, held } = await open()
    const bytes = await jpeg(8, 8)
    const content = new Blob([Uint8Array.from(bytes)])
    const { url } = await reader.uploadPicture({ file: { content } })
    const uses = async () =>
      (await queries.selectFrom('upload_uses').select('subject').execute()).map(
        ({ subject }) => subject.split(':')[0],
      )
    expect(await post('/api/message/add', { ...NOTE, bg_url: url }, reader.token)).toMatchObject({
      code: 100,
    })
    expect(await uses()).toEqual(['held'])
    const foreign = { ...NOTE, bg_url: url.replace(/.$/, 'x') }
    expect(await post('/api/message/add', foreign, reader.token)).toMatchObject({ status: 422 })
    await decide('keep')
    const mine = (await rows('board_messages')).at(-1)
    expect(mine).toMatchObject({ user_id: reader.id, bg_url: url, message: 'a plum' })
    expect(await uses()).toEqual(['board'])
    const change = { ...NOTE, id: mine?.id, message: 'more plums, plum', bg_url: url }
    expect(await post('/api/message/update', change, reader.token)).toMatchObject({ code: 100 })
    expect((await rows('board_messages')).at(-1)).toMatchObject({ message: 'a plum' })
    await decide('keep')
    expect((await rows('board_messages')).at(-1)).toMatchObject({ message: 'more plums, plum' })
    expect(await held()).toEqual([])
    expect(await uses()).toEqual(['board'])
  })

  it('stays held when the message has changed since, and overwrites nothing', async () => {
    const { post, reader, decide, rows, held } = await open()
    await post('/api/message/add', { ...NOTE, message: 'one' }, reader.token)
    const id = (await rows('board_messages')).at(-1)?.id
    const change = async (message: string) =>
      (await post('/api/message/update', { ...NOTE, id, message }, reader.token)).code
    const shown = async () => (await rows('board_messages')).at(-1)
    expect([await change('two plums, plum'), await wait(2), await change('three')]).toEqual([
      100,
      undefined,
      0,
    ])
    expect(await decide('keep')).toEqual({ done: 0, stuck: 1, blocked: 0 })
    expect(await shown()).toMatchObject({ message: 'three' })
    expect(await held()).toMatchObject([{ content: 'two plums, plum #life' }])
    expect(await decide('remove')).toMatchObject({ done: 1 })
    expect(await shown()).toMatchObject({ message: 'three' })
  })

  it('edited twice shows the newest edit, in whichever order both are approved', async () => {
    const { post, reader, decide, rows, held, owner } = await open()
    await post('/api/message/add', { ...NOTE, message: 'one' }, reader.token)
    const id = (await rows('board_messages')).at(-1)?.id
    const changeTwice = async (...messages: readonly string[]) => {
      for (const message of messages) {
        await wait(2)
        await post('/api/message/update', { ...NOTE, id, message }, reader.token)
      }
    }
    const shown = async () => (await rows('board_messages')).at(-1)
    await changeTwice('plum two', 'plum three')
    expect(await decide('keep')).toEqual({ done: 2, stuck: 0, blocked: 0 })
    expect(await shown()).toMatchObject({ message: 'plum three' })
    await changeTwice('plum four', 'plum five')
    const [, { source, kind, id: later } = {} as never] = await held()
    await owner.decide({ body: { decision: 'keep', items: [{ source, kind, id: later }] } })
    expect(await decide('keep')).toEqual({ done: 0, stuck: 1, blocked: 0 })
    expect(await shown()).toMatchObject({ message: 'plum five' })
  })

  it('is rejected when its message belongs to another user', async () => {
    const { post, reader, ids, rows } = await open()
    const change = { ...NOTE, id: ids[3] }
    expect(await post('/api/message/update', change, reader.token)).toMatchObject({ status: 403 })
    expect(await rows('held_posts')).toEqual([])
  })

  it('is held in any case when a visitor writes it and the setting says so', async () => {
    const { post, owner, held, decide, rows } = await open()
    const plain = { ...NOTE, ...VISITOR, message: 'just tea' }
    expect(await post('/api/message/add', plain)).toMatchObject({ code: 0 })
    await owner.updateConfig({ body: { hold_visitors: true } })
    expect(await post('/api/message/add', plain)).toMatchObject({ code: 100 })
    expect(await held()).toMatchObject([{ user_id: null, reasons: [], content: 'just tea #life' }])
    await decide('keep')
    expect((await rows('board_messages')).at(-1)).toMatchObject({
      user_id: null,
      nick_name: expect.stringMatching(/^游客/),
      message: 'just tea',
    })
  })
})

describe('the review queue', () => {
  const flood = async (addresses: readonly string[]) => {
    const site = await open()
    await site.owner.updateConfig({ body: { hold_visitors: true } })
    const payload = { ...NOTE, ...VISITOR }
    const send = async (remoteAddress: string) =>
      (await site.app.inject({ method: 'POST', url: '/api/message/add', payload, remoteAddress }))
        .statusCode
    const statuses: number[] = []
    for (const address of addresses) statuses.push(await send(address))
    return {
      ...site,
      statuses,
      count: (status: number) => statuses.filter((s) => s === status).length,
    }
  }

  it.each([
    ['/24', (at: number) => `10.1.2.${at}`],
    ['/48', (at: number) => `2001:db8:1:${at.toString(16)}::1`],
  ])('takes no more of a %s than its share, and says so', async (_, address) => {
    const addresses = Array.from({ length: 25 }, (_, at) => address(at + 1))
    const { count, rows, post } = await flood(addresses)
    expect([count(200), count(429)]).toEqual([20, 5])
    expect(await rows('held_posts')).toHaveLength(20)
    expect(await post('/api/message/add', { ...NOTE, ...VISITOR })).toMatchObject({ code: 100 })
  })

  it('drops the oldest posts of visitors when there are too many, and none of users', async () => {
    const { comment, post, owner, queries, rows } = await open()
    await owner.updateConfig({ body: { hold_visitors: true } })
    expect(await comment('a plum')).toMatchObject({ code: 100 })
    const old = (at: number) => ({
      ...{ kind: 'boardMessage', user_id: null, content: `${at}`, body: '{}' },
      ...{ matched_words: '[]', created_at: at },
    })
    const chat = { ...old(0), kind: 'chatMessage' }
    const many = Array.from({ length: 350 }, (_, at) => old(at))
    await queries
      .insertInto('held_posts')
      .values([...many, chat])
      .execute()
    expect(await post('/api/message/add', { ...NOTE, ...VISITOR })).toMatchObject({ code: 100 })
    const waiting = await rows('held_posts')
    const contents = waiting.map(({ content }) => content)
    expect(waiting).toHaveLength(300 + 2)
    expect(contents).toEqual(expect.arrayContaining(['a plum', '349', '51', 'a plum #life']))
    expect(contents).not.toContain('50')
  })

  it('refuses a user who has many posts there, until some are decided', async () => {
    const { reader, comment, queries, decide, rows } = await open()
    const own = {
      ...{ kind: 'comment', user_id: reader.id, content: 'c', body: '{}' },
      ...{ matched_words: '[]', created_at: 1 },
    }
    await queries.insertInto('held_posts').values(Array(30).fill(own)).execute()
    expect(await comment('a plum')).toMatchObject({ status: 429, reason: 'tooManyHeld' })
    expect(await rows('held_posts')).toHaveLength(30)
    await decide('remove')
    expect(await comment('a plum')).toMatchObject({ code: 100 })
  })
})

describe('a refused word', () => {
  it('is answered with 422 and a message everywhere, and nothing is stored', async () => {
    const { comment, post, reader, rows } = await open()
    const refusal = { status: 422, message: '里面有这里不能用的词，请改一改再发' }
    expect(await comment('best cas<i></i>ino')).toMatchObject(refusal)
    expect(await post('/api/message/add', { ...NOTE, tag: 'Casino' }, reader.token)).toMatchObject(
      refusal,
    )
    const link = { site_name: 'casino', site_desc: 'd', url: 'https://a.example/', site_avatar: '' }
    expect(await post('/api/links/add', link, reader.token)).toMatchObject(refusal)
    expect(await rows('comments')).toEqual([])
    expect(await rows('held_posts')).toEqual([])
  })
})

describe('the blocklist', () => {
  it('changes word by word, also by two administrators at once', async () => {
    const { owner } = await open()
    const { list: before } = await owner.getBlocklist()
    const words = Array.from({ length: 8 }, (_, at) => `word${at}`)
    await Promise.all(
      words.map((word) => owner.updateBlocklist({ body: { words: [word], action: 'mask' } })),
    )
    const { list } = await owner.getBlocklist()
    expect(list).toHaveLength(before.length + 8)
    await owner.updateBlocklist({ body: { words: ['PLUM'], action: 'none' } })
    expect((await owner.getBlocklist()).list.map(({ word }) => word)).not.toContain('plum')
    const many = Array.from({ length: 500 }, (_, at) => `more${at}`)
    const full = owner.updateBlocklist({ body: { words: many, action: 'mask' } })
    await expect(full).rejects.toMatchObject({ status: 409 })
  })

  it('is tested by its own rules, and the test stores nothing', async () => {
    const { owner, rows } = await open()
    const tried = async (text: string) => owner.testBlocklist({ body: { text } })
    expect(await tried('shit, a plum')).toEqual({
      verdict: 'hold',
      text: '****, a plum',
      words: ['plum'],
    })
    expect(await tried('casino')).toMatchObject({ verdict: 'refuse', words: ['casino'] })
    expect(await tried('tea')).toEqual({ verdict: 'pass', text: 'tea', words: [] })
    expect(await rows('held_posts')).toEqual([])
  })

  it.each([
    { words: [], action: 'mask' },
    { words: [' '], action: 'mask' },
    { words: ['x'.repeat(56)], action: 'mask' },
    { words: ['x'], action: 'burn' },
    { words: 'x', action: 'mask' },
  ])('rejects invalid input %#', async (body) => {
    const { owner } = await open()
    await expect(owner.updateBlocklist({ body: body as never })).rejects.toMatchObject({
      status: 422,
    })
  })
})
