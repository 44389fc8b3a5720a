import { describe, expect, inject, it } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { migrations } from '../../database/migrations.ts'
import type { Queries } from '../../database/open.ts'
import { indexArticles } from '../../database/search-index/index-articles.ts'
import { displayText, normalizeText } from '../../database/search-index/normalize.ts'
import { createRandom, randomText } from '../../testing/random-text.ts'
import { openTestPlatform } from '../../testing/test-app.ts'
import { countRows, scansOf, watchedQueries } from '../../testing/watched-queries.ts'
import { parseQuery, sliceFromMatch } from './search.rules.ts'
import { type SearchLimits, searchStore } from './search.store.ts'

interface Article {
  readonly id: number
  readonly article_title: string
  readonly article_text: string
  readonly status: number
  readonly view_times: number
  /** Title and text in normalized form. */
  readonly parts: readonly string[]
}

/** `npm run test:long` does ten times the work. */
const MORE = inject('long') ? 10 : 1

const times = { created_at: 1, updated_at: 1 }

const openQueries = async () => {
  const { database } = await openTestPlatform()
  await migrate(database, migrations, 1)
  const { queries } = database
  const user = { username: 'owner', password_hash: '', nick_name: '', ...times }
  await queries.insertInto('users').values(user).execute()
  await queries
    .insertInto('categories')
    .values({ category_name: 'c', ...times })
    .execute()
  return queries
}

const row = ({ article_text, parts: _, ...article }: Article) => ({
  ...article,
  article_content: article_text,
  author_id: 1,
  category_id: 1,
  article_description: '',
  article_html: '',
  article_cover: '',
  is_top: 2,
  order: null,
  type: 1,
  origin_url: null,
  ...times,
})

const add = (queries: Queries, articles: readonly Article[]) =>
  queries.transaction().execute(async (inside) => {
    await inside.insertInto('articles').values(articles.map(row)).execute()
    await indexArticles(inside, articles)
  })

/** The simplest possible search, as a reference. */
const readAll = (articles: Iterable<Article>, typed: string, count: number): number[] => {
  const text = normalizeText(displayText(typed))
  const matches = /^[a-zé1]{1,2}$/.test(text)
    ? (whole: string) => new RegExp(`(^|[^a-zé0-9])${text}`).test(whole)
    : (whole: string) => whole.includes(text)
  const inTitle = ({ parts: [title = ''] }: Article) => Number(matches(title))
  return [...articles]
    .filter(({ status, parts }) => status === 1 && parts.some(matches))
    .sort((a, b) => inTitle(b) - inTitle(a) || b.view_times - a.view_times || b.id - a.id)
    .slice(0, count)
    .map(({ id }) => id)
}

const random = createRandom(20_261_115)
const someArticle = (id: number, article_text = randomText(random, 60)): Article => {
  const article_title = `${randomText(random, 6)} ${id}`
  return {
    id,
    article_title,
    article_text,
    status: random.pick([1, 1, 1, 2, 3]),
    view_times: random.below(20),
    parts: [article_title, article_text].map((part) => normalizeText(displayText(part))),
  }
}
const someArticles = (count: number) =>
  Array.from({ length: count }, (_, at) => someArticle(at + 1))

const someQueries = (articles: readonly Article[], count: number) =>
  Array.from({ length: count }, (_, at) => {
    const text = articles[random.below(articles.length)]?.article_text ?? ''
    const from = random.below(text.length)
    return at % 2
      ? randomText(random, 4)
      : text.slice(from, from + 1 + random.below(8)).toWellFormed()
  }).filter((typed) => parseQuery(typed))

const candidates = { newest: 10_000, mostViewed: 2_000 }
const titles = candidates
const INDEX_ONLY: SearchLimits = { topArticles: { first: 0, further: 0 }, candidates, titles }
const A_FEW_FIRST: SearchLimits = {
  topArticles: { first: 10, further: 20 },
  candidates,
  titles,
}

