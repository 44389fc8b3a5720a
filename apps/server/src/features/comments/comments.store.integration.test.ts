import { COMMENT_NOTIFICATION, type CommentOrder, type CommentType } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { addBoardMessage, addTalk, withSubjects } from '../../testing/subjects.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (options: Parameters<typeof shared.empty>[0] = {}) => {
  const site = await withSubjects(await shared.empty(options))
  const reader = await site.userClient('reader')
  const list = (order: CommentOrder = 'new', current = 1, type: CommentType = 1) =>
    site.client().getComments({ body: { ...site.target(type), current, size: 5, order } })
  const addComment = async (content: string, by = reader) =>
    (await by.addComment({ body: { ...site.target(), content } })).res
  const addReply = async (parent_id: number, to_id: number, content = 'yes', by = site.writer) =>
    (await by.addReply({ body: { ...site.target(), parent_id, to_id, content } })).res
  const total = () => site.client().getCommentTotal({ body: site.target() })
  const notifications = async () =>
    (await site.queries.selectFrom('notifications').selectAll().orderBy('id').execute()).map(
      ({ user_id, type, to_id, message }) => [user_id, type, to_id, message],
    )
  return { ...site, reader, list, addComment, addReply, total, notifications }
}

describe('a comment', () => {
  it.each([1, 2, 3, 4] as const)(
    'on a subject of type %i is listed and counted, and notifies its owner',
    async (type) => {
      const { reader, client, target, notifications, ownerId, writer, list } = await open()
      const { res } = await reader.addComment({ body: { ...target(type), content: ' hello \n' } })
      expect(res).toMatchObject({
        ...target(type),
        parent_id: null,
        from_id: reader.id,
        from_name: 'reader',
        content: 'hello',
        thumbs_up: 0,
        is_like: false,
        ipAddress: '',
        replies: { list: [], total: 0 },
      })
      expect((await list('hot', 1, type)).list).toEqual([res])
      expect(await client().getCommentTotal({ body: target(type) })).toBe(1)
      const owner = type === 3 ? writer.id : ownerId
      expect(await notifications()).toEqual([
        [owner, COMMENT_NOTIFICATION[type], target(type).for_id, expect.any(String)],
      ])
      expect((await notifications())[0]?.[3]).toMatch(/reader.*hello/)
    },
  )

  it('belongs to the caller, and ignores author fields in the body', async () => {
    const { reader, ownerId, target } = await open()
    const forged = { from_id: ownerId, from_name: 'owner', author_id: reader.id, thumbs_up: 99 }
    const body = { ...target(), content: 'x', ...forged }
    const { res } = await reader.addComment({ body })
    expect(res).toMatchObject({ from_id: reader.id, from_name: 'reader', thumbs_up: 0 })
  })

  it('notifies nobody when the owner wrote it, or a visitor wrote the board message', async () => {
    const { owner, target, notifications, queries, reader } = await open()
    await owner.addComment({ body: { ...target(), content: 'mine' } })
    const for_id = await addBoardMessage(queries, null)
    await reader.addComment({ body: { type: 3, for_id, content: 'hello, visitor' } })
    expect(await notifications()).toEqual([])
  })

  it('is rejected when it is empty, too long, without a subject, or not a text', async () => {
    const { reader, target, total } = await open()
    const refusals = [
      [{ content: '' }, 422, '评论内容不能为空'],
      [{ content: ' \n\t ' }, 422, '评论内容不能为空'],
      [{ content: '\u200b\u2060' }, 422, '评论内容不能为空'],
      [{ content: '<b></b><br>' }, 422, '评论内容不能为空'],
      [{ content: '字'.repeat(556) }, 422, '评论过长，最多 555 个字'],
      [{ content: 'x'.repeat(5_000) }, 422, expect.any(String)],
      [{ content: 7 }, 422, '评论内容不能为空'],
      [{ content: 'x', type: 5 }, 422, expect.any(String)],
      [{ content: 'x', for_id: 'one' }, 422, expect.any(String)],
      [{ content: 'x', for_id: 999 }, 404, '评论的内容不存在'],
      [{ content: 'x', for_id: -1 }, 422, expect.any(String)],
    ] as const
    for (const [change, status, message] of refusals) {
      const body = { ...target(), ...change } as never
      await expect(reader.addComment({ body })).rejects.toMatchObject({ status, message })
    }
    expect(await total()).toBe(0)
  })

  it('is limited to 555 visible characters', async () => {
    const { addComment } = await open()
    expect((await addComment(`<b>${'字'.repeat(555)}</b>`)).content).toHaveLength(562)
    expect((await addComment('👨‍👩‍👧‍👦'.repeat(300))).content).toContain('👨‍👩‍👧‍👦')
  })

  it('keeps a few tags, and masks words of the blocklist', async () => {
    const { addComment, changeSettings } = await open()
    const blocklist = ['坏词', 'darn'].map((word) => ({ word, action: 'mask' as const }))
    await changeSettings({ blocklist })
    expect((await addComment('<b onclick=x>好</b><img src=x>')).content).toBe('<b>好</b>')
    const lines = '一<div style="x">二</div><div><br></div><div>三</div>'
    expect((await addComment(lines)).content).toBe('一<br>二<br><br>三')
    expect((await addComment('<script>alert(1)</script>')).content).toBe(
      '<script>alert(1)</script>',
    )
    const { content } = await addComment('坏词, Darn it, darning')
    expect(content.replaceAll('\u2060', '')).toBe('**, **** it, darning')
    // The stars are no Markdown.
    expect(content).not.toContain('**')
    expect((await addComment('<i>坏词</i>')).content).toBe('<i>**</i>')
  })

  it('needs a login, and a public subject unless the caller is an administrator', async () => {
    const { client, reader, owner, target, queries, ownerId } = await open()
    const body = { ...target(), content: 'x' }
    await expect(client().addComment({ body })).rejects.toMatchObject({ status: 401 })
    const { article } = await owner.addArticle({
      body: { article: draft('hidden', { status: 2 }) },
    })
    const talk = await addTalk(queries, ownerId, 3)
    for (const hidden of [
      { type: 1 as const, for_id: article.id },
      { type: 2 as const, for_id: talk },
    ]) {
      const missing = { status: 404 }
      await expect(reader.addComment({ body: { ...hidden, content: 'x' } })).rejects.toMatchObject(
        missing,
      )
      await expect(reader.getCommentTotal({ body: hidden })).rejects.toMatchObject(missing)
      const page = { ...hidden, current: 1, size: 5, order: 'hot' as const }
      await expect(client().getComments({ body: page })).rejects.toMatchObject(missing)
      expect((await owner.getComments({ body: page })).total).toBe(0)
    }
  })

  it('is limited to twenty a minute', async () => {
    const { addComment } = await open()
    for (let times = 0; times < 20; times += 1) await addComment(`${times}`)
    await expect(addComment('one more')).rejects.toMatchObject({
      status: 429,
      message: '评论过于频繁 请稍后再试',
    })
  })
})

