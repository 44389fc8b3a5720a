import { copyFile, readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-app.ts'
import { type Migration, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { type Database, type DatabaseAddress, openDatabase } from './open.ts'

const open = async (address: DatabaseAddress): Promise<Database> => {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  return database
}

const migrated = async () => {
  const { address } = await testDatabase()
  const database = await open(address)
  await migrate(database, migrations, 1)
  return { address, database }
}

const later: Migration = {
  name: '9999-later',
  statements: () => ['create table later (id integer primary key)'],
}

describe('migrating', () => {
  it('runs once, and then has nothing to do', async () => {
    const { database } = await migrated()
    expect(await migrate(database, migrations, 2)).toEqual({ ran: [] })
  })

  // SQLite has one node, and its driver would wait for a lock held by its own thread.
  const itOnNodes = inject('form') === 'large' ? it : undefined
  itOnNodes?.('is done by one of many nodes that start together', async () => {
    const { address } = await testDatabase()
    const nodes = await Promise.all(Array.from({ length: 4 }, () => open(address)))
    const reports = await Promise.all(nodes.map((node) => migrate(node, migrations, 1)))
    expect(reports.flatMap(({ ran }) => ran)).toEqual(migrations.map(({ name }) => name))
  })

  it('refuses a database from the future', async () => {
    const { database } = await migrated()
    await migrate(database, [...migrations, later], 2)
    await expect(migrate(database, migrations, 3)).rejects.toThrow(/newer version.*9999-later/)
  })

  it('refuses a database with another history', async () => {
    const { database } = await migrated()
    const [first, ...rest] = migrations
    const edited = { name: first?.name ?? '', statements: () => ['select 1'] }
    await expect(migrate(database, [edited, ...rest], 2)).rejects.toThrow(/differs.*0001/)
  })

  it('changes nothing when a migration fails', async () => {
    const { database } = await migrated()
    const broken = { ...later, statements: () => [...later.statements('sqlite'), 'nonsense'] }
    await expect(migrate(database, [...migrations, broken], 2)).rejects.toThrow()
    await expect(sql`select * from later`.execute(database.queries)).rejects.toThrow()
    expect((await migrate(database, [...migrations, later], 3)).ran).toEqual(['9999-later'])
  })

  it('copies an older SQLite file first, and names the copy', async () => {
    const { address, database } = await migrated()
    const { copy } = await migrate(database, [...migrations, later], 2)
    if (address.engine === 'postgres') return expect(copy).toBeUndefined()
    await copyFile(copy ?? '', `${address.file}.restored`)
    expect(await readdir(dirname(address.file))).not.toContainEqual(
      expect.stringContaining('unfinished'),
    )
    const restored = await open({ engine: 'sqlite', file: `${address.file}.restored` })
    expect(await migrate(restored, migrations, 3)).toEqual({ ran: [] })
  })

  it('keeps nothing in that copy of who came today, also where nobody was counted yet', async () => {
    const { address, database } = await migrated()
    const { queries } = database
    await queries.insertInto('day_salts').values({ day: '2026-11-16', salt: 'a-salt' }).execute()
    const came = { day: '2026-11-16', visitor: 'a-visitor' }
    await queries.insertInto('day_visitors').values(came).execute()
    const { copy } = await migrate(database, [...migrations, later], 2)
    expect(await queries.selectFrom('day_visitors').selectAll().execute()).toEqual([came])
    if (address.engine === 'postgres') return
    const bytes = await readFile(copy ?? '')
    expect([bytes.includes('a-salt'), bytes.includes('a-visitor')]).toEqual([false, false])
    const young = await open({ engine: 'sqlite', file: `${address.file}.young` })
    await migrate(young, migrations.slice(0, 5), 1)
    expect((await migrate(young, migrations.slice(0, 6), 2)).copy).toContain('young.before-')
  })
})

describe('the tables', () => {
  const total = async ({ queries }: Database, scope: string, subject: string | number = '') => {
    const row = await queries
      .selectFrom('counters')
      .select('value')
      .where('scope', '=', scope)
      .where('subject', '=', String(subject))
      .executeTakeFirst()
    return row?.value ?? 0
  }

  const times = { created_at: 1, updated_at: 1 }

  const seeded = async () => {
    const { database } = await migrated()
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
        is_top: 2,
        order: null,
        status: 1,
        type: 1,
        origin_url: null,
        ...times,
      })
      .execute()
    await queries
      .insertInto('article_tags')
      .values({ article_id: 1, tag_id: 1, status: 1, created_at: 1 })
      .execute()
    return database
  }

  it('keep the counters of public articles true while the status changes', async () => {
    const database = await seeded()
    const counters = async () => [
      await total(database, 'articles'),
      await total(database, 'category', 1),
      await total(database, 'tag', 1),
    ]
    expect(await counters()).toEqual([1, 1, 1])
    await database.queries.updateTable('articles').set({ status: 2 }).execute()
    expect(await counters()).toEqual([0, 0, 0])
    await database.queries.updateTable('articles').set({ status: 1 }).execute()
    expect(await counters()).toEqual([1, 1, 1])
    await database.queries.deleteFrom('articles').execute()
    expect(await counters()).toEqual([0, 0, 0])
  })

  it('let go with an article what was said about it', async () => {
    const database = await seeded()
    const { queries } = database
    const about = { type: 1, for_id: 1, from_id: 1, content: 'x', ...times }
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
      .values({ type: 1, for_id: 1, ...like })
      .execute()
    await queries
      .insertInto('likes')
      .values({ type: 4, for_id: 2, ...like })
      .execute()
    await queries
      .insertInto('notifications')
      .values({ message: 'x', user_id: 1, type: 1, to_id: 1, ...times })
      .execute()
    expect(await total(database, 'comments', '1:1')).toBe(2)
    expect(await total(database, 'parent_comments', '1:1')).toBe(1)
    expect(await total(database, 'unread_notifications', 1)).toBe(1)

    await queries.deleteFrom('articles').execute()
    for (const table of ['comments', 'likes', 'notifications', 'article_tags'] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await total(database, 'comments', '1:1')).toBe(0)
    expect(await total(database, 'parent_comments', '1:1')).toBe(0)
    expect(await total(database, 'unread_notifications', 1)).toBe(0)
  })

  it('keep any character', async () => {
    const { queries } = await seeded()
    const { article_title } = await queries
      .selectFrom('articles')
      .select('article_title')
      .executeTakeFirstOrThrow()
    expect(article_title).toBe('𠮷🍵')
  })

  it('refuse a second user of the same name, however it is spelt', async () => {
    const { queries } = await seeded()
    const again = queries
      .insertInto('users')
      .values({ username: 'OWNER', password_hash: '', nick_name: 'o', ...times })
    await expect(again.execute()).rejects.toThrow()
  })

  it('refuse a second like of the same visitor', async () => {
    const { queries } = await seeded()
    const like = { type: 1, for_id: 1, user_id: null, visitor: 'v', created_at: 1 }
    await queries.insertInto('likes').values(like).execute()
    await expect(queries.insertInto('likes').values(like).execute()).rejects.toThrow()
  })

  it('refuse rows that point nowhere', async () => {
    const { queries } = await seeded()
    const orphan = queries
      .insertInto('article_tags')
      .values({ article_id: 99, tag_id: 1, status: 1, created_at: 1 })
    await expect(orphan.execute()).rejects.toThrow()
  })

  const itOnSqlite = inject('form') === 'small' ? it : undefined
  itOnSqlite?.('survive as WAL with full synchronisation', async () => {
    const { queries } = await seeded()
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(queries)).rows[0] ?? {})[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })
})