const search = (queries: Queries, typed: string, count: number, limits?: SearchLimits) => {
  const query = parseQuery(typed)
  return query ? searchStore(queries, limits).find(query, count) : []
}

describe('search', () => {
  it('finds what a scan of every text finds, on every path', async () => {
    const queries = await openQueries()
    const articles = someArticles(400)
    await add(queries, articles)
    for (const typed of someQueries(articles, 40 * MORE)) {
      for (const count of [8, 60]) {
        const truth = readAll(articles, typed, count)
        for (const limits of [undefined, INDEX_ONLY, A_FEW_FIRST]) {
          const found = await search(queries, typed, count, limits)
          expect(found, `${count} for ${JSON.stringify(typed)}`).toEqual(truth)
        }
      }
    }
  })

  it('returns an excerpt that begins with the match', async () => {
    const queries = await openQueries()
    const articles = someArticles(50)
    await add(queries, articles)
    for (const typed of someQueries(articles, 30 * MORE)) {
      const query = parseQuery(typed)
      if (!query) continue
      const { find, texts } = searchStore(queries)
      for (const text of await texts(await find(query, 8))) {
        const slice = sliceFromMatch(query, text)
        expect(normalizeText(slice).startsWith(query.text), `${typed} in ${slice}`).toBe(true)
      }
    }
  })

  it('matches the articles after random writes', async () => {
    const queries = await openQueries()
    const known = new Map<number, Article>()
    const anyone = () => [...known.values()][random.below(known.size)]
    let lastId = 0
    const change = async (article: Article) => {
      known.set(article.id, article)
      await queries.transaction().execute(async (inside) => {
        await inside
          .updateTable('articles')
          .set(row(article))
          .where('id', '=', article.id)
          .execute()
        await indexArticles(inside, [article])
      })
    }
    const writes = {
      add: async () => {
        lastId += 1
        const article = someArticle(lastId)
        known.set(lastId, article)
        await add(queries, [article])
      },
      edit: async ({ id }: Article) => change(someArticle(id)),
      hide: async (article: Article) => {
        const status = random.pick([1, 2, 3])
        known.set(article.id, { ...article, status })
        await queries.updateTable('articles').set({ status }).where('id', '=', article.id).execute()
      },
      heat: async (article: Article) => {
        const view_times = random.below(50)
        known.set(article.id, { ...article, view_times })
        const update = queries.updateTable('articles').set({ view_times })
        await update.where('id', '=', article.id).execute()
      },
      remove: async ({ id }: Article) => {
        known.delete(id)
        await queries.deleteFrom('articles').where('id', '=', id).execute()
      },
      fail: async ({ id }: Article) => {
        const attempt = queries.transaction().execute(async (inside) => {
          const other = someArticle(id)
          await inside.updateTable('articles').set(row(other)).where('id', '=', id).execute()
          await indexArticles(inside, [other])
          throw new Error('after all')
        })
        await expect(attempt).rejects.toThrow('after all')
      },
    }
    const kinds = ['add', 'add', 'edit', 'edit', 'hide', 'heat', 'remove', 'fail'] as const
    for (let times = 0; times < 120 * MORE; times += 1) {
      const article = anyone()
      await (article ? writes[random.pick(kinds)](article) : writes.add())
    }

    const ids = [...known.keys()].sort((a, b) => a - b)
    const texts = await queries.selectFrom('search_texts').select('article_id').execute()
    const ngrams = await queries.selectFrom('search_ngrams').select('rowid').execute()
    expect(texts.map(({ article_id }) => article_id).sort((a, b) => a - b)).toEqual(ids)
    expect(ngrams.map(({ rowid }) => rowid).sort((a, b) => a - b)).toEqual(ids)
    for (const typed of someQueries([...known.values()], 40 * MORE)) {
      const truth = readAll(known.values(), typed, 30)
      expect(await search(queries, typed, 30, INDEX_ONLY), typed).toEqual(truth)
      expect(await search(queries, typed, 30), typed).toEqual(truth)
    }
  })

  it('does not find an article by its old text, even with a stale index', async () => {
    const queries = await openQueries()
    await add(queries, [{ ...someArticle(1, '旧的话'), status: 1 }])
    expect(await search(queries, '旧的话', 8)).toEqual([1])
    await queries.updateTable('articles').set({ article_content: '新的话' }).execute()
    for (const limits of [undefined, INDEX_ONLY]) {
      expect(await search(queries, '旧的话', 8, limits)).toEqual([])
    }
  })

  it('stays within its limits when every article is a candidate, and is still correct', async () => {
    const queries = await openQueries()
    const articles = Array.from({ length: 100 }, (_, at) => ({
      ...someArticle(at + 1, '楼台'),
      status: 1,
    }))
    await add(queries, articles)
    const limits = { newest: 20, mostViewed: 5 }
    const few = { topArticles: { first: 0, further: 0 }, candidates: limits, titles: limits }
    const newest = articles.filter(({ id }) => id > 80)
    expect(await search(queries, '楼台', 8, few)).toEqual(readAll(newest, '楼台', 5))
  })
})

