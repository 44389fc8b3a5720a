import { LENGTH } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const START = Date.parse('2026-11-01T00:00:00Z')
const DAY_MS = 86_400_000

const talk = (content: string, changes: object = {}) => ({
  content,
  is_top: 2 as const,
  status: 1 as const,
  talkImgList: [] as { url: string }[],
  ...changes,
})

const open = async () => {
  let now = START
  const opened = await shared.empty({ now: () => now })
  const owner = await opened.ownerClient()
  const say = async (content: string, changes: object = {}) => {
    now += 1_000
    return (await owner.publishTalk({ body: talk(content, changes) })).id
  }
  const read = (current = 1, size = 5) =>
    opened.client().getBlogTalkList({ body: { current, size } })
  return { ...opened, owner, say, read, pass: (ms: number) => (now += ms) }
}

describe('talks', () => {
  it('are listed pinned first, then newest, five per page and each once', async () => {
    const { say, read } = await open()
    const ids = []
    for (let turn = 1; turn <= 7; turn += 1) ids.push(await say(`talk ${turn}`))
    const pinned = await say('pinned', { is_top: 1 })
    await say('hidden', { status: 2 })
    const [first, second] = [await read(1), await read(2)]
    expect(first).toMatchObject({ current: 1, size: 5, total: 8 })
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([pinned, ...ids.reverse()])
  })

  it('of the same time keep one order over all pages', async () => {
    const { platform, read } = await open()
    const rows = Array.from({ length: 12 }, (_, turn) => ({
      user_id: 1,
      content: `talk ${turn}`,
      created_at: START,
      updated_at: START,
    }))
    await platform.database.queries.insertInto('talks').values(rows).execute()
    const pages = [await read(1), await read(2), await read(3)]
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id))
    expect(new Set(ids).size).toBe(12)
  })

  it('contain author, comment count, and pictures only when there are some', async () => {
    const { owner, say, read, platform, client } = await open()
    const { url } = await owner.uploadPicture({
      file: { content: new Blob([Uint8Array.from(await jpeg(8, 6))]) },
    })
    await say('plain')
    const id = await say('', { talkImgList: [{ url }, { url: '/art/demo/talks/a.avif' }] })
    const comment = { type: 2, for_id: id, from_id: 1, to_id: null, parent_id: null }
    const times = { created_at: START, updated_at: START }
    await platform.database.queries
      .insertInto('comments')
      .values({ ...comment, ...times, content: 'c' })
      .execute()
    const { list } = await read()
    expect(list[0]).toMatchObject({
      talkImgList: [url, '/art/demo/talks/a.avif'],
      comment_count: 1,
      createdAt: '2026-11-01 08:00:02',
      createdAtMs: START + 2_000,
      is_like: false,
    })
    expect(list[0]?.nick_name).toMatch(/\S/)
    expect(list[1]).not.toHaveProperty('talkImgList')
    expect(await client().getBlogTalkById({ params: { id } })).toEqual(list[0])
  })

  it('show each reader their own likes', async () => {
    const { say, read, userClient, client } = await open()
    const id = await say('one')
    const reader = await userClient('reader')
    await reader.addLike({ body: { for_id: id, type: 2 } })
    const seen = await reader.getBlogTalkList({ body: { current: 1, size: 5 } })
    expect(seen.list[0]).toMatchObject({ is_like: true, like_times: 1 })
    expect(await reader.getBlogTalkById({ params: { id } })).toMatchObject({ is_like: true })
    expect((await read()).list[0]).toMatchObject({ is_like: false, like_times: 1 })
    expect(await client().getBlogTalkById({ params: { id } })).toMatchObject({ is_like: false })
  })

  it('are found by id while public, otherwise by nobody', async () => {
    const { say, client, owner } = await open()
    const id = await say('one')
    const hidden = await say('two', { status: 2 })
    const find = (wanted: number) => client().getBlogTalkById({ params: { id: wanted } })
    expect(await find(id)).toMatchObject({ content: 'one' })
    const missing = { status: 404, code: '100011', message: '说说不存在' }
    await expect(find(hidden)).rejects.toMatchObject(missing)
    await expect(find(99_999)).rejects.toMatchObject(missing)
    await owner.deleteTalk({ params: { id, status: 1 } })
    await expect(find(id)).rejects.toMatchObject(missing)
    expect(await owner.getTalkById({ params: { id: hidden } })).toMatchObject({ status: 2 })
  })
})

