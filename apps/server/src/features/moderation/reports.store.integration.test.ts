import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { withSubjects } from '../../testing/subjects.ts'

const shared = useSite()

const open = async () => {
  const site = await withSubjects(await shared.empty())
  const { res } = await site.writer.addComment({ body: { ...site.target(), content: 'bad' } })
  const reader = await site.userClient('reader')
  const reports = () => site.queries.selectFrom('reports').selectAll().execute()
  return { ...site, reader, reports, comment: { type: 4 as const, for_id: res.id } }
}

describe('a report', () => {
  it('of a comment or board message is stored once per user', async () => {
    const { reader, owner, ids, comment, reports } = await open()
    expect(await reader.addReport({ body: { ...comment, reason: ' rude ' } })).toBe(true)
    await expect(reader.addReport({ body: comment })).rejects.toMatchObject({ status: 409 })
    await owner.addReport({ body: comment })
    await reader.addReport({ body: { type: 3, for_id: ids[3] } })
    expect((await reports()).map(({ type, user_id, reason }) => [type, user_id, reason])).toEqual([
      [4, reader.id, 'rude'],
      [4, expect.any(Number), ''],
      [3, reader.id, ''],
    ])
  })

  it('may come from a visitor, once per browser', async () => {
    const { app, comment, reports } = await open()
    const send = (cookie?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/report/add',
        payload: comment,
        headers: cookie ? { cookie } : {},
      })
    const first = await send()
    expect(first.json()).toMatchObject({ code: 0, result: true })
    const { name = '', value = '' } = first.cookies[0] ?? {}
    expect((await send(`${name}=${value}`)).statusCode).toBe(409)
    expect((await send(`${name}=forged.${value}`)).statusCode).toBe(200)
    expect(await reports()).toMatchObject([
      { user_id: null, visitor: expect.any(String) },
      { user_id: null, visitor: expect.any(String) },
    ])
  })

  it('is rejected when its target does not exist or its reason is too long', async () => {
    const { reader, reports } = await open()
    const refusals = [
      [{ type: 4, for_id: 999 }, 404],
      [{ type: 3, for_id: 999 }, 404],
      [{ type: 1, for_id: 1 }, 422],
      [{ type: 4 }, 422],
      [{ type: 4, for_id: 1, reason: 'x'.repeat(256) }, 422],
    ] as const
    for (const [body, status] of refusals) {
      await expect(reader.addReport({ body: body as never })).rejects.toMatchObject({ status })
    }
    expect(await reports()).toEqual([])
  })

  it('is deleted with its target', async () => {
    const { reader, writer, comment, reports, queries, ids } = await open()
    await reader.addReport({ body: comment })
    await reader.addReport({ body: { type: 3, for_id: ids[3] } })
    await writer.deleteComment({ params: { id: comment.for_id, parent_id: 0 } })
    await queries.deleteFrom('board_messages').execute()
    expect(await reports()).toEqual([])
  })
})
