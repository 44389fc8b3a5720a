/** @module-tag long */
import { ARTICLE_STATUS, ARTICLE_TYPE, PINNED, TALK_STATUS } from '@lanting/contract'
import { describe, expect, inject, it } from 'vitest'
import type { Queries } from './database/open.ts'
import { findPageStart } from './database/page-start.ts'
import { readCounter } from './database/read-counter.ts'
import { BLOCK_SIZE } from './database/schema/blocks.ts'
import { articleListStore } from './features/articles/article-lists.store.ts'
import { articleStore } from './features/articles/articles.store.ts'
import { boardStore } from './features/board/board.store.ts'
import { talkStore } from './features/talks/talks.store.ts'
import { randomFrom } from './seed/random.ts'
import { openTestPlatform } from './testing/test-app.ts'
import { countRows, watchedQueries } from './testing/watched-queries.ts'

const PAGE_SIZE = 97
const NOTHING_FILTERED = { tag: '', text: '' }

const random = randomFrom('pages')
const below = (limit: number) => Math.floor(random() * limit)
/** Few different times, so that many rows have the same. */
const randomTime = () => 1_700_000_000_000 + below(60) * 1_000

const open = async () => {
  const { database } = await openTestPlatform(undefined, 'started')
  const { queries } = database
  const names = ['a', 'b']
  const times = { created_at: 1, updated_at: 1 }
  await queries
    .insertInto('categories')
    .values(names.map((name, at) => ({ id: at + 1, category_name: name, ...times })))
    .execute()
  await queries
    .insertInto('tags')
    .values(names.map((name, at) => ({ id: at + 1, tag_name: name, ...times })))
    .execute()
  return queries
}

let made = 0
const randomArticle = () => {
  made += 1
  const created_at = randomTime()
  const isPinned = random() < 0.01
  return {
    article_title: `article ${made}`,
    author_id: 1,
    category_id: 1 + below(2),
    article_description: '',
    article_content: '',
    article_html: '',
    article_cover: '',
    is_top: isPinned ? PINNED.yes : PINNED.no,
    order: isPinned && random() < 0.5 ? below(5) : null,
    status: random() < 0.9 ? ARTICLE_STATUS.public : ARTICLE_STATUS.private,
    type: ARTICLE_TYPE.original,
    origin_url: null,
    created_at,
    updated_at: created_at,
  }
}

/** Inserts many rows with one statement. */
const addArticles = async (queries: Queries, count: number) => {
  const rows = Array.from({ length: count }, randomArticle)
  const added = await queries
    .insertInto('articles')
    .values(rows)
    .returning(['id', 'status', 'created_at'])
    .execute()
  const tags = added.flatMap(({ id, ...row }) =>
    [1, 2]
      .filter(() => random() < 0.8)
      .map((tag_id) => ({ article_id: Number(id), tag_id, ...row })),
  )
  if (tags.length > 0) await queries.insertInto('article_tags').values(tags).execute()
}

const allArticles = (queries: Queries) =>
  queries
    .selectFrom('articles')
    .select(['id', 'status', 'is_top', 'top_rank', 'category_id', 'created_at'])
    .execute()
type Article = Awaited<ReturnType<typeof allArticles>>[number]

const newestFirst = (
  a: { created_at: number; id: number },
  b: { created_at: number; id: number },
) => b.created_at - a.created_at || b.id - a.id

/** Sorts and filters in the simplest way. */
const expectedLists = async (queries: Queries) => {
  const rows = (await allArticles(queries)).filter(({ status }) => status === ARTICLE_STATUS.public)
  const links = await queries.selectFrom('article_tags').select(['article_id', 'tag_id']).execute()
  const linked = new Set(links.map(({ article_id, tag_id }) => `${article_id} ${tag_id}`))
  const ids = (articles: Article[]) => articles.map(({ id }) => id)
  return {
    home: ids(rows.toSorted((a, b) => a.top_rank - b.top_rank || newestFirst(a, b))),
    timeline: ids(rows.toSorted(newestFirst)),
    category: ids(rows.filter((row) => row.category_id === 2).toSorted(newestFirst)),
    tag: ids(rows.filter(({ id }) => linked.has(`${id} 1`)).toSorted(newestFirst)),
  }
}

type ReadPage = (current: number) => Promise<readonly { readonly id: number }[]>

/** Reads page after page until an empty one. */
const readAll = async (page: ReadPage): Promise<number[]> => {
  const ids: number[] = []
  for (let current = 1; ; current += 1) {
    const rows = await page(current)
    if (rows.length === 0) return ids
    ids.push(...rows.map(({ id }) => id))
  }
}

const articlePages = (queries: Queries) => {
  const lists = articleListStore(queries)
  const at = (current: number) => ({ current, size: PAGE_SIZE })
  return {
    home: (current) => articleStore(queries).homePage(current, PAGE_SIZE),
    timeline: (current) => lists.timelinePage(at(current)),
    category: (current) => lists.categoryPage(2, at(current)),
    tag: (current) => lists.tagPage(1, at(current)),
  } satisfies Record<string, ReadPage>
}

const expectSameLists = async (queries: Queries) => {
  const expected = await expectedLists(queries)
  const pages = articlePages(queries)
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    expect(await readAll(pages[name]), name).toEqual(expected[name])
  }
}

