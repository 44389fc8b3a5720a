import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Answer, listening } from '../../testing/listening.ts'
import { draft, OWNER, type TestSite } from '../../testing/test-app.ts'

const LIST = '/api/article/blogHomeGetArticleList/1/5'

/** A site whose pages tell how often they were made, and show the list of articles. */
const countingSite = (delayMs = 0) => {
  let made = 0
  const site: TestSite = {
    serveFiles: async () => undefined,
    close: async () => undefined,
    render: async ({ url, language, send }) => {
      const list = await send({ method: 'GET', url: LIST })
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      made += 1
      return { status: 200, html: `<p>${language} ${url} ${JSON.stringify(list)}</p>` }
    },
  }
  return { site, made: () => made }
}

const isKept = ({ headers }: Answer) => headers['x-request-id'] === undefined

describe('a public read', () => {
  it('is kept, and given as plain, gzip or brotli bytes of the same answer', async () => {
    const { get } = await listening()
    const first = await get(LIST)
    const [plain, gzip, brotli] = await Promise.all([
      get(LIST),
      get(LIST, { 'accept-encoding': 'gzip' }),
      get(LIST, { 'accept-encoding': 'gzip, deflate, br' }),
    ])
    expect([plain, gzip, brotli].every(isKept)).toBe(true)
    expect(plain.body).toEqual(first.body)
    expect(gunzipSync(gzip.body)).toEqual(first.body)
    expect(brotliDecompressSync(brotli.body)).toEqual(first.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers['content-type']).toBe(first.headers['content-type'])
    expect(plain.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('is counted in the metrics when it comes from the cache', async () => {
    const { get } = await listening()
    for (let times = 0; times < 3; times += 1) await get(LIST)
    const metrics = String((await get('/api/metrics')).body)
    expect(metrics).toContain('answer_cache_found 2')
    expect(metrics).toContain('answer_cache_entries 1')
  })

  it('answers 304 to whoever has it', async () => {
    const { get } = await listening()
    const { headers } = await get(LIST)
    const etag = String(headers.etag)
    const again = await get(LIST, { 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await get(LIST, {}, 'HEAD')).body.length).toBe(0)
  })

  it('shows a change to the very next read', async () => {
    const { get, ownerClient } = await listening()
    const owner = await ownerClient()
    const total = async () => JSON.parse(String((await get(LIST)).body)).result.total
    expect(await total()).toBe(0)
    for (let written = 1; written <= 5; written += 1) {
      await owner.addArticle({ body: { article: draft(`article ${written}`) } })
      expect(await total()).toBe(written)
      expect(isKept(await get(LIST))).toBe(true)
    }
  })

  it('is kept apart by language', async () => {
    const { get } = await listening()
    const message = async (language: string) =>
      JSON.parse(String((await get(LIST, { 'accept-language': language })).body)).message
    for (let round = 0; round < 2; round += 1) {
      expect([await message('zh-CN'), await message('en')]).toEqual(['成功', 'Done'])
    }
  })

  it.each([
    ['with a token', LIST, { authorization: 'x' }],
    ['with parameters nobody knows', `${LIST}?utm=1`, {}],
    ['that failed', '/api/article/getArticleById/99', {}],
  ])('%s is never kept', async (_, path, headers) => {
    const { get } = await listening()
    await get(path, headers)
    expect(isKept(await get(path, headers))).toBe(false)
  })
})

describe('a page', () => {
  it('is made once, however many ask at the same time', async () => {
    const { site, made } = countingSite(50)
    const { get } = await listening({ site })
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/home')))
    expect(made()).toBe(1)
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1)
  })

  it('goes when what it was made from changes, and stays when something else does', async () => {
    const { site, made } = countingSite()
    const { client, get, ownerClient } = await listening({ site })
    const owner = await ownerClient()
    await get('/home')
    await client().login({ body: OWNER })
    await get('/home')
    expect(made()).toBe(1)
    await owner.addArticle({ body: { article: draft('new') } })
    expect(String((await get('/home')).body)).toContain('new')
    expect(made()).toBe(2)
  })

  it('begun before a change is not given to whoever asks after it', async () => {
    const { site } = countingSite(150)
    const { get, ownerClient } = await listening({ site })
    const owner = await ownerClient()
    const early = get('/home')
    await new Promise((resolve) => setTimeout(resolve, 60))
    await owner.addArticle({ body: { article: draft('fresh') } })
    const late = await get('/home')
    expect(String(late.body)).toContain('fresh')
    await early
    expect(String((await get('/home')).body)).toContain('fresh')
  })
})
