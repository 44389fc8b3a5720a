import { type Endpoint, endpoints } from '@lanting/contract'
import { expect, it } from 'vitest'
import { type InputSchema, sampleOf } from '../testing/sample-input.ts'
import { useSite } from '../testing/shared-site.ts'
import { draft, OWNER } from '../testing/test-app.ts'

const shared = useSite()

const pathOf = ({ path, params }: Endpoint) =>
  Object.entries((params ? sampleOf(params as InputSchema) : {}) as object).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )

it('forbids caching of every answer to a token', async () => {
  const { app } = await shared.empty()
  const cacheable: string[] = []
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { method } = endpoint
    const url = pathOf(endpoint)
    const answer = await app.inject({ method, url, headers: { authorization: 'unknown' } })
    const { statusCode, headers } = answer
    if (headers['cache-control'] !== 'no-store') cacheable.push(`${name} ${statusCode}`)
  }
  expect(cacheable).toEqual([])
})

it('forbids caching of successes and failures', async () => {
  const { app, client } = await shared.empty()
  const { token } = await client().login({ body: OWNER })
  await client(token).addArticle({ body: { article: draft('a') } })
  const get = async (url: string, authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    const answer = await app.inject({ url, headers })
    return [answer.statusCode, answer.headers['cache-control']]
  }
  for (const url of ['sessions', 'export'].map((name) => `/api/user/${name}`)) {
    expect(await get(url, token)).toEqual([200, 'no-store'])
    expect(await get(url)).toEqual([401, 'no-store'])
  }
  expect(await get('/api/mail/own', token)).toEqual([200, 'no-store'])
  expect(await get('/api/article/getArticleById/1', token)).toEqual([200, 'no-store'])
  expect(await get('/api/article/getArticleById/1')).toEqual([200, 'no-cache'])
  expect(await get('/api/article/getArticleById/x', token)).toEqual([422, 'no-store'])
  expect(await get('/api/statistic/dashboard/7', token)).toEqual([200, 'no-store'])
})

it('forbids caching of the answer that contains a token', async () => {
  const { app } = await shared.empty()
  const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload: OWNER })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})
