import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Answered,
  type Client,
  createClient,
  type Endpoints,
  endpoints,
  FILE_FIELD,
  type Language,
  openAnswer,
  ROLE,
  type Send,
} from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { ReplaceSite } from '../compose/backups.ts'
import { parseConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import type { DatabaseAddress } from '../database/open.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'
import { hashPassword } from '../features/accounts/passwords.ts'
import { sessionStore } from '../features/accounts/sessions.store.ts'
import { openSession } from '../features/accounts/sessions.ts'
import { type Settings, settingsStore } from '../features/site/settings.store.ts'
import { firstStart } from '../first-start.ts'
import { withNamespace } from '../platform/namespace.ts'
import { openPlatform, type Platform } from '../platform/open.ts'
import type { S3Address } from '../platform/s3-address.ts'
import type { Site } from '../site.ts'
import { makeFolder } from './child-service.ts'
import { atEnd } from './lifetime.ts'
import { atDatabase, OWNER, type Template, templateFile } from './migrated-database.ts'

export { OWNER } from './migrated-database.ts'

/** A site of one page, for tests that are not about pages. */
export const emptySite: Site = {
  render: async ({ url }) => ({ status: 200, html: `<title>${url.length}</title>` }),
  serveFiles: async () => undefined,
  close: async () => undefined,
}

const runOnServer = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of the form of this run, empty or copied. Removed at the end of the test or file. */
export const testDatabase = async (
  template?: Template,
): Promise<{ address: DatabaseAddress; dataDir: string }> => {
  const dataDir = await makeFolder('data')
  atEnd(() => rm(dataDir, { recursive: true, force: true }))
  if (inject('form') === 'small') {
    const file = join(dataDir, 'lanting.sqlite')
    if (template) await copyFile(templateFile(inject('templates'), template), file)
    return { address: { engine: 'sqlite', file }, dataDir }
  }
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(
    server,
    `create database ${name} template ${template ?? 'template1'} strategy file_copy`,
  )
  atEnd(() => runOnServer(server, `drop database ${name} with (force)`))
  return { address: { engine: 'postgres', url: atDatabase(server, name) }, dataDir }
}

export const openTestPlatform = async (
  now?: () => number,
  template?: Template,
  bucket?: S3Address,
): Promise<Platform> => {
  const { address, dataDir } = await testDatabase(template)
  const redisUrl = inject('form') === 'large' ? inject('redisUrl') : undefined
  const platform = await openPlatform({
    config: { dataDir, database: address, redisUrl, bucket },
    onError: (error) => console.error(error),
    now,
  })
  atEnd(() => platform.close())
  // All tests share one Redis.
  return withNamespace(platform, randomUUID())
}

/** A file in a multipart body, like from a browser. */
export const multipart = async (content: Blob, field: string = FILE_FIELD) => {
  const form = new FormData()
  form.set(field, content, 'picture.png')
  const wrapped = new Response(form)
  return {
    body: Buffer.from(await wrapped.arrayBuffer()),
    type: { 'content-type': wrapped.headers.get('content-type') ?? '' },
  }
}

/** A failed call rejects with its status and its envelope. */
const sendThrough =
  (app: FastifyInstance, headers: Record<string, string>): Send =>
  async ({ method, url, body, file }) => {
    const form = file && (await multipart(file.content as Blob))
    const payload = form?.body ?? (body as object | undefined)
    const answer = await app.inject({
      method,
      url,
      payload,
      headers: { ...headers, ...form?.type },
    })
    const { code, message, reason, result } = openAnswer(url, answer.json<Answered>())
    if (answer.statusCode === 200) return result
    throw { status: answer.statusCode, code, message, reason, result }
  }

/** A replacement of the built site. */
export type TestSite = Site

export const PASSWORD = 'secret-1'
let cachedHash: Promise<string> | undefined

export interface UserClient extends Client<Endpoints> {
  readonly id: number
  readonly token: string
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** The derived client, for a visitor or for the holder of a token. */
  client(token?: string, language?: Language): Client<Endpoints>
  ownerClient(): Promise<UserClient>
  changeSettings(changes: Partial<Settings>): Promise<void>
  /** Registers a user and logs them in. */
  userClient(username: string): Promise<UserClient>
}

interface Options {
  readonly env?: Record<string, string>
  readonly now?: () => number
  /** The rows at the start; by default those of a first start with these options. */
  readonly template?: Template
  /** Wraps the platform that the program uses. */
  readonly around?: (platform: Platform) => Platform
  readonly site?: Site
  /** Called by a restore; does nothing by default. */
  readonly replaceSite?: ReplaceSite
}

export const openTestApp = async ({
  env,
  now,
  template,
  around = (platform) => platform,
  site = emptySite,
  replaceSite = () => undefined,
}: Options = {}): Promise<TestApp> => {
  // Copying takes a tenth of the time of migrating and hashing the owner's password.
  const isDefault = !now && !Object.keys(env ?? {}).some((name) => /^(?:DEMO|OWNER_)/.test(name))
  const config = parseConfig({
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    // Tests publish hundreds of articles.
    PAINT_AHEAD: 'off',
    OWNER_PASSWORD: OWNER.password,
    ...env,
  })
  const rows = template ?? (isDefault ? 'started' : 'migrated')
  const platform = around(await openTestPlatform(now, rows, config.bucket))
  await migrate(platform.database, migrations, platform.now())
  await firstStart(platform, config)
  const app = await buildApp(platform, config, site, replaceSite)
  atEnd(() => app.close())
  const client = (token?: string, language?: Language) => {
    const headers = {
      ...(token && { authorization: token }),
      ...(language && { 'accept-language': language }),
    }
    return createClient<Endpoints>(endpoints, sendThrough(app, headers))
  }
  const { queries } = platform.database
  /** Creates a session like a login, without the slow password hash. */
  const logIn = async (userId: number) => {
    const sessions = sessionStore(queries)
    const user = await accountStore(queries).findById(userId)
    if (!user) throw new Error(`There is no user ${userId}.`)
    return openSession({ sessions, now: platform.now }, { user, device: '', remembered: false })
  }
  const ownerClient = async () => {
    const { owner_id } = await settingsStore(queries).read()
    const token = await logIn(owner_id)
    return { ...client(token), id: owner_id, token }
  }
  const userClient = async (username: string): Promise<UserClient> => {
    cachedHash ??= hashPassword(PASSWORD)
    const passwordHash = await cachedHash
    const user = { username, passwordHash, role: ROLE.user, nickName: username }
    const id = await accountStore(queries).add(user, platform.now())
    const token = await logIn(id)
    return { ...client(token), id, token }
  }
  const changeSettings = (changes: Partial<Settings>) =>
    settingsStore(queries).write(changes, platform.now())
  return { app, platform, client, ownerClient, userClient, changeSettings }
}

/** A public article with all required fields. */
export const draft = (article_title: string, changes: object = {}) => ({
  article_title,
  category: { category_name: 'essays' },
  tagList: [{ tag_name: 'tea' }],
  article_content: `# ${article_title}\n\ntext`,
  article_description: '',
  article_cover: '',
  is_top: 2 as const,
  status: 1 as const,
  type: 1 as const,
  ...changes,
})
