import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articleOgImagePath, type PaintingChoice } from '@lanting/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draft, openTestApp } from '../../testing/test-app.ts'

const open = async (env: Record<string, string> = {}) => {
  const opened = await openTestApp({ env })
  const owner = await opened.ownerClient()
  const add = async (title: string, changes: object = {}) =>
    (await owner.addArticle({ body: { article: draft(title, changes) } })).article
  const get = (url: string, headers = {}) => opened.app.inject({ url, headers })
  const folder = join(dirname(dirname(await opened.platform.incoming.newPath())), 'paintings')
  const kept = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.avif'))
  const paintingOf = async (id: number) =>
    (await owner.getArticleById({ params: { id } })).article_painting
  return { ...opened, owner, add, get, kept, paintingOf }
}

const CHOICE: PaintingChoice = {
  article_title: '兰亭',
  category_id: 1,
  article_id: null,
  motif: null,
  palette: null,
  turn: 0,
}

const meanOf = async (bytes: Buffer) => {
  const { channels } = await sharp(bytes).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}
const formOf = (url: string, form: string) => url.replace('.avif', `-${form}.avif`)

describe('an article without a cover', () => {
  it('has the same painting in every answer, and the wire keeps its empty cover', async () => {
    const { owner, add } = await open()
    const { id } = await add('without a cover')
    const path = { params: { current: 1, size: 5 } }
    const [card] = (await owner.getHomeArticleList(path)).list
    const [year] = (await owner.getTimelineArticleList(path)).list
    const detail = await owner.getArticleById({ params: { id } })
    const { previous } = await owner.getRecommendArticleById({ params: { id } })
    const { list: found } = await owner.searchArticles({
      params: { text: 'without', current: 1, size: 5 },
    })
    expect(detail.article_painting).toMatch(/^\/paintings\/[a-z]+-[a-z]+-[a-z]+-[0-9a-f-]+\.avif$/)
    for (const shown of [card, year?.articleList[0], previous, found[0]]) {
      expect(shown).toMatchObject({ article_cover: '', article_painting: detail.article_painting })
    }
  })

  it('has none when it has a cover', async () => {
    const { add, paintingOf } = await open()
    const { id } = await add('with a cover', { article_cover: '/art/demo/tab-key.avif' })
    expect(await paintingOf(id)).toBe('')
  })

  it('is painted once for simultaneous requests, kept, and not sent twice', async () => {
    const { add, get, kept, paintingOf } = await open()
    const url = formOf(await paintingOf((await add('once')).id), '320')
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(url)))
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
    expect(await kept()).toHaveLength(1)
    const { etag } = answers[0]?.headers ?? {}
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('has its painting behind the title of its Open Graph image', { tags: 'long' }, async () => {
    const { add, get, kept, paintingOf } = await open()
    const { id, updatedAtMs } = await add('shared elsewhere')
    expect((await get(articleOgImagePath(id, updatedAtMs))).statusCode).toBe(200)
    expect(await kept()).toEqual([expect.stringContaining((await paintingOf(id)).slice(11, -5))])
  })
})

it('is painted in every size when the article is published, before anybody asks', async () => {
  const { add, get, kept, paintingOf } = await open({ PAINT_AHEAD: 'on' })
  await add('a draft', { status: 3 })
  const url = await paintingOf((await add('published')).id)
  await expect.poll(async () => (await kept()).length, { timeout: 60_000 }).toBe(10)
  expect((await kept()).every((name) => name.includes(url.slice(11, -5)))).toBe(true)
  const sizes = { 320: [320, 200], 640: [640, 400], wide: [1920, 560], tall: [900, 720] }
  for (const [form, size] of Object.entries(sizes)) {
    const { rawPayload } = await get(formOf(url, form))
    expect(await sizeOf(rawPayload)).toEqual(size)
  }
  const [day, night] = [await get(url), await get(formOf(url, 'dark'))]
  expect(await sizeOf(day.rawPayload)).toEqual([1280, 800])
  expect(await meanOf(night.rawPayload)).toBeLessThan((await meanOf(day.rawPayload)) * 0.75)
  expect(day.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': `default-src 'none'; sandbox`,
  })
})

describe('a painting', () => {
  it('is refused without the signature of the site', async () => {
    const { owner, get, kept } = await open()
    const { url } = await owner.choosePainting({ body: CHOICE })
    const [, motif = '', seed = ''] = /\/paintings\/([a-z]+)-.*-([0-9a-f]{8})-/.exec(url) ?? []
    const forged = [
      url.replace(seed, seed === '00000000' ? '00000001' : '00000000'),
      url.replace(motif, motif === 'snow' ? 'plum' : 'snow'),
      formOf(url, '4096'),
      formOf(url, '640-640'),
      '/paintings/..%2fsite.db',
      '/paintings/',
    ]
    for (const address of forged) expect((await get(address)).statusCode, address).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('is chosen by motif, palette and turn', async () => {
    const { owner, get } = await open()
    const choose = (change: Partial<PaintingChoice>) =>
      owner.choosePainting({ body: { ...CHOICE, ...change } })
    const own = await choose({})
    expect(await choose({})).toEqual(own)
    expect(await choose({ article_id: 1 })).toEqual(own)
    expect(await choose({ motif: 'snow', palette: 'dusk' })).toMatchObject({
      motif: 'snow',
      palette: 'dusk',
    })
    const turned = await choose({ turn: 1 })
    expect(turned.url).not.toBe(own.url)
    expect((await get(formOf(turned.url, '320'))).statusCode).toBe(200)
  })

  it('can be the cover of an article, also in its Open Graph image', { tags: 'long' }, async () => {
    const { owner, add, get, kept } = await open()
    const { url } = await owner.choosePainting({ body: { ...CHOICE, turn: 3 } })
    const { id, updatedAtMs } = await add('chosen', { article_cover: url })
    const { article_cover, article_painting } = await owner.getArticleById({ params: { id } })
    expect([article_cover, article_painting]).toEqual([url, ''])
    expect((await get(articleOgImagePath(id, updatedAtMs))).statusCode).toBe(200)
    expect(await kept()).toHaveLength(1)
  })
})
