import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const shared = useSite()

const open = async (opening = shared.empty()) => {
  const site = await opening
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('liked') } })
  const { article: hidden } = await owner.addArticle({
    body: { article: draft('hidden', { status: 2 }) },
  })
  const target = { for_id: article.id, type: 1 as const }
  const likes = async () =>
    (await site.client().getArticleById({ params: { id: article.id } })).thumbs_up_times
  const records = async () =>
    (await site.platform.database.queries.selectFrom('likes').selectAll().execute()).length
  /** A browser that keeps its cookie. */
  const visitor = () => {
    let cookie = ''
    return async (path: string, payload: object = target) => {
      const headers = cookie ? { cookie } : {}
      const url = `/api/like/${path}`
      const answer = await site.app.inject({ method: 'POST', url, payload, headers })
      const [set] = answer.cookies
      if (set) cookie = `${set.name}=${set.value}`
      return { status: answer.statusCode, set, ...answer.json() }
    }
  }
  return { ...site, owner, target, hidden, likes, records, visitor }
}

describe('a like', () => {
  it('of a visitor counts once, is remembered by a signed cookie, and can be removed', async () => {
    const { visitor, likes, records } = await open()
    const call = visitor()
    expect((await call('getIsLikeByIdOrIpAndType')).result).toBe(false)
    const first = await call('addLike')
    expect(first.set).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })
    expect(await call('addLike')).toMatchObject({ status: 409, message: '您已经点过赞了' })
    expect((await call('getIsLikeByIdOrIpAndType')).result).toBe(true)
    expect([await likes(), await records()]).toEqual([1, 1])
    expect(await call('cancelLike')).toMatchObject({ status: 200, result: true })
    expect(await call('cancelLike')).toMatchObject({ status: 409, message: '您没有点过赞' })
    expect([await likes(), await records()]).toEqual([0, 0])
  })

  it('of a user belongs to the user, and ignores ids in the body', async () => {
    const { userClient, client, target, likes } = await open()
    const one = await userClient('readerone')
    const other = await userClient('readertwo')
    await one.addLike({ body: { ...target, user_id: other.id } as typeof target })
    expect(await one.getIsLike({ body: target })).toBe(true)
    expect(await other.getIsLike({ body: { ...target, user_id: one.id } as typeof target })).toBe(
      false,
    )
    await other.addLike({ body: target })
    await client().addLike({ body: target })
    expect(await likes()).toBe(3)
  })

  it('rejects a cookie without a valid signature', async () => {
    const { app, target, visitor, likes } = await open()
    const call = visitor()
    const { set } = await call('addLike')
    const id = set?.value.split('.')[0]
    for (const forged of [`${id}.`, `${id}.x`, `${id}`, '.', '', 'x.y.z']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/like/cancelLike',
        payload: target,
        headers: { cookie: `visitor=${forged}`, 'user-agent': 'somebody else' },
      })
      expect(answer.statusCode).toBe(409)
    }
    expect(await likes()).toBe(1)
  })

  it.each([
    [{ type: 1 }, 422, '点赞对象不能为空'],
    [{ for_id: 1 }, 422, '点赞类型不能为空'],
    [{ for_id: 'x', type: 1 }, 422, '点赞对象不能为空'],
    [{ for_id: 1, type: 5 }, 422, '点赞类型不能为空'],
    [{ for_id: 999, type: 1 }, 404, '点赞的内容不存在'],
    [{ for_id: 1, type: 2 }, 404, '点赞的内容不存在'],
    [{ for_id: 1, type: 3 }, 404, '点赞的内容不存在'],
    [{ for_id: 1, type: 4 }, 404, '点赞的内容不存在'],
  ])('of %o is rejected', async (body, status, message) => {
    const { visitor, records } = await open()
    expect(await visitor()('addLike', body)).toMatchObject({ status, message, code: '100018' })
    expect(await records()).toBe(0)
  })

  it('of a private article is rejected', async () => {
    const { visitor, hidden, records } = await open()
    const answer = await visitor()('addLike', { for_id: hidden.id, type: 1 })
    expect(answer.status).toBe(404)
    expect(await records()).toBe(0)
  })

  it('is limited to ten a minute, with an error message of its own', async () => {
    const { visitor } = await open()
    const call = visitor()
    const answers: { status: number; message: string }[] = []
    for (let times = 0; times < 12; times += 1) answers.push(await call('addLike'))
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(9).fill(409), 429, 429])
    expect(answers.at(-1)?.message).toBe('点赞过于频繁 请稍后再试')
  })

  it('keeps rows and counter equal in a hundred concurrent likes and removals', async () => {
    const { platform, visitor, likes, records, app, target } = await open(openTestApp())
    Object.assign(platform.limiter, { take: () => ({ allowed: true, retryAfterMs: 0 }) })
    const call = visitor()
    const { set } = await call('addLike')
    const headers = { cookie: `visitor=${set?.value}` }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        app.inject({
          method: 'POST',
          url: `/api/like/${index % 2 ? 'addLike' : 'cancelLike'}`,
          payload: target,
          headers,
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses).toHaveLength(100)
    expect(await likes()).toBe(await records())
  })
})
