import { expect, it } from 'vitest'
import { listening } from '../../testing/listening.ts'
import { draft } from '../../testing/test-app.ts'

const ADDRESSES = [
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/feeds/category/1/rss.xml',
  '/sitemap.xml',
]

it('caches feeds and sitemaps until an article is added', async () => {
  const { get, ownerClient } = await listening()
  const owner = await ownerClient()
  const add = async (title: string) =>
    (await owner.addArticle({ body: { article: draft(title) } })).article.id
  const read = (address: string, etag = '') => get(address, { 'if-none-match': etag })
  await add('the first')
  const etags = new Map<string, string>()
  for (const address of ADDRESSES) etags.set(address, String((await read(address)).headers.etag))
  for (const [address, etag] of etags) {
    expect([address, (await read(address, etag)).status]).toEqual([address, 304])
  }
  const id = await add('the second')
  for (const [address, etag] of etags) {
    const { status, body } = await read(address, etag)
    expect([address, status]).toEqual([address, 200])
    expect(String(body)).toContain(`/article?id=${id}`)
  }
})
