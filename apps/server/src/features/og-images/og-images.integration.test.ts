import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articleOgImagePath, siteOgImagePath } from '@lanting/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpeg } from '../../testing/pictures.ts'
import { draft, openTestApp } from '../../testing/test-app.ts'

const open = async () => {
  const opened = await openTestApp()
  const owner = await opened.ownerClient()
  const add = async (title: string, changes: object = {}) =>
    (await owner.addArticle({ body: { article: draft(title, changes) } })).article
  const get = (url: string) => opened.app.inject({ url })
  const scratch = dirname(await opened.platform.incoming.newPath())
  const cachedImages = async () =>
    (await readdir(join(dirname(scratch), 'og-images')).catch(() => [])).filter((name) =>
      name.endsWith('.jpg'),
    )
  return { ...opened, owner, add, get, scratch, cachedImages }
}

const meanOf = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean / 16))

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format }
}

const CARD_SIZE = { width: 1200, height: 630, format: 'jpeg' }

describe('the image of an article', () => {
  it('is its cover, cut to size', async () => {
    const { owner, add, get, scratch } = await open()
    const content = new Blob([new Uint8Array(await jpeg(900, 900))])
    const { url } = await owner.uploadPicture({ file: { content } })
    const { id, updatedAtMs } = await add('with a cover', { article_cover: url })
    const answer = await get(articleOgImagePath(id, updatedAtMs))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    expect(await sizeOf(answer.rawPayload)).toEqual(CARD_SIZE)
    expect(await meanOf(answer.rawPayload)).toEqual(await meanOf(await jpeg(60, 60)))
    expect(await readdir(scratch)).toEqual([])
  })

  it.each(['', 'https://else.example/a.jpg', '/art/not/there.avif'])(
    'is its title on paper when the site has no cover file (%j)',
    async (article_cover) => {
      const { add, get } = await open()
      const { id, updatedAtMs } = await add('兰亭 <b>&', { article_cover })
      const { statusCode, rawPayload } = await get(articleOgImagePath(id, updatedAtMs))
      expect(statusCode).toBe(200)
      expect(await sizeOf(rawPayload)).toEqual(CARD_SIZE)
    },
  )

  it('is made once for many requests, and again after the article has changed', async () => {
    const { add, get, cachedImages, platform } = await open()
    const { id, updatedAtMs } = await add('asked for')
    const path = articleOgImagePath(id, updatedAtMs)
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(path)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(await cachedImages()).toHaveLength(1)
    const changed = updatedAtMs + 1
    await platform.database.queries
      .updateTable('articles')
      .set({ article_title: 'another title', updated_at: changed })
      .where('id', '=', id)
      .execute()
    const old = await get(path)
    expect([old.statusCode, old.headers.location]).toEqual([302, articleOgImagePath(id, changed)])
    const anew = await get(articleOgImagePath(id, changed))
    expect(anew.headers.etag).not.toBe(answers[0]?.headers.etag)
    expect(await cachedImages()).toHaveLength(2)
  })

  it('does not exist for private articles or unknown names', async () => {
    const { add, get, cachedImages } = await open()
    const secret = await add('a secret', { status: 2 })
    const unfinished = await add('a draft', { status: 3 })
    const paths = [secret, unfinished].map(({ id, updatedAtMs }) =>
      articleOgImagePath(id, updatedAtMs),
    )
    const others = [
      'article-99-1.jpg',
      'site-x.jpg',
      '..%2f..%2fsite-1.jpg',
      '%00',
      'a'.repeat(9e3),
    ]
    for (const path of [...paths, ...others.map((name) => `/og-images/${name}`)]) {
      expect((await get(path)).statusCode, path).toBe(404)
    }
    expect(await cachedImages()).toEqual([])
  })

  it('is refused with 503 when too many are requested at once', async () => {
    const { add, get } = await open()
    const articles = []
    const changes = { article_cover: '/art/not/there.avif' }
    for (let at = 0; at < 20; at += 1) articles.push(await add(`article ${at}`, changes))
    const statuses = await Promise.all(
      articles.map(async ({ id, updatedAtMs }) => {
        const { statusCode, headers } = await get(articleOgImagePath(id, updatedAtMs))
        return [statusCode, headers['retry-after']]
      }),
    )
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(16)
    expect(statuses.filter(([status]) => status !== 200)).toEqual(Array(4).fill([429, '5']))
  })
})

it('serves an image of the site, and redirects old addresses to it', async () => {
  const { get, changeSettings } = await open()
  await changeSettings({ blog_name: 'Lanting' })
  const { location } = (await get(siteOgImagePath(1))).headers
  const answer = await get(String(location))
  expect(await sizeOf(answer.rawPayload)).toEqual(CARD_SIZE)
  const again = await get(String(location))
  expect(again.headers.etag).toBe(answer.headers.etag)
})