describe('the cost of a search', () => {
  it('is at most four queries plus one for the texts, for any number of articles', async () => {
    const queries = await openQueries()
    for (const [from, to] of [
      [0, 10],
      [10, 1_500],
    ] as const) {
      const articles = someArticles(to).slice(from)
      for (let at = 0; at < articles.length; at += 500)
        await add(queries, articles.slice(at, at + 500))
      for (const typed of someQueries(articles, 40)) {
        const { sent, queries: counted } = watchedQueries(queries)
        const ids = await search(counted, typed, 8)
        expect(sent(), typed).toBeLessThanOrEqual(4)
        await searchStore(counted).texts(ids)
        expect(sent(), typed).toBeLessThanOrEqual(5)
      }
    }
  })

  const itOnSqlite = inject('form') === 'small' ? it : undefined
  itOnSqlite?.('goes by the indexes, never through a whole table', async () => {
    const queries = await openQueries()
    await add(queries, someArticles(20))
    const { planned, queries: seen } = watchedQueries(queries)
    await search(seen, '没有的话', 8)
    const steps = await planned()
    const scans = steps.filter((step) =>
      /^SCAN (?!ranked|matches|search_ngrams VIRTUAL)/.test(step),
    )
    expect(scans).toEqual([])
    expect(steps.join('\n')).toMatch(/articles USING COVERING INDEX articles_popular/)
    expect(steps.join('\n')).toMatch(
      /articles USING COVERING INDEX articles_search_rank \(status=\? AND id=\?\)/,
    )
    expect(steps.join('\n')).toMatch(/search_texts USING INTEGER PRIMARY KEY/)
  })

  const itOnPostgres = inject('form') === 'large' ? it : undefined
  itOnPostgres?.('goes by the index of the pieces, however few there are', async () => {
    const queries = await openQueries()
    // Long enough for PostgreSQL to store the n-grams outside the table, which then looks small.
    const characters = () =>
      Array.from({ length: 1_000 }, () => String.fromCodePoint(0x4e00 + random.below(20_000)))
    const articles = Array.from({ length: 20 }, (_, at) =>
      someArticle(at + 1, characters().join('')),
    )
    await add(queries, articles)
    await countRows(queries)
    await queries.transaction().execute(async (inside) => {
      const scans = async () => ({
        table: await scansOf(inside, 'search_ngrams'),
        index: await scansOf(inside, 'search_ngrams_gin'),
      })
      const before = await scans()
      await search(inside, '没有的话', 8)
      // Once for titles and once for texts.
      expect(await scans()).toEqual({ ...before, index: before.index + 2 })
    })
  })
})
