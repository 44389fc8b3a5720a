/** @module-tag long */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { renderArticle } from '@lanting/markdown'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { type Database, type DatabaseAddress, openDatabase } from '../database/open.ts'
import { reserveIds } from '../database/reserve-ids.ts'
import { indexArticles } from '../database/search-index/index-articles.ts'
import { firstStart } from '../first-start.ts'
import type { Platform } from '../platform/open.ts'
import { draft, OWNER, openTestApp, testDatabase } from '../testing/test-app.ts'
import { renderMarkdown } from '../workers/render-markdown.ts'
import { renderTemplates } from './article-templates.ts'
import { readMaterial } from './material.ts'
import { parseSeedOptions } from './options.ts'
import { randomFrom } from './random.ts'
import { seedDatabase } from './seed-database.ts'

const SMALL = {
  ...parseSeedOptions([]),
  articles: 450,
  users: 12,
  comments: 500,
  talks: 20,
  photos: 60,
  messages: 25,
  likes: 900,
}

const material = await readMaterial()
const templates = renderTemplates(material, renderArticle)

const seed = (database: Database, options: Partial<typeof SMALL> = {}) =>
  seedDatabase(
    { ...SMALL, ...options },
    {
      database,
      material,
      templates,
      randomFor: (name) => randomFrom(`${options.seed ?? SMALL.seed} ${name}`),
    },
  )

const openWithOwner = async (address: DatabaseAddress): Promise<Database> => {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  await migrate(database, migrations, 1)
  const platform = { database, now: () => 1 } as unknown as Platform
  await firstStart(platform, { owner: OWNER, demo: false })
  return database
}

const ORDERS = {
  users: ['id'],
  categories: ['id'],
  tags: ['id'],
  articles: ['id'],
  article_tags: ['article_id', 'tag_id'],
  talks: ['id'],
  talk_photos: ['talk_id', 'position'],
  albums: ['id'],
  photos: ['id'],
  board_messages: ['id'],
  comments: ['id'],
  likes: ['id'],
  links: ['id'],
  chat_messages: ['id'],
  counters: ['scope', 'subject'],
} as const

type Table = keyof typeof ORDERS

