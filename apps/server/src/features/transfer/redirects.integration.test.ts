import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const add = (path: string, target: string) => owner.addRedirect({ body: { path, target } })
  const locationOf = async (url: string) => {
    const { statusCode, headers } = await site.app.inject({ url })
    return statusCode === 301 ? headers.location : statusCode
  }
  return { ...site, owner, add, locationOf }
}

it('leads from an address to a path of the site or to another site', async () => {
  const { owner, add, locationOf } = await open()
  await add('/about-me/', '/page?id=1')
  await add('/旧文', 'https://a.test/b')
  await add('/tea', '/茶')
  expect(await locationOf('/tea')).toBe('/%E8%8C%B6')
  await owner.deleteRedirect({ body: { path: '/tea' } })
  expect(await locationOf('/about-me')).toBe('/page?id=1')
  expect(await locationOf('/%E6%97%A7%E6%96%87/?x=1')).toBe('https://a.test/b')
  const { list, total } = await owner.getRedirectList({ body: { current: 1, size: 1 } })
  expect({ list, total }).toEqual({
    list: [{ path: '/about-me', kind: 'address', target: '/page?id=1', title: null }],
    total: 2,
  })
  const found = await owner.getRedirectList({ body: { current: 1, size: 5, path: '旧' } })
  expect(found.list.map(({ path }) => path)).toEqual(['/旧文'])
  await owner.deleteRedirect({ body: { path: '/about-me' } })
  expect(await locationOf('/about-me')).not.toBe('/page?id=1')
  await expect(owner.deleteRedirect({ body: { path: '/about-me' } })).rejects.toMatchObject({
    status: 404,
  })
})

it('is refused in a circle, twice at one place, and where the site has a page', async () => {
  const { owner, add } = await open()
  const refused = (reason: string) => ({ reason })
  await add('/a', '/b')
  await add('/b', '/c')
  await expect(add('/c', '/a')).rejects.toMatchObject(refused('redirectLoop'))
  await expect(add('/d', '/d?x=1')).rejects.toMatchObject(refused('redirectLoop'))
  await expect(add('/a', '/d')).rejects.toMatchObject(refused('redirectStartTaken'))
  for (const path of ['/home', '/Home', '/api/x', '/rss.xml', '/paintings/x', 'x']) {
    await expect(add(path, '/d')).rejects.toMatchObject(refused('redirectStartTaken'))
  }
  await expect(add('/e', 'javascript:alert(1)')).rejects.toMatchObject(refused('wrongAddress'))
  await owner.addArticle({ body: { article: draft('tea', { slug: 'tea' }) } })
  await expect(add('/article/tea', '/d')).rejects.toMatchObject(refused('redirectStartTaken'))
})

it('of an earlier slug is listed with its article', async () => {
  const { owner } = await open()
  const { article } = await owner.addArticle({
    body: { article: draft('Tea', { slug: 'tea' }) },
  })
  const next = { ...draft('Tea', { slug: 'green-tea' }), id: article.id }
  await owner.updateArticle({ body: { article: next, revision: article.revision } })
  const { list } = await owner.getRedirectList({ body: { current: 1, size: 5 } })
  expect(list).toEqual([
    { path: '/article/tea', kind: 'article', target: '/article/green-tea', title: 'Tea' },
  ])
})

it('leads from the feeds, categories and tags of other programs to our own', async () => {
  const { owner, add, locationOf } = await open()
  const article = draft('Tea', {
    category: { category_name: 'Green Tea' },
    tagList: [{ tag_name: 'water' }],
  })
  await owner.addArticle({ body: { article } })
  expect(await locationOf('/feed/')).toBe('/rss.xml')
  expect(await locationOf('/feed/atom/')).toBe('/atom.xml')
  expect(await locationOf('/category/drinks/green-tea/')).toMatch(
    /^\/articleList\?id=\d+&type=category$/,
  )
  expect(await locationOf('/tags/Water')).toMatch(/^\/articleList\?id=\d+&type=tag$/)
  expect(await locationOf('/category/water/')).toMatch(/&type=tag$/)
  expect(await locationOf('/tag/water/feed/')).toMatch(/^\/feeds\/tag\/\d+\/rss\.xml$/)
  expect(await locationOf('/tag/fire/')).toEqual(expect.any(Number))
  await add('/feed', '/atom.xml')
  expect(await locationOf('/feed')).toBe('/atom.xml')
})