describe('the list of comments', () => {
  it('is paged without repetitions, hottest or newest first', async () => {
    let at = 1_000
    const { addComment, list, owner, reader, target } = await open({ now: () => at })
    const ids: number[] = []
    for (let count = 0; count < 7; count += 1) {
      if (count > 2) at += 1_000
      ids.push((await addComment(`${count}`)).id)
    }
    await owner.addLike({ body: { type: 4, for_id: ids[2] ?? 0 } })
    await reader.addLike({ body: { type: 4, for_id: ids[2] ?? 0 } })
    await reader.addLike({ body: { type: 4, for_id: ids[0] ?? 0 } })
    const order = async (by: CommentOrder) => {
      const pages = [await list(by, 1), await list(by, 2)]
      expect(pages.map(({ total }) => total)).toEqual([7, 7])
      return pages.flatMap((page) => page.list.map(({ id }) => ids.indexOf(id)))
    }
    expect(await order('new')).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(await order('hot')).toEqual([2, 0, 6, 5, 4, 3, 1])
    const body = { ...target(), current: 1, size: 5, order: 'hot' as const }
    const seen = (await reader.getComments({ body })).list.map(({ is_like }) => is_like)
    expect(seen).toEqual([true, true, false, false, false])
    expect((await owner.getComments({ body })).list.map(({ is_like }) => is_like)[1]).toBe(false)
  })

  it('has the author’s current name and avatar', async () => {
    const { addComment, reader, list } = await open()
    await addComment('hello')
    const avatar = '/art/avatars/3.avif'
    await reader.updateOwnUserInfo({ body: { nick_name: 'renamed', avatar } })
    expect((await list()).list[0]).toMatchObject({ from_name: 'renamed', from_avatar: avatar })
  })

  it('has the first five replies of each comment, and their number', async () => {
    const { addComment, addReply, list, reader, client, target, total } = await open()
    const first = await addComment('first')
    const second = await addComment('second')
    for (let count = 0; count < 7; count += 1) await addReply(first.id, reader.id, `r${count}`)
    await addReply(second.id, reader.id)
    const shown = (await list()).list.map(({ replies }) => [
      replies.total,
      ...replies.list.map(({ content }) => content),
    ])
    expect(shown).toEqual([
      [1, 'yes'],
      [7, 'r0', 'r1', 'r2', 'r3', 'r4'],
    ])
    const rest = await client().getReplies({
      body: { ...target(), parent_id: first.id, current: 2, size: 5 },
    })
    expect([rest.total, ...rest.list.map(({ content }) => content)]).toEqual([7, 'r5', 'r6'])
    expect(await total()).toBe(10)
  })
})

