import { ARTICLE_STATUS, feedPath } from '@lanting/contract'
import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const labelled = (name: string, changes: object = {}) =>
  draft(name, {
    category: { category_name: `category ${name}` },
    tagList: [{ tag_name: `tag ${name}` }],
    ...changes,
  })

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const add = async (name: string, changes?: object) =>
    (await owner.addArticle({ body: { article: labelled(name, changes) } })).article.id
  await add('shown')
  const secret = await add('private', { status: ARTICLE_STATUS.private })
  await add('draft', { status: ARTICLE_STATUS.draft })
  const at = site.platform.now() + 3_600_000
  await add('scheduled', { status: ARTICLE_STATUS.draft, publishAtMs: at })
  const trashed = await add('binned')
  await owner.deleteArticle({ params: { id: trashed, status: 1 } })
  await owner.addTag({ body: { tag_name: 'tag unused' } })
  await owner.addCategory({ body: { category_name: 'category unused' } })
  const namesFor = async (client = site.client()) => ({
    tags: (await client.getTagDictionary()).map(({ tag_name }) => tag_name),
    categories: (await client.getCategoryDictionary()).map(({ category_name }) => category_name),
  })
  const read = async (url: string) => (await site.app.inject(url)).body
  return { ...site, owner, secret, namesFor, read }
}

const ONLY = { tags: ['tag shown'], categories: ['category shown'] }

it('a tag or category without a public article returns 404 in public', async () => {
  const { namesFor, client, userClient, read } = await open()
  expect(await namesFor()).toEqual(ONLY)
  expect(await namesFor(await userClient('reader1'))).toEqual(ONLY)
  expect(await client().getStatistic()).toMatchObject({ tagCount: 1, categoryCount: 1 })
  const texts = await Promise.all(
    ['/sitemap.xml', feedPath('rss'), feedPath('atom'), feedPath('json')].map(read),
  )
  for (const text of texts) {
    expect(text).not.toMatch(/(?:tag|category) (?:private|draft|scheduled|binned|unused)/)
  }
})

it('the feed of a hidden tag or category does not reveal its name', async () => {
  const { owner, app } = await open()
  const feedOf = async (type: 'category' | 'tag', id: number) => {
    const answer = await app.inject(feedPath('rss', { type, id }))
    return [answer.statusCode, /(?:tag|category) \w+/.exec(answer.body)?.[0]]
  }
  for (const { id, tag_name, article_count } of await owner.getTagDictionary()) {
    expect(await feedOf('tag', id)).toEqual(article_count ? [200, tag_name] : [404, undefined])
  }
  for (const { id, category_name, article_count } of await owner.getCategoryDictionary()) {
    const expected = article_count ? [200, category_name] : [404, undefined]
    expect(await feedOf('category', id)).toEqual(expected)
  }
})

it('administrators can choose from all tags and categories', async () => {
  const { namesFor, owner } = await open()
  const kinds = ['binned', 'draft', 'private', 'scheduled', 'shown', 'unused']
  expect(await namesFor(owner)).toEqual({
    tags: kinds.map((kind) => `tag ${kind}`),
    categories: kinds.map((kind) => `category ${kind}`),
  })
})

it('shows a tag with its first public article and hides it with its last, also in cached answers', async () => {
  const { owner, secret, namesFor, client } = await open()
  expect(await namesFor()).toEqual(ONLY)
  await owner.isPublicArticle({ params: { id: secret, status: ARTICLE_STATUS.private } })
  expect(await namesFor()).toEqual({
    tags: ['tag private', 'tag shown'],
    categories: ['category private', 'category shown'],
  })
  expect(await client().getStatistic()).toMatchObject({ tagCount: 2, categoryCount: 2 })
  await owner.isPublicArticle({ params: { id: secret, status: ARTICLE_STATUS.public } })
  expect(await namesFor()).toEqual(ONLY)
  expect(await client().getStatistic()).toMatchObject({ tagCount: 1, categoryCount: 1 })
})
