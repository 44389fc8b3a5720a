import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'

const shared = useSite()

const MINUTE_MS = 60_000

const open = async () => {
  let at = 1_000
  const site = await withSubjects(await shared.empty({ now: () => at }))
  const reader = await site.userClient('reader')
  const addComment = async (content: string, pictures?: string[]) =>
    (await reader.addComment({ body: { ...site.target(), content, pictures } })).res
  const list = async () =>
    (
      await site
        .client()
        .getComments({ body: { ...site.target(), current: 1, size: 5, order: 'new' } })
    ).list
  const upload = async (by = reader) => {
    const content = new Blob([Uint8Array.from(await jpeg(40, 30))])
    return (await by.uploadPicture({ file: { content } })).url
  }
  const uses = () => site.queries.selectFrom('upload_uses').select('subject').execute()
  const queue = async () => {
    const { list } = await site.owner.getQueue({ body: { current: 1, size: 10 } })
    return list
  }
  const wait = (ms: number) => {
    at += ms
  }
  return { ...site, reader, addComment, list, upload, uses, queue, wait }
}

describe('a change of a comment', () => {
  it('is shown as edited, and keeps its place, likes and the first text for moderation', async () => {
    const { addComment, reader, owner, list, wait, queries } = await open()
    const { id, is_edited } = await addComment('helo')
    expect(is_edited).toBe(false)
    await owner.addLike({ body: { type: 4, for_id: id } })
    await addComment('later')
    wait(MINUTE_MS)
    const before = await queries.selectFrom('notifications').selectAll().execute()
    expect(await reader.updateComment({ body: { id, content: ' hello \n' } })).toBe(true)
    expect(await reader.updateComment({ body: { id, content: 'hello!' } })).toBe(true)
    expect((await list())[1]).toMatchObject({ id, content: 'hello!', is_edited: true })
    expect((await list())[1]).toMatchObject({ thumbs_up: 1, createdAtMs: 1_000 })
    expect(await queries.selectFrom('notifications').selectAll().execute()).toEqual(before)
    const seen = await owner.backGetCommentList({ body: { current: 1, size: 5 } })
    expect(seen.list.map(({ original }) => original)).toEqual([null, 'helo'])
    await owner.addReport({ body: { type: 4, for_id: id } })
    const { list: reported } = await owner.getQueue({ body: { current: 1, size: 5 } })
    expect(reported).toMatchObject([{ content: 'hello!', original: 'helo', pictures: [] }])
  })

  it('without a difference changes nothing', async () => {
    const { addComment, reader, list } = await open()
    const { id } = await addComment('hello')
    await reader.updateComment({ body: { id, content: 'hello ' } })
    expect(await list()).toMatchObject([{ is_edited: false }])
  })

  it('is allowed for ten minutes', async () => {
    const { addComment, reader, list, wait } = await open()
    const { id } = await addComment('hello')
    wait(10 * MINUTE_MS)
    await reader.updateComment({ body: { id, content: 'in time' } })
    wait(1)
    await expect(reader.updateComment({ body: { id, content: 'late' } })).rejects.toMatchObject({
      status: 403,
      reason: 'commentEditOver',
      message: '评论发出十分钟以后就不能再改了',
    })
    expect(await list()).toMatchObject([{ content: 'in time' }])
  })

  it('is allowed for its author only, also not for administrators', async () => {
    const { addComment, writer, owner, client, reader, list } = await open()
    const { id } = await addComment('hello')
    const body = { id, content: 'theirs' }
    for (const stranger of [writer, owner]) {
      await expect(stranger.updateComment({ body })).rejects.toMatchObject({ status: 403 })
    }
    await expect(client().updateComment({ body })).rejects.toMatchObject({ status: 401 })
    const missing = { id: 999, content: 'x' }
    await expect(reader.updateComment({ body: missing })).rejects.toMatchObject({ status: 404 })
    expect(await list()).toMatchObject([{ content: 'hello', is_edited: false }])
  })

  it('keeps the rules of a new text', async () => {
    const { addComment, reader, list, changeSettings } = await open()
    const { id } = await addComment('hello')
    const blocklist = [
      { word: 'darn', action: 'mask' as const },
      { word: 'plum', action: 'refuse' as const },
    ]
    await changeSettings({ blocklist })
    const change = (content: string) => reader.updateComment({ body: { id, content } })
    await expect(change('<b></b>')).rejects.toMatchObject({ reason: 'commentMissing' })
    await expect(change('字'.repeat(556))).rejects.toMatchObject({ reason: 'commentTooLong' })
    await expect(change('a plum')).rejects.toMatchObject({ reason: 'wordRefused' })
    await change('<b onclick=x>darn</b><script>')
    expect((await list())[0]?.content).not.toContain('darn')
  })

  it('with a held word waits for an administrator, and never replaces a newer text', async () => {
    const { addComment, reader, owner, list, queue, changeSettings, wait } = await open()
    const { id } = await addComment('hello')
    await changeSettings({ blocklist: [{ word: 'plum', action: 'hold' }] })
    const change = (content: string) => reader.updateComment({ body: { id, content } })
    const decide = async () => {
      const items = (await queue()).map(({ source, kind, id }) => ({ source, kind, id }))
      return owner.decide({ body: { decision: 'keep', items } })
    }
    wait(1)
    // Held: the answer is a hint instead of the result.
    expect(await change('a plum')).toBeUndefined()
    expect(await list()).toMatchObject([{ content: 'hello' }])
    expect(await queue()).toMatchObject([{ source: 'held', kind: 'comment', content: 'a plum' }])
    wait(20 * MINUTE_MS)
    expect(await decide()).toMatchObject({ done: 1, stuck: 0 })
    expect(await list()).toMatchObject([{ content: 'a plum', is_edited: true }])
    const other = await addComment('again')
    const again = (content: string) => reader.updateComment({ body: { id: other.id, content } })
    wait(1)
    await again('another plum')
    wait(1)
    await again('no fruit')
    expect(await decide()).toMatchObject({ done: 0, stuck: 1 })
    expect((await list())[0]).toMatchObject({ content: 'no fruit' })
  })
})

