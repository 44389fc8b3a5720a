import { describe, expect, it } from 'vitest'
import { openTestPlatform } from '../../testing/test-app.ts'
import { idsWithText } from './find-texts.ts'
import { indexArticles } from './index-articles.ts'
import { type TextSource, unindexedTextStore } from './text-index.ts'

const AT = { created_at: 1, updated_at: 1 }

const open = async () => {
  const { queries } = (await openTestPlatform(undefined, 'started')).database
  const { id: user_id } = await queries
    .insertInto('users')
    .values({ ...AT, username: 'writer', nick_name: 'Writer', password_hash: '', role: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = { user_id, content_type: 'text', created_at: 1 }
  const comment = { type: 1, for_id: 1, from_id: user_id, ...AT }
  const board = { tag: '', color: '', nick_name: '', user_id, ...AT }
  const row = (source: TextSource, text: string) =>
    ({
      chat_messages: { ...chat, content: text },
      comments: { ...comment, content: text },
      board_messages: { ...board, message: text },
      notifications: { message: text, user_id, type: 1, ...AT },
    })[source]
  return {
    queries,
    user_id,
    add: async (source: TextSource, text: string): Promise<number> => {
      const { id } = await queries
        .insertInto(source)
        .values(row(source, text) as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    found: (source: TextSource, text: string) => idsWithText(queries, source, text),
  }
}

describe.each([
  ['chat_messages', 'content'],
  ['comments', 'content'],
  ['board_messages', 'message'],
  ['notifications', 'message'],
] as const)('the texts of %s', (source, column) => {
  it('are found after they are written, changed and deleted', async () => {
    const { queries, add, found } = await open()
    const old = await add(source, '讀書 and Tea')
    const other = await add(source, '读书')
    for (const text of ['读书', '讀書', '書']) {
      expect(await found(source, text), text).toEqual([other, old])
    }
    expect(await found(source, 'TEA')).toEqual([old])
    expect(await found(source, '读书会')).toEqual([])
    expect(await found(source, ' ')).toBeUndefined()
    await queries
      .updateTable(source)
      .set({ [column]: 'only coffee' })
      .where('id', '=', old)
      .execute()
    expect(await found(source, 'tea')).toEqual([])
    expect(await found(source, 'coffee')).toEqual([old])
    await queries.deleteFrom(source).where('id', '=', old).execute()
    expect(await found(source, 'coffee')).toEqual([])
    expect(await found(source, '书')).toEqual([other])
  })
})

it('a notification is found by its English text; the address of a picture is no text', async () => {
  const { queries, user_id, found } = await open()
  const { id } = await queries
    .insertInto('notifications')
    .values({ message: '新评论', message_en: 'a new comment', user_id, type: 1, ...AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await found('notifications', 'new comment')).toEqual([id])
  await queries
    .insertInto('chat_messages')
    .values({ user_id, content: '/uploads/a.png', content_type: 'image', created_at: 1 })
    .execute()
  expect(await found('chat_messages', 'uploads')).toEqual([])
})

it('waiting texts are indexed once, and articles are normalized again', async () => {
  const { queries, user_id, add } = await open()
  const { id: category_id } = await queries
    .insertInto('categories')
    .values({ category_name: 'c', ...AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await queries
    .insertInto('articles')
    .values({
      ...{ article_title: '書名', author_id: user_id, category_id, article_description: '' },
      ...{ article_content: '', article_html: '' },
      ...{ article_cover: '', is_top: 2, order: null, status: 1, type: 1 },
      ...{ origin_url: null, view_times: 0, thumbs_up_times: 0, reading_duration: 0 },
      ...AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await indexArticles(queries, [{ id, article_title: '書名', article_text: '讀書' }])
  const entry = () => queries.selectFrom('search_texts').selectAll().executeTakeFirstOrThrow()
  const right = await entry()
  await queries
    .updateTable('search_texts')
    .set({ normalized_text: '讀書\n書名', normalized_title: '書名' })
    .execute()
  await queries
    .insertInto('unindexed_texts')
    .values({ source: 'search_texts', row_id: id })
    .execute()
  const comment = await add('comments', 'tea')
  const waiting = unindexedTextStore(queries)
  expect(await waiting.hasDue()).toBe(true)
  await waiting.processDue()
  expect(await waiting.hasDue()).toBe(false)
  expect(await entry()).toEqual(right)
  expect(right.normalized_text).toBe('读书\n书名')
  expect(await idsWithText(queries, 'comments', 'tea')).toEqual([comment])
})
