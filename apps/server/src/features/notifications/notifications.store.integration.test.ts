import type { Language } from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'
import { notify } from './notify.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const { queries } = site.platform.database
  const reader = await site.userClient('reader')
  const other = await site.userClient('other')
  const tell = (userId: number, message: string, at: number) =>
    notify(queries, { userId, type: 1, toId: 5, message: () => message }, at)
  const page = (current = 1, size = 10, by = reader) =>
    by.getNotifyList({ body: { current, size } })
  return { ...site, queries, reader, other, tell, page }
}

describe('notifications', () => {
  it('list unread ones first, then the newest, with exact counters on every page', async () => {
    const { reader, other, tell, page } = await open()
    for (let count = 1; count <= 12; count += 1) await tell(reader.id, `${count}`, count)
    await tell(other.id, 'for somebody else', 20)
    const first = await page()
    expect(first).toMatchObject({ current: 1, size: 10, total: 12, unread: 12 })
    expect(first.list[0]).toMatchObject({
      message: '12',
      user_id: reader.id,
      type: 1,
      to_id: 5,
      isView: 1,
      createdAtMs: 12,
    })
    await reader.readNotification({ params: { id: first.list[0]?.id ?? 0 } })
    const again = [...(await page()).list, ...(await page(2)).list].map(({ message }) => message)
    expect(again).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '12'])
    expect((await page(2)).unread).toBe(11)
  })

  it('belong to the caller, for any user id in the body', async () => {
    const { reader, other, tell, client } = await open()
    await tell(other.id, 'private', 1)
    const body = { current: 1, size: 10, userId: other.id, user_id: other.id }
    expect(await reader.getNotifyList({ body })).toMatchObject({ list: [], total: 0, unread: 0 })
    await expect(client().getNotifyList({ body })).rejects.toMatchObject({ status: 401 })
  })

  it('can be read one by one or all at once, and deleted once', async () => {
    const { reader, other, tell, page } = await open()
    for (const at of [1, 2, 3]) await tell(reader.id, `${at}`, at)
    await tell(other.id, 'theirs', 1)
    const [first, second] = (await page()).list
    const params = { id: first?.id ?? 0 }
    expect(await reader.readNotification({ params })).toBe(true)
    expect(await reader.readNotification({ params })).toBe(true)
    expect((await page()).unread).toBe(2)
    expect(await reader.readAllNotifications()).toBe(true)
    expect(await page()).toMatchObject({ unread: 0, total: 3 })
    expect((await page(1, 10, other)).unread).toBe(1)
    const gone = { params: { id: second?.id ?? 0 } }
    expect(await reader.deleteNotification(gone)).toEqual({ res: 1 })
    await expect(reader.deleteNotification(gone)).rejects.toMatchObject({ status: 404 })
    expect((await page()).total).toBe(2)
  })

  it('of other users return 404', async () => {
    const { reader, other, tell, page } = await open()
    await tell(other.id, 'theirs', 1)
    const { list } = await page(1, 10, other)
    const params = { id: list[0]?.id ?? 0 }
    await expect(reader.readNotification({ params })).rejects.toMatchObject({ status: 404 })
    await expect(reader.deleteNotification({ params })).rejects.toMatchObject({ status: 404 })
    expect((await page(1, 10, other)).list).toEqual(list)
  })

  it('are shown in the current language of the receiver', async () => {
    const { queries, reader, client } = await open()
    const { id } = reader
    const message = ({ serverTexts }: Copy) => serverTexts.linkApproved('Tea & Co')
    await notify(queries, { userId: id, type: 4, toId: 1, message }, 1)
    await queries
      .insertInto('notifications')
      .values({ user_id: id, type: 4, message: '旧的', created_at: 0, updated_at: 0 })
      .execute()
    const read = async (language: Language) => {
      const body = { current: 1, size: 10 }
      const { list } = await client(reader.token, language).getNotifyList({ body })
      return list.map(({ message }) => message)
    }
    expect(await read('zh-CN')).toEqual(['您的友链“Tea & Co”已经挂上了。', '旧的'])
    expect(await read('en')).toEqual(['Your friend link “Tea & Co” was approved.', '旧的'])
  })

  it('are not sent for own actions, and are cut to the maximum length', async () => {
    const { queries, reader, page } = await open()
    const message = () => '长'.repeat(600)
    const notification = { userId: reader.id, type: 3, toId: null, message } as const
    await notify(queries, { ...notification, byId: reader.id }, 1)
    expect((await page()).total).toBe(0)
    await notify(queries, notification, 1)
    expect((await page()).list[0]?.message).toHaveLength(555)
  })
})

describe('the notification of a comment', () => {
  const openComment = async () => {
    const site = await shared.empty()
    const owner = await site.ownerClient()
    const reader = await site.userClient('reader')
    const { article } = await owner.addArticle({ body: { article: draft('Tea') } })
    const content = `**fresh** [leaves](https://example.com) ${'of tea '.repeat(40)}`
    const { res } = await reader.addComment({ body: { type: 1, for_id: article.id, content } })
    const messages = async () => {
      const { list } = await owner.getNotifyList({ body: { current: 1, size: 10 } })
      return list.map(({ message }) => message)
    }
    return { ...site, owner, reader, res, messages }
  }

  it('is short plain text, and follows the comment until it is gone', async () => {
    const { owner, reader, res, messages } = await openComment()
    const [message = ''] = await messages()
    expect(message).toMatch(/reader.*：fresh leaves of tea/)
    expect(message).not.toMatch(/[*[\]]|https/)
    expect(message.length).toBeLessThan(130)
    await owner.backUpdateComment({ body: { id: res.id, content: '_better_ words' } })
    expect((await messages())[0]).toMatch(/：better words$/)
    await reader.deleteComment({ params: { id: res.id, parent_id: 0 } })
    expect(await messages()).toEqual(['这条评论已经不在了'])
    const { list } = await owner.backGetNotifyList({ body: { current: 1, size: 10 } })
    expect(list[0]?.message).toBe('这条评论已经不在了')
  })
})