const changeAtRandom = async (queries: Queries) => {
  const rows = await allArticles(queries)
  const set = (id: number, change: object) =>
    queries.updateTable('articles').set(change).where('id', '=', id).execute()
  for (const { id } of rows) {
    const choice = below(30)
    if (choice === 0) await queries.deleteFrom('articles').where('id', '=', id).execute()
    if (choice === 1) await set(id, { status: 1 + below(3) })
    if (choice === 2) await set(id, { created_at: randomTime() })
    if (choice === 3) await set(id, { category_id: 1 + below(2), status: 1 })
    if (choice === 4) await set(id, { is_top: 1 + below(2), order: 3 })
  }
  // Many rows in one statement, with the time of all of them.
  const some = rows.filter(() => random() < 0.2).map(({ id }) => id)
  const moved = { status: ARTICLE_STATUS.public, created_at: 1_700_000_030_000 }
  await queries.updateTable('articles').set(moved).where('id', 'in', some).execute()
}

describe('every page of a list of articles', () => {
  it('equals a part of the sorted list, while articles are added, changed and deleted', async () => {
    const queries = await open()
    for (let round = 0; round < 3; round += 1) await addArticles(queries, 700)
    await expectSameLists(queries)
    await queries.transaction().execute(changeAtRandom)
    await expectSameLists(queries)
    for (let round = 0; round < 30; round += 1) await addArticles(queries, 1)
    await queries.deleteFrom('articles').where('id', '<', 500).execute()
    await addArticles(queries, 900)
    await expectSameLists(queries)
  })

  it('begins within one block, so that few rows are skipped', async () => {
    const queries = await open()
    for (let round = 0; round < 6; round += 1) await addArticles(queries, 500)
    await queries.transaction().execute(changeAtRandom)
    for (const list of [{ scope: 'articles' }, { scope: 'category', subject: '1' }]) {
      const total = await readCounter(queries, list.scope, list.subject)
      expect(total).toBeGreaterThan(BLOCK_SIZE.largest)
      for (let offset = 0; offset < total; offset += 250) {
        const { skip } = await findPageStart(queries, list, offset)
        expect(skip).toBeLessThanOrEqual(BLOCK_SIZE.largest)
      }
    }
    const { blocks } = await queries
      .selectFrom('list_blocks')
      .select(({ fn }) => fn.countAll<number>().as('blocks'))
      .where('scope', '=', 'articles')
      .executeTakeFirstOrThrow()
    expect(Number(blocks)).toBeLessThan(20)
  })
})

describe('the last page of a list of articles', () => {
  it('is read from its index, behind the rows of other pages', async () => {
    const queries = await open()
    for (let round = 0; round < 8; round += 1) await addArticles(queries, 900)
    const expected = await expectedLists(queries)
    if (inject('form') === 'large') await countRows(queries)
    const watched = watchedQueries(queries)
    const pages = articlePages(watched.queries)
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
      await pages[name](Math.ceil(expected[name].length / PAGE_SIZE))
    }
    if (inject('form') === 'small') {
      const steps = await watched.planned()
      const seeks = steps.filter((step) => /SEARCH article.*created_at.*</.test(step))
      expect(seeks).toHaveLength(4)
      // The home list is sorted by a computed column, for which SQLite reads the row.
      expect(seeks.filter((step) => step.includes('COVERING'))).toHaveLength(3)
      expect(steps.filter((step) => step.startsWith('SCAN articles'))).toEqual([])
      return
    }
    expect(await watched.mostRows()).toBeLessThanOrEqual(BLOCK_SIZE.largest + PAGE_SIZE)
  })
})

describe('every page of board messages and talks', () => {
  it('equals a part of the sorted list', async () => {
    const queries = await open()
    const times = () => ({ created_at: randomTime(), updated_at: 1 })
    const messages = Array.from({ length: 1_500 }, () => ({
      tag: random() < 0.7 ? 'tea' : 'rain',
      message: 'x',
      color: '',
      nick_name: '',
      user_id: null,
      ...times(),
    }))
    await queries.insertInto('board_messages').values(messages).execute()
    const talks = Array.from({ length: 1_500 }, () => ({
      user_id: 1,
      content: 'x',
      status: random() < 0.9 ? TALK_STATUS.public : TALK_STATUS.private,
      is_top: random() < 0.01 ? PINNED.yes : PINNED.no,
      ...times(),
    }))
    await queries.insertInto('talks').values(talks).execute()
    await queries.updateTable('talks').set({ is_top: PINNED.yes }).where('id', '<', 30).execute()
    await queries.deleteFrom('board_messages').where('id', '<', 300).execute()

    const page = (current: number) => ({ current, size: PAGE_SIZE })
    const board = boardStore(queries)
    const stored = await queries
      .selectFrom('board_messages')
      .select(['id', 'tag', 'created_at'])
      .execute()
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    const tea = { ...NOTHING_FILTERED, tag: 'tea' }
    expect(await readAll((current) => board.page(NOTHING_FILTERED, page(current)))).toEqual(
      ids(stored.toSorted(newestFirst)),
    )
    expect(await readAll((current) => board.page(tea, page(current)))).toEqual(
      ids(stored.filter(({ tag }) => tag === 'tea').toSorted(newestFirst)),
    )
    const publicTalks = await queries
      .selectFrom('talks')
      .select(['id', 'is_top', 'created_at'])
      .where('status', '=', TALK_STATUS.public)
      .execute()
    const readTalks = (current: number) =>
      talkStore(queries).page(TALK_STATUS.public, page(current))
    expect(await readAll(readTalks)).toEqual(
      ids(publicTalks.toSorted((a, b) => a.is_top - b.is_top || newestFirst(a, b))),
    )
  })
})
