import { COMMENT_TYPE } from '@lanting/contract'
import { describe, expect, inject, it } from 'vitest'
import type { Queries } from './database/open.ts'
import { unindexedTextStore } from './database/search-index/text-index.ts'
import { publishedArticleStore } from './features/articles/published-articles.store.ts'
import { chatAdminStore } from './features/chat/chat-admin.store.ts'
import { historyStore } from './features/chat/chat-history.store.ts'
import { commentStore } from './features/comments/comments.store.ts'
import { postLists } from './features/moderation/post-lists.store.ts'
import { sentNotifications } from './features/notifications/sent.store.ts'
import { openTestPlatform } from './testing/test-app.ts'
import { countRows, watchedQueries } from './testing/watched-queries.ts'

const ROWS = 4_000
const FIRST_AT = 1_700_000_000_000
const NO_FILTER = { text: '', author: '', created: undefined }
const EVERY_CHAT = { text: '', writer: '', created: undefined }

const RARE = 51
/** Forty writers of most of the rows: their ids begin with 60. */
const COMMON = Array.from({ length: 40 }, (_, at) => 60 + at)

const numbers = Array.from({ length: ROWS }, (_, at) => at + 1)
const common = (n: number) => 60 + (n % 40)

/** One row of a hundred is by the rare writer, or by a visitor of that name. */
const open = async () => {
  const { database } = await openTestPlatform(undefined, 'started')
  const { queries } = database
  const user = (id: number, nick_name: string) => ({
    ...{ id, nick_name, username: `user-${id}`, password_hash: '', role: 2, created_at: 1 },
    updated_at: 1,
  })
  await queries
    .insertInto('users')
    .values([user(RARE, 'Rare'), ...COMMON.map((id) => user(id, 'Common'))])
    .execute()
  const messages = numbers.map((n) => ({
    user_id: n % 200 === 7 ? null : n % 200 === 107 ? RARE : common(n),
    visitor_name: n % 200 === 7 ? 'a rare visitor' : null,
    ...{ content: `line ${n}`, content_type: 'text', created_at: FIRST_AT + n },
  }))
  const comments = numbers.map((n) => ({
    from_id: n % 100 === 7 ? RARE : common(n),
    to_id: n % 100 === 8 ? RARE : null,
    ...{ type: 1, for_id: 1, content: `comment ${n}`, thumbs_up: n % 5 },
    ...{ created_at: FIRST_AT + n, updated_at: 1 },
  }))
  for (let from = 0; from < ROWS; from += 500) {
    await queries
      .insertInto('chat_messages')
      .values(messages.slice(from, from + 500))
      .execute()
    await queries
      .insertInto('comments')
      .values(comments.slice(from, from + 500))
      .execute()
  }
  if (inject('form') === 'large') await countRows(queries)
  return queries
}

const openIndexed = async () => {
  const queries = await open()
  const notifications = numbers.map((n) => ({
    ...{ message: `news ${n}`, message_en: `english ${n}`, user_id: common(n), type: 1 },
    ...{ created_at: FIRST_AT + n, updated_at: 1 },
  }))
  for (let from = 0; from < ROWS; from += 500) {
    await queries
      .insertInto('notifications')
      .values(notifications.slice(from, from + 500))
      .execute()
  }
  // To index all would take longer, and the rest would not be found.
  await queries
    .deleteFrom('unindexed_texts')
    .where('row_id', '<', ROWS - 500)
    .execute()
  const waiting = unindexedTextStore(queries)
  while (await waiting.hasDue()) await waiting.processDue()
  if (inject('form') === 'large') await countRows(queries)
  return queries
}

/** Runs the read; returns its result, and the steps on SQLite that read a whole table. */
const watch = async <T>(queries: Queries, read: (queries: Queries) => Promise<T>) => {
  const watched = watchedQueries(queries)
  const result = await read(watched.queries)
  if (inject('form') === 'large') {
    return { result, scans: [], most: await watched.mostRows() }
  }
  const scans = (await watched.planned()).filter((step) =>
    /^SCAN (?:chat_messages|comments|notifications|listed)\b(?!.* USING )/.test(step),
  )
  return { result, scans, most: 0 }
}

const expectFew = async <T>(
  queries: Queries,
  read: (queries: Queries) => Promise<T>,
  mostRows: number,
): Promise<T> => {
  const { result, scans, most } = await watch(queries, read)
  expect(scans).toEqual([])
  expect(most).toBeLessThanOrEqual(mostRows)
  return result
}

const numbersOf = (rows: readonly { readonly content: string }[]) =>
  rows.map(({ content }) => Number(content.split(' ')[1]))

describe('with many chat messages', () => {
  it('the pinned messages are read from the pins', async () => {
    const queries = await open()
    await queries
      .insertInto('chat_pins')
      .values(
        [9, 3_000, 5].map((message_id, at) => ({ message_id, user_id: RARE, created_at: at })),
      )
      .execute()
    if (inject('form') === 'large') await countRows(queries)
    const pinned = await expectFew(queries, (watched) => historyStore(watched, 'UTC').pinned(), 10)
    expect(pinned.map(({ id }) => id)).toEqual([5, 3_000, 9])
  })

  it('the messages of a name are read from the index of the writers', async () => {
    const queries = await open()
    const page = (current: number) => (watched: Queries) =>
      chatAdminStore(watched).page({ ...EVERY_CHAT, writer: 'rARE' }, { current, size: 6 })
    const { rows, total } = await expectFew(queries, page(1), 100)
    expect(total).toBe(ROWS / 100)
    expect(numbersOf(rows)).toEqual([3_907, 3_807, 3_707, 3_607, 3_507, 3_407])
    expect(rows.map(({ nick_name }) => nick_name).slice(0, 2)).toEqual(['Rare', 'a rare visitor'])
    const last = await expectFew(queries, page(7), 100)
    expect(numbersOf(last.rows)).toEqual([307, 207, 107, 7])
    const created = [FIRST_AT + 3_700, FIRST_AT + 3_808] as const
    const filter = { ...EVERY_CHAT, writer: 'rare', created }
    const some = await chatAdminStore(queries).page(filter, { current: 1, size: 6 })
    expect([numbersOf(some.rows), some.total]).toEqual([[3_807, 3_707], 2])
  })
})