describe('a reply', () => {
  it('names its recipient, and notifies only the recipient', async () => {
    const { addComment, addReply, reader, writer, notifications } = await open()
    const { id } = await addComment('hello')
    const reply = await addReply(id, reader.id, 'welcome')
    expect(reply).toMatchObject({ parent_id: id, from_id: writer.id, to_name: 'reader' })
    await addReply(id, writer.id, 'thanks', reader)
    await addReply(id, writer.id, 'to myself', writer)
    expect((await notifications()).slice(1).map(([to, , , message]) => [to, message])).toEqual([
      [reader.id, 'writer 回复了您：welcome'],
      [writer.id, 'reader 回复了您：thanks'],
    ])
  })

  it('is rejected for an unknown comment, another subject, a reply, or a user outside the thread', async () => {
    const { addComment, addReply, reader, writer, owner, ownerId, target, notifications } =
      await open()
    const { id } = await addComment('hello')
    const reply = await addReply(id, reader.id)
    const before = await notifications()
    const gone = { status: 404, code: '100015' }
    await expect(addReply(999, reader.id)).rejects.toMatchObject(gone)
    await expect(addReply(reply.id, writer.id)).rejects.toMatchObject(gone)
    await expect(addReply(id, ownerId)).rejects.toMatchObject(gone)
    const elsewhere = { ...target(2), parent_id: id, to_id: reader.id, content: 'x' }
    await expect(owner.addReply({ body: elsewhere })).rejects.toMatchObject(gone)
    expect(await notifications()).toEqual(before)
  })
})

describe('deletion', () => {
  it('of a comment includes its replies and likes, of a reply only itself', async () => {
    const { addComment, addReply, reader, writer, owner, total, queries } = await open()
    const { id } = await addComment('hello')
    const one = await addReply(id, reader.id)
    await addReply(id, reader.id)
    await owner.addLike({ body: { type: 4, for_id: one.id } })
    expect(await writer.deleteComment({ params: { id: one.id, parent_id: id } })).toEqual({
      res: 1,
    })
    expect(await queries.selectFrom('likes').selectAll().execute()).toEqual([])
    expect(await total()).toBe(2)
    expect(await reader.deleteComment({ params: { id, parent_id: 0 } })).toEqual({ res: 2 })
    expect(await total()).toBe(0)
  })

  it('is allowed for the author and administrators, and needs the right parent', async () => {
    const { addComment, addReply, reader, writer, owner, client, total } = await open()
    const { id } = await addComment('hello')
    const reply = await addReply(id, reader.id)
    const params = { id, parent_id: 0 }
    await expect(writer.deleteComment({ params })).rejects.toMatchObject({ status: 403 })
    await expect(client().deleteComment({ params })).rejects.toMatchObject({ status: 401 })
    for (const wrong of [
      { id, parent_id: reply.id },
      { id: reply.id, parent_id: 0 },
      { id: 999, parent_id: 0 },
    ]) {
      await expect(owner.deleteComment({ params: wrong })).rejects.toMatchObject({ status: 404 })
    }
    expect(await total()).toBe(2)
    await owner.deleteComment({ params })
    expect(await total()).toBe(0)
  })

  it('from two concurrent calls happens once', async () => {
    const { addComment, reader, total } = await open()
    const { id } = await addComment('hello')
    const both = await Promise.allSettled(
      [1, 2].map(() => reader.deleteComment({ params: { id, parent_id: 0 } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await total()).toBe(0)
  })
})