describe('the pictures of a comment', () => {
  it('are uploads of its author, and are released with the comment', async () => {
    const { addComment, upload, writer, reader, list, uses, queries } = await open()
    const [one, two] = [await upload(), await upload()]
    const { id, pictures } = await addComment('look', [one, two])
    expect(pictures).toEqual([one, two])
    expect(await list()).toMatchObject([{ pictures: [one, two] }])
    expect(await uses()).toEqual([{ subject: `comment:${id}` }, { subject: `comment:${id}` }])
    await reader.updateComment({ body: { id, content: 'look there' } })
    expect(await uses()).toHaveLength(2)
    await reader.updateComment({ body: { id, content: 'look there', pictures: [two] } })
    expect(await list()).toMatchObject([{ pictures: [two], is_edited: true }])
    expect(await uses()).toHaveLength(1)
    const theirs = await upload(writer)
    await expect(addComment('x', [theirs])).rejects.toMatchObject({ reason: 'foreignPicture' })
    await expect(addComment('x', ['https://evil.test/x.png'])).rejects.toMatchObject({
      reason: 'foreignPicture',
    })
    await reader.deleteComment({ params: { id, parent_id: 0 } })
    expect(await uses()).toEqual([])
    const expired = await queries.selectFrom('uploads').select('expires_at').execute()
    expect(expired.map(({ expires_at }) => Number(expires_at)).filter(Boolean)).toHaveLength(1)
  })

  it('are three at most, each once', async () => {
    const { addComment, upload } = await open()
    const one = await upload()
    const refused = { status: 422 }
    await expect(addComment('x', [one, one])).rejects.toMatchObject(refused)
    await expect(addComment('x', ['a', 'b', 'c', 'd'])).rejects.toMatchObject(refused)
    await expect(addComment('x', [''])).rejects.toMatchObject(refused)
  })

  it('stay with a held comment, and are shown to moderators', async () => {
    const { addComment, upload, owner, queue, list, uses, changeSettings } = await open()
    await changeSettings({ blocklist: [{ word: 'plum', action: 'hold' }] })
    const url = await upload()
    await addComment('a plum', [url]).catch(() => undefined)
    const [held] = await queue()
    expect(held).toMatchObject({ pictures: [url] })
    expect(await uses()).toEqual([{ subject: `held:${held?.id}` }])
    const items = [{ source: 'held' as const, kind: 'comment' as const, id: held?.id ?? 0 }]
    await owner.decide({ body: { decision: 'keep', items } })
    const [shown] = await list()
    expect(shown).toMatchObject({ pictures: [url] })
    expect(await uses()).toEqual([{ subject: `comment:${shown?.id}` }])
  })
})
