import { ROLE } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { articleStore } from '../features/articles/articles.store.ts'
import type { DemoContent } from '../features/demo/demo-schemas.ts'
import { loadDemo } from '../features/demo/load-demo.store.ts'
import { readDemo } from '../features/demo/read-demo.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import { viewStore } from '../features/site/views.store.ts'
import { firstStart } from '../first-start.ts'
import type { Platform } from '../platform/open.ts'
import { OWNER, openTestApp, type TestApp } from './test-app.ts'

const OWNER_ID = 1
export const GUEST = { username: 'guest', password: 'secret-1' }

/** Tables that are empty on a site without content. */
export const CONTENT_TABLES = [
  'articles',
  'article_tags',
  'categories',
  'tags',
  'comments',
  'likes',
  'talks',
  'talk_photos',
  'albums',
  'photos',
  'links',
  'resource_groups',
  'resource_sites',
  'pages',
  'series',
  'series_articles',
  'board_messages',
  'chat_messages',
  'notifications',
  'demo_marks',
] as const satisfies readonly (keyof Tables)[]

export const rowsOf = async (queries: Queries, table: keyof Tables) => {
  const rows = await queries
    .selectFrom(table as 'talks')
    .selectAll()
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

export const countRows = async (queries: Queries) => {
  const counts = [...CONTENT_TABLES, 'users' as const].map(
    async (table) => [table, (await rowsOf(queries, table)).length] as const,
  )
  return Object.fromEntries(await Promise.all(counts))
}

/** The result of `countRows` for an empty site. */
export const NO_ROWS = Object.fromEntries([...CONTENT_TABLES, 'users'].map((table) => [table, 0]))

/** A start with demo content, like any first start. */
export const startAgain = (platform: Platform) => firstStart(platform, { owner: OWNER, demo: true })

/** An existing user without special rights. */
export const addGuest = async ({ database, now }: Platform) => {
  const passwordHash = await hashPassword(GUEST.password)
  const guest = { username: GUEST.username, passwordHash, role: ROLE.user, nickName: 'guest' }
  return accountStore(database.queries).add(guest, now())
}

/** A test app after a first start with the demo content, except that no Markdown is rendered. */
export const openDemoApp = async (
  options: Parameters<typeof openTestApp>[0] = {},
): Promise<TestApp & { content: DemoContent }> => {
  const opened = await openTestApp(options)
  const content = await readDemo(async (markdown) => ({
    article_html: markdown,
    article_text: markdown,
  }))
  const { database, now } = opened.platform
  await database.queries.transaction().execute((inside) =>
    loadDemo(inside, content, {
      ownerId: OWNER_ID,
      at: now(),
      addArticle: articleStore(inside).add,
      writeSettings: settingsStore(inside).write,
      addViews: viewStore(inside).add,
    }),
  )
  return { ...opened, content }
}
