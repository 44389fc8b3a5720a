import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { createTracking, trackTables } from './database/query-tracking.ts'
import { prepare } from './main.ts'
import { openNode } from './testing/running-node.ts'
import { draft, OWNER, testDatabase } from './testing/test-app.ts'

const newConfig = async (...template: Parameters<typeof testDatabase>) => {
  const { address, dataDir } = await testDatabase(...template)
  return parseConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: address.engine === 'postgres' ? address.url : '',
    REDIS_URL: inject('redisUrl'),
    OWNER_PASSWORD: 'secret-1',
    DEMO: 'off',
  })
}

const readPrinted = () => {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return lines
}

/** Creates a site that can open any number of nodes. */
const newSite = async () => {
  const config = await newConfig('migrated')
  return async () => {
    const { bus, limiter, close } = await prepare(config)
    onTestFinished(close)
    const received: unknown[] = []
    await bus.subscribe('news', (message) => received.push(message))
    const isAllowed = async () =>
      (await limiter.take('door', { times: 1, windowMs: 60_000 })).allowed
    return { bus, received, isAllowed }
  }
}

it('separates sites on one Redis, and connects the nodes of one site', async () => {
  readPrinted()
  const [openOurs, openTheirs] = [await newSite(), await newSite()]
  const ours = [await openOurs(), await openOurs()] as const
  const theirs = await openTheirs()
  await ours[0].bus.publish('news', 'ours')
  await theirs.bus.publish('news', 'theirs')
  await vi.waitFor(() =>
    expect([ours[1].received, theirs.received]).toEqual([['ours'], ['theirs']]),
  )
  expect([await ours[0].isAllowed(), await ours[1].isAllowed()]).toEqual([true, false])
  expect(await theirs.isAllowed()).toBe(true)
  expect(ours[1].received).toEqual(['ours'])
})

it('caches, and tells the other nodes of changes, after a request has replaced the site', async () => {
  readPrinted()
  const config = await newConfig('started')
  const [first, second] = [await openNode(config), await openNode(config)]
  const { token } = await first.client().login({ body: OWNER })
  const { article } = await first.client(token).addArticle({ body: { article: draft('secret') } })
  // As a restore does it.
  trackTables(createTracking(), () => first.replace(async () => undefined))
  await first.replaced

  const path = `/api/article/getArticleById/${article.id}`
  for (const node of [first, second]) {
    expect((await node.get(path)).status).toBe(200)
    const { status, headers } = await node.get(path)
    expect([status, headers.get('etag')]).toEqual([200, expect.any(String)])
  }
  const body = { article: { ...draft('secret', { status: 2 }), id: article.id }, revision: 1 }
  await first.client(token).updateArticle({ body })
  expect([(await first.get(path)).status, (await second.get(path)).status]).toEqual([404, 404])
})

describe('a SQLite site beside a PostgreSQL database', () => {
  const withSqliteSite = async () => {
    const config = await newConfig()
    const addSqliteSite = () => writeFile(join(config.dataDir, 'lanting.sqlite'), 'a site')
    return { config, addSqliteSite }
  }

  it('is not replaced by an empty one, and the way to move it is named', async () => {
    const { config, addSqliteSite } = await withSqliteSite()
    await addSqliteSite()
    await expect(prepare(config)).rejects.toThrow(
      /^DATA_DIR has a site in .*lanting\.sqlite.*empty.*npm run move -- --to postgres:.*\.$/,
    )
    const database = await openDatabase(config.database)
    onTestFinished(() => database.close())
    expect(await database.queries.introspection.getTables()).toEqual([])
  })

  it('is named and left alone when the database has a site of its own', async () => {
    const lines = readPrinted()
    const { config, addSqliteSite } = await withSqliteSite()
    await (await prepare(config)).close()
    expect(lines.join('')).not.toContain('lanting.sqlite')
    await addSqliteSite()
    await (await prepare(config)).close()
    expect(lines.join('')).toMatch(/The site in .*lanting\.sqlite is not open/)
  })
})
