import { describe, expect, it } from 'vitest'
import { useSite } from '../testing/shared-site.ts'
import { draft, openTestApp } from '../testing/test-app.ts'

const shared = useSite()

const LOGIN = '/api/user/login'
const json = { 'content-type': 'application/json' }

interface Case {
  readonly name: string
  readonly request: { method?: 'GET' | 'POST'; url: string; payload?: string; headers?: object }
  readonly answer: { status: number; code: string; message: string; reason: string }
}

const cases: Case[] = [
  {
    name: 'JSON that does not parse',
    request: { method: 'POST', url: LOGIN, payload: '{"username":', headers: json },
    answer: { status: 400, code: '100001', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'a body of another type',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: 'a=b',
      headers: { 'content-type': 'text/plain' },
    },
    answer: { status: 400, code: '100001', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'a poisoned prototype',
    request: { method: 'POST', url: LOGIN, payload: '{"__proto__":{"a":1}}', headers: json },
    answer: { status: 400, code: '100001', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'no body',
    request: { method: 'POST', url: LOGIN, headers: json },
    answer: { status: 422, code: '100001', message: 'body 不正确', reason: 'wrongMember' },
  },
  {
    name: 'a missing member',
    request: { method: 'POST', url: LOGIN, payload: '{"username":"a"}', headers: json },
    answer: { status: 422, code: '100001', message: '请输入密码', reason: 'passwordMissing' },
  },
  {
    name: 'a number where text belongs',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: '{"username":1,"password":"a"}',
      headers: json,
    },
    answer: { status: 422, code: '100001', message: '请输入用户账号', reason: 'usernameMissing' },
  },
  {
    name: 'null where text belongs',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: '{"username":null,"password":"a"}',
      headers: json,
    },
    answer: { status: 422, code: '100001', message: '请输入用户账号', reason: 'usernameMissing' },
  },
  {
    name: 'text that is too long',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: JSON.stringify({ username: 'a'.repeat(129), password: 'a' }),
      headers: json,
    },
    answer: { status: 422, code: '100001', message: 'username 过长，最多 128', reason: 'tooLong' },
  },
  {
    name: 'a body beyond the limit',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: JSON.stringify({ username: 'a'.repeat(65_536) }),
      headers: json,
    },
    answer: { status: 413, code: '100001', message: '内容过大', reason: 'bodyTooLarge' },
  },
  {
    name: 'JSON that is nested too deeply',
    request: {
      method: 'POST',
      url: LOGIN,
      payload: `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
      headers: json,
    },
    answer: { status: 400, code: '100001', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'lists that are nested too deeply',
    request: {
      method: 'POST',
      url: '/api/comment/frontGetParentComment',
      payload: `{"type":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      headers: json,
    },
    answer: { status: 400, code: '100015', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'a method that wants a body and has none',
    request: { method: 'QUERY' as 'GET', url: '/home' },
    answer: { status: 400, code: '100000', message: '请求内容无法读取', reason: 'unreadableBody' },
  },
  {
    name: 'an id that is no number',
    request: { url: '/api/article/getArticleById/abc' },
    answer: { status: 422, code: '100005', message: 'id 不正确', reason: 'wrongMember' },
  },
  {
    name: 'an id beyond all ids',
    request: { url: '/api/article/getArticleById/99999999999999999999' },
    answer: { status: 422, code: '100005', message: 'id 过长，最多 2147483647', reason: 'tooLong' },
  },
  {
    name: 'a page size of nothing',
    request: { url: '/api/article/blogHomeGetArticleList/1/0' },
    answer: { status: 422, code: '100005', message: 'size 不正确', reason: 'wrongMember' },
  },
  {
    name: 'an unknown path',
    request: { url: '/api/nothing/here' },
    answer: { status: 404, code: '100000', message: '接口没有找到', reason: 'unknownPath' },
  },
  {
    name: 'a known path with another method',
    request: { method: 'POST', url: '/api/article/getArticleById/1' },
    answer: { status: 404, code: '100000', message: '接口没有找到', reason: 'unknownPath' },
  },
  {
    name: 'an address that cannot be decoded',
    request: { url: '/api/article/getArticleById/%ZZ' },
    answer: { status: 404, code: '100000', message: '接口没有找到', reason: 'unknownPath' },
  },
]

describe('a bad request', () => {
  it.each(cases)('with $name gets its clear error', async ({ request, answer }) => {
    const { app } = await shared.empty()
    const { statusCode, body } = await app.inject(request as { url: string })
    expect({ status: statusCode, ...JSON.parse(body) }).toEqual(answer)
  })

  it('gets its error in the language of the request', async () => {
    const { app } = await shared.empty()
    const url = '/api/article/getArticleById/1'
    const message = async (request: object) =>
      (await app.inject({ url, ...request })).json().message
    expect(await message({})).toBe('文章不存在')
    expect(await message({ headers: { 'accept-language': 'en' } })).toBe('Article not found')
    expect(await message({ url: `${url}?lang=en` })).toBe('Article not found')
    expect(await message({ cookies: { lang: 'en' } })).toBe('Article not found')
    expect(await message({ headers: { 'accept-language': 'fr,en;q=0.5' } })).toBe('文章不存在')
  })

  it('that causes a server error gets one plain sentence', async () => {
    const { app, platform } = await openTestApp()
    await platform.database.close()
    const answer = await app.inject('/api/article/getArticleById/1')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: '100005', message: '服务端错误', reason: 'serverFault' })
  })
})

describe('a lenient request', () => {
  it('of an administrator may be large', async () => {
    const { ownerClient, client } = await shared.empty()
    const article_content = '字'.repeat(100_000)
    const article = draft('a', { article_content })
    const { article: added } = await (await ownerClient()).addArticle({ body: { article } })
    const found = await client().getArticleById({ params: { id: added.id } })
    expect(found.article_content).toHaveLength(article_content.length)
  })

  it('may have unknown fields', async () => {
    const { ownerClient } = await shared.empty()
    const article = draft('a', { loading: true, bgList: [], id: 7, author_id: 99 })
    const { article: added } = await (await ownerClient()).addArticle({ body: { article } })
    expect(added.id).toBe(1)
  })

  it('may send ids as text in an address', async () => {
    const { client, ownerClient } = await shared.empty()
    const article = draft('a', { is_top: '1', status: '1' })
    const { article: added } = await (await ownerClient()).addArticle({ body: { article } })
    const found = await client().getArticleById({ params: { id: added.id } })
    expect(found).toMatchObject({ is_top: 1, status: 1 })
  })
})