describe('talk administration', () => {
  it('rejects talks that are empty, too long, have too many pictures or invalid addresses', async () => {
    const { owner } = await open()
    const publish = (changes: object) =>
      owner.publishTalk({ body: talk('words', changes) as never })
    const unusable = { status: 422, code: '100011' }
    await expect(publish({ content: ' \n ' })).rejects.toMatchObject(unusable)
    await expect(publish({ content: '字'.repeat(LENGTH.talk + 1) })).rejects.toMatchObject(unusable)
    await expect(publish({ content: 7 })).rejects.toMatchObject(unusable)
    await expect(publish({ status: 3 })).rejects.toMatchObject(unusable)
    const ten = Array.from({ length: 10 }, () => ({ url: '/art/a.avif' }))
    await expect(publish({ talkImgList: ten })).rejects.toMatchObject(unusable)
    const evil = [{ url: 'javascript:alert(1)' }]
    await expect(publish({ talkImgList: evil })).rejects.toMatchObject({ status: 422 })
    expect(await publish({ content: '🍊'.repeat(LENGTH.talk) })).toHaveProperty('id')
  })

  it('replaces text and pictures, and releases removed pictures', async () => {
    const { owner, say, platform } = await open()
    const picture = async () =>
      (
        await owner.uploadPicture({
          file: { content: new Blob([Uint8Array.from(await jpeg(8, 6))]) },
        })
      ).url
    const [first, second] = [await picture(), await picture()]
    const id = await say('before', { talkImgList: [{ url: first }] })
    const after = talk('after', { id, is_top: 1, talkImgList: [{ url: second }] })
    await owner.updateTalk({ body: after as never })
    expect(await owner.getTalkById({ params: { id } })).toMatchObject({
      content: 'after',
      is_top: 1,
      talkImgList: [second],
    })
    const uses = async () =>
      platform.database.queries
        .selectFrom('uploads')
        .select(['url', 'use_count'])
        .orderBy('id')
        .execute()
    expect(await uses()).toEqual([
      { url: first, use_count: 0 },
      { url: second, use_count: 1 },
    ])
    await owner.deleteTalk({ params: { id, status: 1 } })
    expect(await uses()).toContainEqual({ url: second, use_count: 1 })
    await owner.deleteTalk({ params: { id, status: 3 } })
    expect(await uses()).toContainEqual({ url: second, use_count: 0 })
  })

  it('moves to the trash, restores the status, and never deletes by a stale page', async () => {
    const { owner, say } = await open()
    const id = await say('one', { status: 2 })
    const stale = { status: 409, message: '说说的状态已经变了，请刷新后再试' }
    await expect(owner.deleteTalk({ params: { id, status: 3 } })).rejects.toMatchObject(stale)
    await owner.deleteTalk({ params: { id, status: 2 } })
    await expect(owner.deleteTalk({ params: { id, status: 2 } })).rejects.toMatchObject(stale)
    const inTrash = { status: 409, message: '说说在回收站里，请先恢复' }
    await expect(owner.togglePublicTalk({ params: { id, status: 1 } })).rejects.toMatchObject(
      inTrash,
    )
    await expect(owner.toggleTopTalk({ params: { id, is_top: 1 } })).rejects.toMatchObject(inTrash)
    const trash = await owner.getTalkList({ body: { current: 1, size: 5, status: 3 } })
    expect(trash).toMatchObject({ total: 1, list: [{ id, goesAtMs: expect.any(Number) }] })
    await owner.revertTalk({ params: { id } })
    expect(await owner.getTalkById({ params: { id } })).toMatchObject({ status: 2, goesAtMs: null })
    await expect(owner.revertTalk({ params: { id } })).rejects.toMatchObject(stale)
    await owner.togglePublicTalk({ params: { id, status: 1 } })
    await owner.toggleTopTalk({ params: { id, is_top: 1 } })
    expect(await owner.getTalkById({ params: { id } })).toMatchObject({ status: 1, is_top: 1 })
    await expect(owner.revertTalk({ params: { id: 99_999 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('empties the trash after thirty days, including comments and likes', async () => {
    const { owner, say, pass, platform, userClient } = await open()
    const id = await say('one')
    await (await userClient('reader')).addLike({ body: { for_id: id, type: 2 } })
    await owner.deleteTalk({ params: { id, status: 1 } })
    const left = async () => {
      const { queries } = platform.database
      const talks = await queries.selectFrom('talks').select('id').execute()
      const likes = await queries.selectFrom('likes').select('id').execute()
      return [talks.length, likes.length]
    }
    pass(29 * DAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await left()).toEqual([1, 1])
    pass(2 * DAY_MS)
    await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0])
  })
})
