import { expect, it } from 'vitest'
import { ALL_TABLES } from '../database/archive/archived-tables.ts'
import type { Queries } from '../database/open.ts'
import { openShared, useSite } from './shared-site.ts'
import { draft, type TestApp } from './test-app.ts'

const site = useSite()

const allRows = async (queries: Queries) => {
  const rows = ALL_TABLES.map(async (table) => [
    table,
    await queries.selectFrom(table).selectAll().execute(),
  ])
  return Object.fromEntries(await Promise.all(rows))
}

const use = async (site: TestApp) => {
  const owner = await site.ownerClient()
  const { article } = await owner.addArticle({ body: { article: draft('Tea') } })
  const reader = await site.userClient('reader')
  const body = { type: 1 as const, for_id: article.id, content: 'hello' }
  await reader.addComment({ body })
  await reader.addLike({ body: { type: 1, for_id: article.id } })
  await owner.updateOwnUserInfo({ body: { nick_name: 'renamed', avatar: '/art/avatars/3.avif' } })
  await site.changeSettings({ blog_name: 'other' })
  await owner.deleteArticle({ params: { id: article.id, status: 1 } })
  return article.id
}

it('is empty again after a use, with the same ids', async () => {
  const { opened, empty } = await openShared({})
  const { queries } = opened.platform.database
  const before = await allRows(queries)
  const id = await use(opened)
  expect(await allRows(queries)).not.toEqual(before)
  await empty()
  expect(await allRows(queries)).toEqual(before)
  expect(await use(opened)).toBe(id)
})

it('forgets cached answers and counted calls', async () => {
  const { opened, empty } = await openShared({})
  const owner = await opened.ownerClient()
  const titles = async () =>
    (await opened.client().getHomeArticleList({ params: { current: 1, size: 5 } })).list.length
  await owner.addArticle({ body: { article: draft('Tea') } })
  expect(await titles()).toBe(1)
  const addLinks = async (count: number) => {
    const user = await opened.userClient('friend')
    const body = { site_name: 'Tea', site_desc: 'tea', url: 'https://tea.example', site_avatar: '' }
    for (let at = 0; at < count; at += 1) await user.addLink({ body })
    return user.id
  }
  const limited = await addLinks(5)
  await empty()
  expect(await titles()).toBe(0)
  expect(await addLinks(5)).toBe(limited)
})

it('has the clock of a test only in that test', async () => {
  const { platform } = await site.empty({ now: () => 5_000 })
  expect(platform.now()).toBe(5_000)
  const rows = await platform.database.queries.selectFrom('users').select('created_at').execute()
  expect(rows).toEqual([{ created_at: 5_000 }])
})

it('gives every user and article a name of its own', async () => {
  const users = [await site.newUser(), await site.newUser()]
  expect(users[0]?.id).not.toBe(users[1]?.id)
  expect(await site.newArticle()).not.toBe(await site.newArticle())
  expect(site.platform.now()).toBeGreaterThan(5_000)
})

it('is emptied once a test, so that no test takes it for two sites', async () => {
  await site.empty()
  await expect(site.empty()).rejects.toThrow('two sites')
})
