import { describe, expect, it } from 'vitest'
import { allPersonalData } from './compose/personal-data.ts'
import { migrations } from './database/migrations.ts'
import type { Database, Queries } from './database/open.ts'
import { accountDeletionStore } from './features/accounts/account-deletion.store.ts'
import { useSite } from './testing/shared-site.ts'
import { draft, PASSWORD, type TestApp, type UserClient } from './testing/test-app.ts'

const shared = useSite()

/** Columns that refer to users, by name and by foreign key. */
const USER_COLUMN = /(^|_)user_id$|^(author|by|from|to)_id$/
const NOT_OF_USERS = ['notifications.to_id']
/** The user itself, and a state that names users within its JSON. */
const BESIDE = ['users.id', 'turntable.state']

const namedLikeUsers = async ({ queries }: Database) => {
  const tables = await queries.introspection.getTables()
  return tables.flatMap(({ name: table, columns }) =>
    columns.filter(({ name }) => USER_COLUMN.test(name)).map(({ name }) => `${table}.${name}`),
  )
}

const pointingToUsers = ({ engine }: Database) =>
  migrations
    .flatMap((migration) => migration.statements(engine))
    .flatMap((statement) => {
      const [, table] = /^create table (\w+)/.exec(statement) ?? []
      const columns = statement.matchAll(
        /(?:^|\()\s*(\w+) (?:integer|bigint)[^,]*references users/gm,
      )
      return table ? [...columns].map(([, column]) => `${table}.${column}`) : []
    })

/** A migration may make a table anew, under another name for a moment. */
const isThere = async ({ queries }: Database) => {
  const tables = new Set((await queries.introspection.getTables()).map(({ name }) => name))
  return (column: string) => tables.has(column.split('.')[0] ?? '')
}

const columnsOf = async (database: Database) => {
  const pointing = pointingToUsers(database).filter(await isThere(database))
  const found = new Set([...(await namedLikeUsers(database)), ...pointing])
  return [...found].filter((name) => !NOT_OF_USERS.includes(name)).sort()
}

it('registers every column that refers to a user', async () => {
  const { platform } = await shared.empty()
  const registered = allPersonalData
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !BESIDE.includes(name))
  expect(await columnsOf(platform.database)).toEqual(registered.sort())
})

const AT = { created_at: 1, updated_at: 1 }

/** Writes a row of the user into every table that refers to users. */
const leaveTraces = async ({ platform }: TestApp, { id }: UserClient, ownerId: number) => {
  const { queries } = platform.database
  const commentRow = { type: 1, for_id: 1, content: 'hello', ...AT }
  await queries
    .insertInto('comments')
    .values([
      { ...commentRow, from_id: id },
      { ...commentRow, from_id: ownerId, to_id: id, content: 'to you' },
    ])
    .execute()
  await queries
    .insertInto('likes')
    .values({ type: 1, for_id: 1, user_id: id, created_at: 1 })
    .execute()
  await queries
    .insertInto('board_messages')
    .values({ tag: 't', message: 'm', color: '', user_id: id, nick_name: 'n', ...AT })
    .execute()
  await queries
    .insertInto('chat_messages')
    .values({ user_id: id, content: 'c', content_type: 'text', created_at: 1 })
    .execute()
  await queries
    .insertInto('talks')
    .values({ user_id: id, content: 't', ...AT })
    .execute()
  await queries
    .insertInto('links')
    .values({ site_name: 's', site_desc: 'd', url: 'https://example.com', user_id: id, ...AT })
    .execute()
  await queries
    .insertInto('reports')
    .values({ type: 4, for_id: 1, user_id: id, created_at: 1 })
    .execute()
  await queries
    .insertInto('notifications')
    .values({ message: 'm', user_id: id, type: 1, ...AT })
    .execute()
  const held = {
    kind: 'comment',
    user_id: id,
    type: 1,
    for_id: 1,
    content: 'held',
    matched_words: '[]',
  }
  await queries
    .insertInto('held_posts')
    .values({ ...held, body: '{}', created_at: 1 })
    .execute()
}

const TEXTS = ['comments', 'board_messages', 'chat_messages', 'talks', 'links'] as const