describe('with many comments', () => {
  it('the comments by an author or to one are read from their indexes', async () => {
    const queries = await open()
    const list = (filter: object, current: number) => (watched: Queries) =>
      postLists(watched).comments({ ...NO_FILTER, ...filter }, { current, size: 4 })
    const by = await expectFew(queries, list({ author: 'rare' }, 1), 100)
    expect(by.total).toBe(ROWS / 100)
    expect(numbersOf(by.rows)).toEqual([3_907, 3_807, 3_707, 3_607])
    const to = await expectFew(queries, list({ repliedTo: 'rare' }, 10), 100)
    expect(numbersOf(to.rows)).toEqual([308, 208, 108, 8])
    expect(to.rows[0]).toMatchObject({ from_name: 'Common', to_name: 'Rare' })
  })

  it('a page without a filter joins only its own rows', async () => {
    const queries = await open()
    const read = (watched: Queries) =>
      postLists(watched).comments(NO_FILTER, { current: 500, size: 4 })
    const { rows, total } = await expectFew(queries, read, ROWS)
    expect([total, numbersOf(rows)[0]]).toEqual([ROWS, ROWS - 499 * 4])
  })

  it.each(['new', 'hot'] as const)(
    'a far page of one article is found in the index: %s',
    async (order) => {
      const queries = await open()
      const target = { type: COMMENT_TYPE.article, for_id: 1 }
      const watched = watchedQueries(queries)
      const store = commentStore(watched.queries)
      const { rows, total } = await store.parents(target, order, { current: 400, size: 5 })
      expect(total).toBe(ROWS)
      const all = await queries.selectFrom('comments').select(['id', 'thumbs_up']).execute()
      const sorted = all.toSorted(
        (a, b) => (order === 'hot' ? b.thumbs_up - a.thumbs_up : 0) || b.id - a.id,
      )
      expect(rows.map(({ id }) => id)).toEqual(sorted.slice(1_995, 2_000).map(({ id }) => id))
      if (inject('form') === 'large') return
      const index = order === 'hot' ? 'comments_popular' : 'comments_latest'
      expect((await watched.planned()).join('\n')).toMatch(
        new RegExp(`SEARCH comments USING COVERING INDEX ${index}`),
      )
    },
  )
})

it('rows with a text are read from the index of the texts', async () => {
  const queries = await openIndexed()
  const page = { current: 1, size: 4 }
  const newest = [3_909, 3_908, 3_907, 3_906]
  const messages = await expectFew(
    queries,
    (watched) => chatAdminStore(watched).page({ ...EVERY_CHAT, text: 'Line 390' }, page),
    100,
  )
  expect([messages.total, numbersOf(messages.rows)]).toEqual([10, newest])
  const comments = await expectFew(
    queries,
    (watched) => postLists(watched).comments({ ...NO_FILTER, text: 'comment 390' }, page),
    100,
  )
  expect([comments.total, numbersOf(comments.rows)]).toEqual([10, newest])
  for (const text of ['news 390', 'english 390']) {
    const filter = { receiver: '', text, type: undefined, isView: undefined, created: undefined }
    const sent = await expectFew(
      queries,
      (watched) => sentNotifications(watched, filter, page),
      100,
    )
    expect([sent.total, numbersOf(sent.rows.map(({ message: content }) => ({ content })))]).toEqual(
      [10, newest],
    )
  }
})

it('the newest page of the chat room reads its own messages only', async () => {
  const queries = await open()
  const read = (watched: Queries) => historyStore(watched, 'UTC').page({ size: 10 })
  const watched = watchedQueries(queries)
  expect(numbersOf(await read(watched.queries))).toEqual(numbers.slice(-10))
  if (inject('form') === 'large') return expect(await watched.mostRows()).toBeLessThan(50)
  // In the order of the ids, it stops after the page; it would read all messages to sort them.
  const [first, ...then] = await watched.planned()
  expect(first).toBe('SCAN chat_messages')
  expect(then.slice(0, 2).join('\n')).not.toContain('TEMP B-TREE')
})

it('a sitemap is read in parts from indexes', async () => {
  const queries = await open()
  const watched = watchedQueries(queries)
  const store = publishedArticleStore(watched.queries, async (html) => html)
  await store.lists(10)
  await store.lastChange({ after: 5, upTo: 10 })
  await store.changes({ after: 5, upTo: 10 })
  await store.lastId()
  if (inject('form') === 'large') return
  const steps = await watched.planned()
  expect(
    steps.filter((step) => /SEARCH articles? .*id>\? AND id<\?|rowid>/.test(step)),
  ).toHaveLength(2)
  expect(steps.filter((step) => /^SCAN (?:articles|article_tags)/.test(step))).toEqual([])
})
