import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  COMMENT_TYPE,
  LIKE_TYPE,
  NOTIFICATION_TYPE,
  PINNED,
  REPORT_TYPE,
} from '@lanting/contract'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-app.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './open.ts'

const openMigrated = async (): Promise<Database> => {
  const { address } = await testDatabase()
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  await migrate(database, migrations, 1)
  return database
}

describe('the schema', () => {
  const counter = async ({ queries }: Database, scope: string, subject: string | number = '') => {
    const row = await queries
      .selectFrom('counters')
      .select('value')
      .where('scope', '=', scope)
      .where('subject', '=', String(subject))
      .executeTakeFirst()
    return row?.value ?? 0
  }

  const times = { created_at: 1, updated_at: 1 }

  const openSeeded = async () => {
    const database = await openMigrated()
    const { queries } = database
    await queries
      .insertInto('users')
      .values({ username: 'owner', password_hash: '', nick_name: 'o', ...times })
      .execute()
    await queries
      .insertInto('categories')
      .values({ category_name: 'c', ...times })
      .execute()
    await queries
      .insertInto('tags')
      .values({ tag_name: 't', ...times })
      .execute()
    await queries
      .insertInto('articles')
      .values({
        article_title: '𠮷🍵',
        author_id: 1,
        category_id: 1,
        article_description: '',
        article_content: '',
        article_html: '',
        article_cover: '',
        is_top: PINNED.no,
        order: null,
        status: ARTICLE_STATUS.public,
        type: ARTICLE_TYPE.original,
        origin_url: null,
        ...times,
      })
      .execute()
    await queries
      .insertInto('article_tags')
      .values({ article_id: 1, tag_id: 1, status: ARTICLE_STATUS.public, created_at: 1 })
      .execute()
    return database
  }

  it('counts public articles while their status changes', async () => {
    const database = await openSeeded()
    const counters = async () => [
      await counter(database, 'articles'),
      await counter(database, 'category', 1),
      await counter(database, 'tag', 1),
    ]
    expect(await counters()).toEqual([1, 1, 1])
    await database.queries.updateTable('articles').set({ status: ARTICLE_STATUS.private }).execute()
    expect(await counters()).toEqual([0, 0, 0])
    await database.queries.updateTable('articles').set({ status: ARTICLE_STATUS.public }).execute()
    expect(await counters()).toEqual([1, 1, 1])
    await database.queries.deleteFrom('articles').execute()
    expect(await counters()).toEqual([0, 0, 0])
  })

  it('deletes comments, likes and notifications with their article', async () => {
    const database = await openSeeded()
    const { queries } = database
    const about = { type: COMMENT_TYPE.article, for_id: 1, from_id: 1, content: 'x', ...times }
    await queries
      .insertInto('comments')
      .values({ ...about, parent_id: null, to_id: null })
      .execute()
    await queries
      .insertInto('comments')
      .values({ ...about, parent_id: 1, to_id: 1 })
      .execute()
    const like = { user_id: 1, visitor: null, created_at: 1 }
    await queries
      .insertInto('likes')
      .values({ type: LIKE_TYPE.article, for_id: 1, ...like })
      .execute()
    await queries
      .insertInto('likes')
      .values({ type: LIKE_TYPE.comment, for_id: 2, ...like })
      .execute()
    await queries
      .insertInto('notifications')
      .values({ message: 'x', user_id: 1, type: NOTIFICATION_TYPE.article, to_id: 1, ...times })
      .execute()
    expect(await counter(database, 'comments', '1:1')).toBe(2)
    expect(await counter(database, 'parent_comments', '1:1')).toBe(1)
    expect(await counter(database, 'unread_notifications', 1)).toBe(1)

    await queries.deleteFrom('articles').execute()
    for (const table of ['comments', 'likes', 'notifications', 'article_tags'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await counter(database, 'comments', '1:1')).toBe(0)
    expect(await counter(database, 'parent_comments', '1:1')).toBe(0)
    expect(await counter(database, 'unread_notifications', 1)).toBe(0)
  })

  it('stores any character', async () => {
    const { queries } = await openSeeded()
    const { article_title } = await queries
      .selectFrom('articles')
      .select('article_title')
      .executeTakeFirstOrThrow()
    expect(article_title).toBe('𠮷🍵')
  })

  it('rejects a second user with the same username in other case', async () => {
    const { queries } = await openSeeded()
    const again = queries
      .insertInto('users')
      .values({ username: 'OWNER', password_hash: '', nick_name: 'o', ...times })
    await expect(again.execute()).rejects.toThrow()
  })

  it('rejects a second like of the same visitor', async () => {
    const { queries } = await openSeeded()
    const like = { type: LIKE_TYPE.article, for_id: 1, user_id: null, visitor: 'v', created_at: 1 }
    await queries.insertInto('likes').values(like).execute()
    await expect(queries.insertInto('likes').values(like).execute()).rejects.toThrow()
  })

  it('rejects a reference to a row that does not exist', async () => {
    const { queries } = await openSeeded()
    const orphan = queries
      .insertInto('article_tags')
      .values({ article_id: 99, tag_id: 1, status: ARTICLE_STATUS.public, created_at: 1 })
    await expect(orphan.execute()).rejects.toThrow()
  })

  it('accepts one report of each user and visitor, and deletes it with its comment', async () => {
    const { queries } = await openSeeded()
    const comment = { type: COMMENT_TYPE.article, for_id: 1, from_id: 1, content: 'x', ...times }
    await queries
      .insertInto('comments')
      .values({ ...comment, parent_id: null, to_id: null })
      .execute()
    const report = { type: REPORT_TYPE.comment, for_id: 1, created_at: 1 }
    for (const reporter of [{ user_id: 1 }, { user_id: null, visitor: 'v' }]) {
      const insert = queries.insertInto('reports').values({ ...report, ...reporter })
      await insert.execute()
      await expect(insert.execute()).rejects.toThrow()
    }
    expect(await queries.selectFrom('reports').selectAll().execute()).toHaveLength(2)
    await queries.deleteFrom('comments').execute()
    expect(await queries.selectFrom('reports').selectAll().execute()).toEqual([])
  })

  const itOnSqlite = inject('form') === 'small' ? it : undefined
  itOnSqlite?.('uses WAL with full synchronisation and foreign keys', async () => {
    const { queries } = await openSeeded()
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(queries)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })
})
