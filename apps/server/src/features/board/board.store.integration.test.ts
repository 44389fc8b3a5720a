import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, PAGE_SIZE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { watchedQueries } from '../../testing/watched-queries.ts'
import { boardStore } from './board.store.ts'

const shared = useSite()

const LOOK = {
  color: BOARD_TEXT_COLOURS[0],
  font_size: 16,
  font_weight: 500,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
} as const
const draft = (message: string, changes: object = {}) => ({
  message,
  tag: 'life',
  ...LOOK,
  ...changes,
})
const PATIENT = { spent_ms: 5_000 }

const open = async () => {
  const site = await shared.empty()
  const { queries } = site.platform.database
  const rows = () => queries.selectFrom('board_messages').selectAll().orderBy('id').execute()
  const list = async (changes: object = {}, who = site.client()) =>
    who.getMessageList({ body: { current: 1, size: PAGE_SIZE.boardMessages, ...changes } })
  const writer = await site.userClient('writer')
  /** Inserts a row directly, without the rate limits. */
  const insert = async (message: string, changes: object = {}) => {
    const { id } = await queries
      .insertInto('board_messages')
      .values({
        ...draft(message),
        user_id: writer.id,
        nick_name: 'then',
        created_at: 1_000,
        updated_at: 1_000,
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const notifications = () =>
    queries.selectFrom('notifications').select(['user_id', 'type', 'to_id', 'message']).execute()
  return { ...site, queries, rows, list, writer, insert, notifications }
}

describe('the message board', () => {
  it('stores the message of a user under the user’s own name, and ignores ids in the body', async () => {
    const { writer, list, notifications } = await open()
    const claimed = { ...draft(' hello '), user_id: 1, nick_name: 'owner', like_times: 99, id: 0 }
    await writer.addMessage({ body: claimed })
    const [shown] = (await list()).list
    expect(shown).toMatchObject({
      message: 'hello',
      user_id: writer.id,
      nick_name: 'writer',
      like_times: 0,
      comment_total: 0,
      is_like: false,
    })
    expect(await notifications()).toEqual([
      { user_id: 1, type: 3, to_id: null, message: '留言板上有writer的新留言：hello' },
    ])
  })

  it('takes null as an older client sends it: for the usual colours and no picture', async () => {
    const { writer, list } = await open()
    const look = { color: null, bg_color: null, bg_url: null }
    await writer.addMessage({ body: { ...draft('plain'), ...look } })
    const [shown] = (await list()).list
    expect(shown).toMatchObject({ color: '#676767', bg_url: '' })
    expect(shown?.bg_color).toMatch(/./)
    const { id = 0 } = shown ?? {}
    await writer.updateMessage({ body: { ...draft('changed'), ...look, id } })
    expect((await list()).list).toMatchObject([{ message: 'changed', bg_url: '' }])
  })

  it('stores the message of a visitor under a random name', async () => {
    const { client, list, ownerClient } = await open()
    const body = { ...draft('passing by'), color: '' as const, user_id: 1, nick_name: 'owner' }
    await client().addMessage({ body: { ...body, ...PATIENT } })
    const [shown] = (await list()).list
    expect(shown).toMatchObject({ user_id: null, avatar: '', color: '#676767' })
    expect(shown?.nick_name).toMatch(/^游客[a-z2-9]{5}$/)
    await (await ownerClient()).updateConfig({ body: { language: 'en' } })
    await client().addMessage({ body: { ...draft('again'), ...PATIENT } })
    expect((await list()).list[0]?.nick_name).toMatch(/^Visitor [a-z2-9]{5}$/)
  })

  it('rejects bots, but no user who is quick', async () => {
    const { client, writer, rows } = await open()
    const sent = (form: object) => client().addMessage({ body: { ...draft('a'), ...form } })
    const refused = { status: 422 }
    await expect(sent({ spent_ms: 1_999 })).rejects.toMatchObject(refused)
    await expect(sent({ ...PATIENT, website: 'https://a.example' })).rejects.toMatchObject(refused)
    await writer.addMessage({ body: draft('mine') })
    expect(await rows()).toHaveLength(1)
  })

  it('does not notify the owner of the owner’s own message', async () => {
    const { ownerClient, notifications } = await open()
    await (await ownerClient()).addMessage({ body: draft('mine') })
    expect(await notifications()).toEqual([])
  })

  it.each([
    ['no text', { message: undefined }, '留言内容不能为空'],
    ['spaces only', { message: ' \n ' }, '留言内容不能为空'],
    ['invisible characters', { message: '\u200b\u3164' }, '留言内容不能为空'],
    ['556 characters', { message: '字'.repeat(556) }, 'message 过长，最多 555'],
    ['a list as text', { message: ['a'] }, '留言内容不能为空'],
    ['no tag', { tag: '' }, '请选择标签，没有标签可以自行创建'],
    ['a colour by its name', { color: 'red' }, 'color 不正确'],
    ['a hostile colour', { color: 'red;position:fixed' }, 'color 不正确'],
    ['an unknown font size', { font_size: 400 }, 'font_size 不正确'],
    ['an unknown font weight', { font_weight: 450 }, 'font_weight 不正确'],
    ['an unknown background', { bg_color: 'url(https://a.test)' }, 'bg_color 不正确'],
    ['a picture of another site', { bg_url: 'https://a.test/a.png' }, '图片只能用自己上传的'],
    ['a picture of the site itself', { bg_url: '/art/login-dark.avif' }, '图片只能用自己上传的'],
  ])('rejects %s and stores nothing', async (_, changes, message) => {
    const { writer, rows, notifications } = await open()
    const body = draft('text', changes)
    await expect(writer.addMessage({ body })).rejects.toMatchObject({ status: 422, message })
    expect([await rows(), await notifications()]).toEqual([[], []])
  })

  it('accepts 555 characters, numbers as text and unknown fields', async () => {
    const { writer, list } = await open()
    const form = { ...draft('😀'.repeat(555)), font_size: '18', isNew: true, bgList: [] }
    await writer.addMessage({ body: form as never })
    expect((await list()).list[0]).toMatchObject({ font_size: 18, message: '😀'.repeat(555) })
  })

  it.each([
    ['#f80', 'rgba(255, 69, 0, 0.68)'],
    ['rgb(1, 2, 3)', '#c7158577'],
    ['#676767', 'transparent'],
  ])('keeps the colours of any picker: %s on %s', async (color, bg_color) => {
    const { writer, list } = await open()
    await writer.addMessage({ body: draft('a', { color, bg_color }) })
    expect((await list()).list[0]).toMatchObject({ color, bg_color })
  })

  it('keeps the lines of an editable box', async () => {
    const { writer, list } = await open()
    await writer.addMessage({ body: draft('<div>one</div><div>two</div>') })
    expect((await list()).list[0]).toMatchObject({ message: 'one<br>two' })
  })

  it('uses an upload of its author, and releases it with the message', async () => {
    const { writer, userClient, queries, rows } = await open()
    const content = new Blob([Uint8Array.from(await jpeg(40, 30))])
    const { url } = await writer.uploadPicture({ file: { content } })
    const other = await userClient('other')
    const body = draft('text', { bg_url: url })
    await expect(other.addMessage({ body })).rejects.toMatchObject({ status: 422 })
    await writer.addMessage({ body })
    const [row] = await rows()
    const uses = () => queries.selectFrom('upload_uses').select('subject').execute()
    expect(await uses()).toEqual([{ subject: `board:${row?.id}` }])
    await writer.updateMessage({ body: { ...draft('changed', { bg_url: url }), id: row?.id ?? 0 } })
    expect(await uses()).toHaveLength(1)
    await writer.deleteMessages({ body: { idList: [row?.id ?? 0] } })
    expect(await uses()).toEqual([])
  })
})

describe('a list of board messages', () => {
  it('is paged, newest first, and filtered by tag, text and day', async () => {
    const { insert, list } = await open()
    for (let at = 1; at <= 10; at += 1) {
      await insert(`note ${at} 100%`, { tag: at % 2 ? 'odd' : 'even', created_at: at })
    }
    await insert('plain', { created_at: 0 })
    const messages = async (changes: object) => {
      const { list: found, total } = await list(changes)
      return [total, ...found.map(({ message }) => message.split(' ')[1] ?? message)]
    }
    expect(await messages({})).toEqual([11, '10', '9', '8', '7', '6', '5', '4', '3'])
    expect(await messages({ current: 2 })).toEqual([11, '2', '1', 'plain'])
    expect(await messages({ tag: 'even' })).toEqual([5, '10', '8', '6', '4', '2'])
    expect(await messages({ tag: 'even', message: 'NOTE 4' })).toEqual([1, '4'])
    expect(await messages({ message: '%' })).toEqual([10, '10', '9', '8', '7', '6', '5', '4', '3'])
    expect(await messages({ message: '_' })).toEqual([0])
    expect(await messages({ message: "' or 1=1 --" })).toEqual([0])
    expect(await messages({ message: '\\' })).toEqual([0])
    expect(await messages({ time: ['1970-01-01', '1970-01-01'] })).toHaveLength(9)
    expect(await messages({ time: ['1970-01-02', '1970-01-03'] })).toEqual([0])
  })

  it('has the caller’s likes and the number of comments', async () => {
    const { insert, list, writer, userClient, queries } = await open()
    const id = await insert('liked')
    const other = await userClient('other')
    await other.addLike({ body: { for_id: id, type: 3 } })
    const comment = { type: 3, for_id: id, from_id: other.id, content: 'x' }
    await queries
      .insertInto('comments')
      .values({ ...comment, parent_id: null, to_id: null, created_at: 1, updated_at: 1 })
      .execute()
    const counted = { id, like_times: 1, comment_total: 1 }
    expect((await list({}, other)).list).toMatchObject([{ ...counted, is_like: true }])
    expect((await list({}, writer)).list).toMatchObject([{ ...counted, is_like: false }])
    expect(await writer.getMessageById({ params: { id } })).toMatchObject(counted)
  })

  it('has the author’s current name and avatar', async () => {
    const { insert, list, writer } = await open()
    await insert('note')
    const avatar = '/art/avatars/2.avif'
    await writer.updateOwnUserInfo({ body: { nick_name: 'renamed', avatar, qq: '' } })
    expect((await list()).list).toMatchObject([{ nick_name: 'renamed', avatar }])
  })

  it('needs one query, regardless of its length', async () => {
    const { insert, queries } = await open()
    for (let at = 0; at < 8; at += 1) await insert(`note ${at}`)
    const watched = watchedQueries(queries)
    const page = { current: 1, size: PAGE_SIZE.boardMessages }
    expect(await boardStore(watched.queries).page({ tag: '' }, page)).toHaveLength(8)
    expect(watched.sent()).toBe(1)
  })

  it('for the night sky has the newest three hundred', async () => {
    const { queries, client } = await open()
    const rows = Array.from({ length: 305 }, (_, at) => ({
      ...draft(`m${at}`),
      user_id: null,
      nick_name: 'v',
      created_at: at,
      updated_at: at,
    }))
    await queries.insertInto('board_messages').values(rows).execute()
    const { list } = await client().getAllMessage()
    expect([list.length, list[0]?.message, list.at(-1)?.message]).toEqual([300, 'm304', 'm5'])
    expect(list[0]).toMatchObject({ createdAt: '1970-01-01 08:00:00', createdAtMs: 304 })
  })

  it('of tags has the ten most used, the most used first', async () => {
    const { insert, client } = await open()
    for (let at = 0; at < 12; at += 1)
      await insert('x', { tag: `tag ${String(at).padStart(2, '0')}` })
    await insert('x', { tag: 'tag 11' })
    const tags = await client().getHotTagList()
    expect(tags).toHaveLength(10)
    expect(tags.slice(0, 2)).toEqual([
      { tag: 'tag 11', count: 2 },
      { tag: 'tag 00', count: 1 },
    ])
  })
})

describe('changing and deleting a board message', () => {
  it('is allowed for the author and administrators only', async () => {
    const { insert, writer, userClient, ownerClient, client, rows } = await open()
    const [id, second] = [await insert('mine'), await insert('mine too')]
    const visitors = await insert('nobody’s', { user_id: null })
    const stranger = await userClient('stranger')
    const owner = await ownerClient()
    const body = { ...draft('changed'), id }
    const before = JSON.stringify(await rows())
    const forbidden = { status: 403 }
    await expect(stranger.updateMessage({ body })).rejects.toMatchObject(forbidden)
    await expect(client().updateMessage({ body })).rejects.toMatchObject({ status: 401 })
    const taken = { body: { idList: [id] } }
    await expect(stranger.deleteMessages(taken)).rejects.toMatchObject(forbidden)
    await expect(client().deleteMessages(taken)).rejects.toMatchObject({ status: 401 })
    const mixed = { body: { idList: [id, visitors] } }
    await expect(writer.deleteMessages(mixed)).rejects.toMatchObject(forbidden)
    expect(JSON.stringify(await rows())).toBe(before)

    await writer.updateMessage({ body })
    await owner.updateMessage({ body: { ...draft('by the owner'), id: visitors } })
    expect((await rows()).map(({ message }) => message)).toEqual([
      'changed',
      'mine too',
      'by the owner',
    ])
    expect(await writer.deleteMessages({ body: { idList: [id, second, 9_999] } })).toBe(2)
    expect(await owner.deleteMessages({ body: { idList: [visitors] } })).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('keeps author, name, likes and time of creation', async () => {
    const { insert, ownerClient, rows } = await open()
    const id = await insert('old', { like_times: 4 })
    const [before] = await rows()
    const claimed = { ...draft('new'), id, user_id: 1, nick_name: 'x', like_times: 0 }
    await (await ownerClient()).updateMessage({ body: claimed })
    const [after] = await rows()
    expect(after).toMatchObject({ ...before, message: 'new', updated_at: expect.any(Number) })
  })

  it('returns 404 for a message that does not exist', async () => {
    const { writer } = await open()
    const missing = { status: 404, message: '留言不存在' }
    await expect(writer.updateMessage({ body: { ...draft('a'), id: 9 } })).rejects.toMatchObject(
      missing,
    )
    await expect(writer.deleteMessages({ body: { idList: [9] } })).rejects.toMatchObject(missing)
    await expect(writer.getMessageById({ params: { id: 9 } })).rejects.toMatchObject(missing)
  })

  it('shares the limit of five writes a minute', async () => {
    const { writer, insert, client } = await open()
    const id = await insert('mine')
    for (let at = 0; at < 2; at += 1) await writer.addMessage({ body: draft('a') })
    for (let at = 0; at < 2; at += 1) await writer.updateMessage({ body: { ...draft('b'), id } })
    await writer.deleteMessages({ body: { idList: [id] } })
    const tooOften = { status: 429, message: '留言过于频繁 请稍后再试' }
    await expect(writer.addMessage({ body: draft('c') })).rejects.toMatchObject(tooOften)
    await expect(writer.deleteMessages({ body: { idList: [id] } })).rejects.toMatchObject(tooOften)
    await client().addMessage({ body: { ...draft('somebody else'), ...PATIENT } })
  })
})
