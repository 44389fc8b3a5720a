import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Answer, listening } from '../../testing/listening.ts'
import { draft, OWNER, type TestSite } from '../../testing/test-app.ts'

const LIST = '/api/article/blogHomeGetArticleList/1/5'

/** A site whose pages count their renderings, and show the list of articles. */
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
  it('is cached, and served as plain, gzip or brotli bytes of the same answer', async () => {
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

  it('is compressed for its first reader too, and not for one who refuses it', async () => {
    const { get, ownerClient } = await listening()
    const owner = await ownerClient()
    await owner.addArticle({ body: { article: draft('long'.repeat(10)) } })
    const first = await get(LIST, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(isKept(first)).toBe(false)
    expect([first.headers['content-encoding'], first.headers.vary]).toEqual([
      'br',
      'Accept-Encoding, Accept-Language, Cookie',
    ])
    expect(Number(first.headers['content-length'])).toBe(first.body.length)
    const plain = await get(LIST)
    expect(brotliDecompressSync(first.body)).toEqual(plain.body)
    const refusing = await get(LIST, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(refusing.headers['content-encoding']).toBe('gzip')
  })

  it('is counted in the metrics as a cache hit', async () => {
    const { get } = await listening({ env: { METRICS_TOKEN: 'secret' } })
    for (let times = 0; times < 3; times += 1) await get(LIST)
    const metrics = String((await get('/api/metrics', { authorization: 'Bearer secret' })).body)
    expect(metrics).toContain('# TYPE answer_cache_hits_total counter\nanswer_cache_hits_total 2')
    expect(metrics).toContain('answer_cache_entries 1')
  })

  it('is counted in the histogram of its route, cached or not', async () => {
    const { get } = await listening({ env: { METRICS_TOKEN: 'secret' } })
    for (let times = 0; times < 3; times += 1) await get(LIST)
    await get('/api/article/getArticleById/99999')
    const count = async (route: string, status: number) => {
      const { body } = await get('/api/metrics', { authorization: 'Bearer secret' })
      const start = `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} `
      const line = String(body)
        .split('\n')
        .find((text) => text.startsWith(start))
      return line?.slice(start.length)
    }
    expect(await count('/api/article/blogHomeGetArticleList/:current/:size', 200)).toBe('3')
    expect(await count('/api/article/getArticleById/:id', 404)).toBe('1')
  })

  it('returns 304 for a matching ETag', async () => {
    const { get } = await listening()
    const { headers } = await get(LIST)
    const etag = String(headers.etag)
    const again = await get(LIST, { 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const statusFor = async (known: string) => (await get(LIST, { 'if-none-match': known })).status
    // As proxies send them: without the weak mark, in a list, or for any version.
    expect(await statusFor(etag.replace('W/', ''))).toBe(304)
    expect(await statusFor(`"other", ${etag}`)).toBe(304)
    expect(await statusFor('*')).toBe(304)
    expect(await statusFor('"other"')).toBe(200)
    const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    expect((await get(LIST, reload)).status).toBe(200)
    expect((await get(LIST, {}, 'HEAD')).body.length).toBe(0)
    const another = await listening()
    const cold = await another.get(LIST, { 'if-none-match': etag })
    expect([cold.status, cold.body.length, cold.headers.etag]).toEqual([304, 0, etag])
  })

  it('shows a change in the next read', async () => {
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

  it('is cached for each language', async () => {
    const { get } = await listening()
    const message = async (language: string) =>
      JSON.parse(String((await get(LIST, { 'accept-language': language })).body)).message
    for (let round = 0; round < 2; round += 1) {
      expect([await message('zh-CN'), await message('en')]).toEqual(['成功', 'Done'])
    }
  })

  it.each([
    ['with a token', LIST, { authorization: 'x' }],
    [
      'of an address that is too long',
      `/api/article/getArticleListByContent/${'x'.repeat(512)}`,
      {},
    ],
    ['that failed', '/api/article/getArticleById/99', {}],
  ])('%s is never cached', async (_, path, headers) => {
    const { get } = await listening()
    await get(path, headers)
    expect(isKept(await get(path, headers))).toBe(false)
  })
})

describe('an answer for one reader', () => {
  const ACCEPTING = { authorization: 'x', 'accept-encoding': 'gzip' }

  it('is compressed when it is long', async () => {
    const { site } = countingSite()
    const { get, ownerClient } = await listening({ site })
    const owner = await ownerClient()
    const text = 'long'.repeat(10)
    for (let written = 1; written <= 4; written += 1) {
      await owner.addArticle({ body: { article: draft(`${written} ${text}`) } })
    }
    const { headers, body } = await get('/home', ACCEPTING)
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(String(gunzipSync(body))).toContain(text)
  })

  it('stays plain when it is short', async () => {
    const { get } = await listening()
    const { headers, body } = await get('/api/article/getArticleById/99', ACCEPTING)
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(String(body)).code).not.toBe(0)
  })
})

describe('random addresses', () => {
  const entries = async (
    get: (path: string, headers: Record<string, string>) => Promise<Answer>,
  ) => {
    const { body } = await get('/api/metrics', { authorization: 'Bearer secret' })
    return Number(/^answer_cache_entries (\d+)/m.exec(String(body))?.[1])
  }

  it.each(['/robots.txt', LIST, '/home', '/article'])(
    'with unused parameters share the answer of %s',
    async (path) => {
      const { site, made } = countingSite()
      const { get } = await listening({ site, env: { METRICS_TOKEN: 'secret' } })
      const first = await get(path)
      for (let number = 0; number < 50; number += 1) {
        const { body } = await get(`${path}?q=${number}&utm_source=${number}`)
        expect(body).toEqual(first.body)
      }
      expect(await entries(get)).toBe(1)
      expect(made()).toBeLessThanOrEqual(1)
    },
  )

  it('without a page share one page, rendered again after a change', async () => {
    const { site, made } = countingSite()
    const notFound: TestSite = {
      ...site,
      render: async (r) => ({ ...(await site.render(r)), status: 404 }),
    }
    const { get, ownerClient } = await listening({ site: notFound })
    const owner = await ownerClient()
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => (await get(`/x-${number}/${number}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    const before = made()
    // A second rendering, if the data changed in the meantime.
    expect(before).toBeLessThanOrEqual(2)
    await owner.addArticle({ body: { article: draft('new') } })
    expect(String((await get('/x-again')).body)).toContain('new')
    expect(made()).toBe(before + 1)
  })

  it.each([
    ['//home', '/home'],
    ['/home/?page=2', '/home?page=2'],
    ['/%5Chome', undefined],
    ['//evil.example/home', undefined],
    ['//', '/'],
    ['/Message//LIST', '/message/list'],
  ])('%s redirect to the right page: %s', async (path, location) => {
    const { get } = await listening({ site: countingSite().site })
    const { status, headers } = await get(path)
    expect(headers.location).toBe(location)
    expect(status).toBe(location ? 301 : 200)
  })
})

describe('a page', () => {
  it('is rendered once for parallel requests', async () => {
    const { site, made } = countingSite(50)
    const { get } = await listening({ site })
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/home')))
    expect(made()).toBe(1)
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1)
  })

  it('is dropped when its tables change, and stays when others change', async () => {
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

  it('started before a change is not sent to later requests', async () => {
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