const rowsOf = async ({ queries }: Database, table: Table) => {
  const rows: Record<string, unknown>[] = await queries.selectFrom(table).selectAll().execute()
  const sortKey = (row: Record<string, unknown>) =>
    ORDERS[table].map((column) => String(row[column]).padStart(12)).join(' ')
  // The owner has a random salt, so the row is left out.
  return rows
    .filter((row) => table !== 'users' || row.username !== OWNER.username)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

const fingerprint = async (database: Database) => {
  const hashes: Record<string, string> = {}
  for (const table of Object.keys(ORDERS) as Table[]) {
    const rows = (await rowsOf(database, table)).map((row) => Object.entries(row).sort())
    hashes[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  return hashes
}

describe('one seed', () => {
  it('gives the same rows on both engines, and another seed gives others', async () => {
    const { address, dataDir } = await testDatabase()
    const database = await openWithOwner(address)
    const onSqlite = await openWithOwner({ engine: 'sqlite', file: join(dataDir, 'other.sqlite') })
    await seed(database)
    await seed(onSqlite)
    const here = await fingerprint(database)
    expect(here).toEqual(await fingerprint(onSqlite))

    const others = await openWithOwner({ engine: 'sqlite', file: join(dataDir, 'third.sqlite') })
    await seed(others, { seed: 2 })
    const there = await fingerprint(others)
    const drawn = Object.keys(ORDERS).filter((table) => !['categories', 'tags'].includes(table))
    for (const table of drawn) expect(there[table], table).not.toBe(here[table])
  })

  it('adds to existing rows, any number of times', async () => {
    const { platform, client } = await openTestApp()
    await seed(platform.database, { articles: 30 })
    await seed(platform.database, { articles: 30 })
    const { total } = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    const articles = await rowsOf(platform.database, 'articles')
    expect(articles).toHaveLength(60)
    expect(total).toBe(articles.filter(({ status }) => status === 1).length)
    expect(await rowsOf(platform.database, 'users')).toHaveLength(24)
  })
})

describe('seeded rows', () => {
  it('match the counters of the triggers', { tags: 'long' }, async () => {
    const { platform } = await openTestApp()
    const { database } = platform
    await seed(database)
    const counts = new Map<string, number>()
    const count = (scope: string, subject: unknown) =>
      counts.set(`${scope} ${subject}`, (counts.get(`${scope} ${subject}`) ?? 0) + 1)
    const each = async (table: Table, visit: (row: Record<string, unknown>) => void) =>
      (await rowsOf(database, table)).forEach(visit)
    await each('articles', ({ status, category_id }) => {
      if (status !== 1) return
      count('articles', '')
      count('category', category_id)
    })
    await each('article_tags', ({ status, tag_id }) => status === 1 && count('tag', tag_id))
    await each('comments', ({ type, for_id, parent_id }) => {
      count('comments', `${type}:${for_id}`)
      if (parent_id === null) count('parent_comments', `${type}:${for_id}`)
    })
    await each('photos', ({ status, album_id }) => status === 1 && count('photos', album_id))
    await each('board_messages', ({ tag }) => count('board_tag', tag))
    await each('talks', ({ status }) => status === 1 && count('talks', ''))
    await each('links', ({ status }) => status === 2 && count('links', ''))

    const scopes = new Set([...counts.keys()].map((key) => key.split(' ')[0]))
    const counters = (await rowsOf(database, 'counters'))
      .filter(({ scope }) => scopes.has(String(scope)))
      .map(({ scope, subject, value }) => [`${scope} ${subject}`, value] as const)
    expect(new Map(counters)).toEqual(counts)
    expect(counts.get('articles ')).toBeGreaterThan(400)
  })

  it('have tags of their articles', { tags: 'long' }, async () => {
    const { platform } = await openTestApp()
    await seed(platform.database)
    const articles = await rowsOf(platform.database, 'articles')
    for (const tag of await rowsOf(platform.database, 'article_tags')) {
      const { status, created_at } = articles.find(({ id }) => id === tag.article_id) ?? {}
      expect(tag).toMatchObject({ status, created_at })
    }
    expect(new Set(articles.map(({ status }) => status)).size).toBe(3)
  })

  it('have matching like counts', { tags: 'long' }, async () => {
    const { platform } = await openTestApp()
    await seed(platform.database)
    const likes = await rowsOf(platform.database, 'likes')
    const shown = async (table: Table, column: string, type: number) => {
      for (const row of await rowsOf(platform.database, table)) {
        const given = likes.filter((like) => like.type === type && like.for_id === row.id)
        expect(row[column]).toBe(given.length)
      }
    }
    await shown('articles', 'thumbs_up_times', 1)
    await shown('talks', 'like_times', 2)
    await shown('board_messages', 'like_times', 3)
    await shown('comments', 'thumbs_up', 4)
    expect(likes).toHaveLength(SMALL.likes)
  })

  it('are served by the site, and new rows can follow', async () => {
    const { platform, client, ownerClient } = await openTestApp()
    await seed(platform.database, { articles: 30 })
    const { list } = await client().getHomeArticleList({ params: { current: 1, size: 5 } })
    expect(list[0]?.is_top).toBe(1)
    const detail = await client().getArticleById({ params: { id: list[0]?.id ?? 0 } })
    expect(detail.article_html).toBe(renderArticle(detail.article_content).html)
    const owner = await ownerClient()
    const { article } = await owner.addArticle({ body: { article: draft('the next one') } })
    const ids = (await rowsOf(platform.database, 'articles')).map(({ id }) => Number(id))
    expect(article.id).toBe(Math.max(...ids))
  })

  it('are searched like articles that the site has indexed itself', async () => {
    const { platform, client } = await openTestApp()
    const { queries } = platform.database
    await seed(platform.database, { articles: 60 })
    const texts = () =>
      queries.selectFrom('search_texts').selectAll().orderBy('article_id').execute()
    const found = () =>
      Promise.all(
        ['茶', '的', 'win', 'window', '，', 'zqxjkv', 't'].map((search) =>
          client().getArticleListByContent({ params: { text: search } }),
        ),
      )
    const seeded = { texts: await texts(), found: await found() }
    expect(seeded.texts).toHaveLength(60)
    for (const { id, article_title, article_content } of await rowsOf(
      platform.database,
      'articles',
    )) {
      const { article_text } = await renderMarkdown(String(article_content))
      const article = { id: Number(id), article_title: String(article_title), article_text }
      await indexArticles(queries, [article])
    }
    expect(await texts()).toEqual(seeded.texts)
    expect(await found()).toEqual(seeded.found)
  })

  it('can be limited to some kinds', async () => {
    const { platform } = await openTestApp()
    const nothing = { comments: 0, likes: 0, talks: 0, photos: 0, messages: 0, links: 0, chat: 0 }
    await seed(platform.database, { ...nothing, users: 0, articles: 3 })
    await seed(platform.database, { ...nothing, articles: 0, users: 0, talks: 2, comments: 9 })
    expect(await rowsOf(platform.database, 'articles')).toHaveLength(3)
    expect(await rowsOf(platform.database, 'comments')).toHaveLength(9)
    expect(await rowsOf(platform.database, 'albums')).toHaveLength(0)
  })
})

describe('reserved ids', () => {
  it('are not used by other inserts', async () => {
    const { address } = await testDatabase()
    const database = await openWithOwner(address)
    const first = await reserveIds(database, 'tags', 10)
    const second = await reserveIds(database, 'tags', 5)
    const { id } = await database.queries
      .insertInto('tags')
      .values({ tag_name: 'tea', created_at: 1, updated_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect([first, second, id]).toEqual([1, 11, 16])
  })
})