const open = async () => {
  const site = await shared.empty()
  const owner = await site.ownerClient()
  const user = await site.userClient('leaver')
  const ownerId = (await owner.getConfig()).owner_id
  await leaveTraces(site, user, ownerId)
  const count = async (
    table: (typeof TEXTS)[number] | 'likes' | 'notifications' | 'held_posts' | 'sessions',
  ) => {
    const { queries } = site.platform.database
    const column = queries.dynamic.ref(table === 'comments' ? 'from_id' : 'user_id')
    return (await queries.selectFrom(table).selectAll().where(column, '=', user.id).execute())
      .length
  }
  return { ...site, owner, user, ownerId, count }
}

describe('the export of personal data', () => {
  it('is complete, without secrets and without texts of others', async () => {
    const { user } = await open()
    const data = await user.exportOwnData()
    const others = ['likes', 'notifications', 'reports', 'held_posts', 'sessions']
    for (const table of [...TEXTS, ...others]) {
      expect([table, data[table]?.length]).toEqual([table, 1])
    }
    expect(data.users).toMatchObject([{ id: user.id, username: 'leaver' }])
    expect(JSON.stringify(data)).not.toMatch(/argon2id|token_hash|to you/)
  })
})

const addNotes = async (queries: Queries, user_id: number, count: number) => {
  const look = { tag: '', color: '#123456', font_size: 16, font_weight: 400, bg_color: '' }
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ ...look, bg_url: '', like_times: 0, nick_name: '', user_id },
    ...{ message: `note ${number}`, created_at: number, updated_at: number },
  }))
  await queries.insertInto('board_messages').values(rows).execute()
}

describe('a large export of personal data', () => {
  it('reads a few rows at a time, and each row once', async () => {
    const { user, platform } = await open()
    const { queries } = platform.database
    await addNotes(queries, user.id, 240)
    const store = accountDeletionStore(queries, allPersonalData)
    const sizes: number[] = []
    for await (const piece of store.export(user.id)) sizes.push(piece.split('"note ').length - 1)
    expect(Math.max(...sizes)).toBe(50)
    expect(sizes.reduce((sum, size) => sum + size)).toBe(240)
    const { board_messages = [] } = await user.exportOwnData()
    const texts = board_messages.map(({ message }) => String(message))
    expect(new Set(texts.filter((text) => text.startsWith('note '))).size).toBe(240)
  })
})

describe('a deleted account', () => {
  it('leaves its texts without a name when the user keeps them', async () => {
    const { user, client, count, platform } = await open()
    const { queries } = platform.database
    await queries.updateTable('comments').set({ original_content: 'regretted' }).execute()
    expect(await user.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })).toBe(true)
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    for (const table of TEXTS) expect([table, await count(table)]).not.toEqual([table, 0])
    for (const table of ['likes', 'notifications', 'held_posts', 'sessions'] as const) {
      expect([table, await count(table)]).toEqual([table, 0])
    }
    const likes = await queries.selectFrom('likes').selectAll().execute()
    expect(likes).toHaveLength(1)
    const comments = queries.selectFrom('comments').select('original_content')
    expect(await comments.where('from_id', '=', user.id).execute()).toEqual([
      { original_content: null },
    ])
    expect(await client().getUserInfoById({ params: { id: user.id } })).toMatchObject({
      nick_name: '已注销用户',
      role: 2,
    })
    const again = { username: 'leaver', password: PASSWORD }
    await expect(client().login({ body: again })).rejects.toMatchObject({ status: 400 })
    await client().register({ body: again })
  })

  it('loses its texts when the user deletes them', async () => {
    const { user, client, count } = await open()
    await user.deleteOwnAccount({ body: { password: PASSWORD, texts: 'remove' } })
    for (const table of [...TEXTS, 'likes', 'notifications', 'sessions'] as const) {
      expect([table, await count(table)]).toEqual([table, 0])
    }
    await expect(client().getUserInfoById({ params: { id: user.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('of an administrator leaves its articles to the owner; the owner cannot be deleted', async () => {
    const { owner, ownerId, user, client, platform } = await open()
    await owner.updateRole({ params: { id: user.id, role: 1 } })
    const { token } = await client().login({ body: { username: 'leaver', password: PASSWORD } })
    const { article } = await client(token).addArticle({
      body: { article: draft('mine') },
    })
    await client(token).deleteOwnAccount({ body: { password: PASSWORD, texts: 'remove' } })
    const found = await platform.database.queries
      .selectFrom('articles')
      .select('author_id')
      .where('id', '=', article.id)
      .executeTakeFirst()
    expect(found).toEqual({ author_id: ownerId })
    await expect(
      owner.deleteOwnAccount({ body: { password: 'lanting-2026', texts: 'keep' } }),
    ).rejects.toMatchObject({ status: 409 })
  })
})
