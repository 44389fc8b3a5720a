import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const PUBLIC_URL = 'https://blog.example'
const FILES = ['rss.xml', 'atom.xml', 'feed.json'] as const
const shared = useSite({ env: { PUBLIC_URL: `${PUBLIC_URL}/` } })

const open = async () => {
  const opened = await shared.empty()
  const owner = await opened.ownerClient()
  const add = (title: string, changes: object = {}) =>
    owner.addArticle({ body: { article: draft(title, changes) } })
  const get = (url: string) => opened.app.inject({ url })
  return { ...opened, add, get }
}

describe('feeds', () => {
  it('have the full text of public articles with absolute URLs', async () => {
    const { add, get } = await open()
    const article_content = '[to tea](/tag) ![cup](/art/cup.avif)\n\nthe last line'
    const { article } = await add('A cup', { article_content, article_description: 'about a cup' })
    const url = `${PUBLIC_URL}/article?id=${article.id}`
    for (const file of FILES) {
      const { body, statusCode } = await get(`/${file}`)
      expect(statusCode).toBe(200)
      for (const part of ['A cup', 'about a cup', url, 'the last line', 'essays', 'tea']) {
        expect(body, file).toContain(part)
      }
      expect(body, file).toContain(`${PUBLIC_URL}/art/cup.avif`)
      expect(body, file).toContain(`${PUBLIC_URL}/tag`)
      expect(body, file).toContain(`${PUBLIC_URL}/${file}`)
      expect(body, file).not.toMatch(/(?:src|href)=\\?(?:"|&quot;)\//)
    }
  })

  it('have the content type of their format', async () => {
    const { get } = await open()
    const types = await Promise.all(
      FILES.map(async (file) => (await get(`/${file}`)).headers['content-type']),
    )
    expect(types).toEqual([
      'application/rss+xml; charset=utf-8',
      'application/atom+xml; charset=utf-8',
      'application/feed+json; charset=utf-8',
    ])
  })

  it('and sitemaps exclude private articles and drafts', async () => {
    const { add, get } = await open()
    const hidden = [
      await add('a secret', { status: 2, category: { category_name: 'hidden shelf' } }),
      await add('a draft', { status: 3, tagList: [{ tag_name: 'hidden tag' }] }),
    ]
    const addresses = [...FILES.map((file) => `/${file}`), '/sitemap.xml', '/sitemaps/pages.xml']
    for (const address of [...addresses, '/feeds/category/1/rss.xml', '/feeds/tag/2/atom.xml']) {
      const { body } = await get(address)
      expect(body, address).not.toMatch(/a secret|a draft/)
      for (const { article } of hidden) expect(body).not.toContain(`article?id=${article.id}`)
    }
    const { body } = await get('/sitemap.xml')
    expect(body).not.toContain('articleList')
  })

  it('exist for each category and tag', async () => {
    const { add, get } = await open()
    await add('one', { category: { category_name: 'tea' }, tagList: [{ tag_name: 'green' }] })
    const ink = { category: { category_name: 'ink' }, tagList: [{ tag_name: 'black' }] }
    await add('two', ink)
    await add('a draft beside it', { ...ink, status: 3 })
    await add('a secret beside it', { ...ink, status: 2 })
    for (const file of FILES) {
      const category = (await get(`/feeds/category/1/${file}`)).body
      expect(category).toMatch(/tea - /)
      expect(category).toContain('article?id=1')
      expect(category).not.toContain('article?id=2')
      const tag = (await get(`/feeds/tag/2/${file}`)).body
      expect(tag).toContain('article?id=2')
      expect(tag).not.toContain('article?id=1')
      for (const term of ['category', 'tag']) {
        expect((await get(`/feeds/${term}/2/${file}`)).body).not.toContain('beside it')
      }
    }
  })

  it.each(['0', '-1', '1.5', '99', '1e3', '99999999999', "1' or 1=1", '..%2f..', '%00'])(
    'return 404 for an unknown category or tag: %s',
    async (id) => {
      const { get } = await open()
      expect((await get(`/feeds/tag/${encodeURIComponent(id)}/rss.xml`)).statusCode).toBe(404)
      expect((await get(`/sitemaps/${encodeURIComponent(id)}.xml`)).statusCode).toBe(404)
    },
  )

  it('escape a hostile title', async () => {
    const { add, get } = await open()
    const title = `]]> & <b>"'</title>\u0001\u0008\ufffe 兰亭 😀`
    await add(title)
    const [feed] = (await get('/feed.json')).json().items
    expect(feed.title).toBe(title)
    for (const file of ['rss.xml', 'atom.xml']) {
      expect((await get(`/${file}`)).body).toContain(
        ']]&gt; &amp; &lt;b&gt;&quot;&apos;&lt;/title&gt; 兰亭 😀</title>',
      )
    }
  })

  it('are empty before the first article', async () => {
    const { get } = await open()
    expect((await get('/feed.json')).json().items).toEqual([])
    expect((await get('/rss.xml')).body).not.toContain('<item>')
  })
})

it('names the sitemap in robots.txt', async () => {
  const { get } = await open()
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`)
})
