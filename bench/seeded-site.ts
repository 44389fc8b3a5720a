import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../apps/server/src/app.ts'
import { parseConfig } from '../apps/server/src/config.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { migrations } from '../apps/server/src/database/migrations.ts'
import { firstStart } from '../apps/server/src/first-start.ts'
import { openPlatform } from '../apps/server/src/platform/open.ts'
import { seedPlatform } from '../apps/server/src/seed/command.ts'
import { parseSeedOptions } from '../apps/server/src/seed/options.ts'
import { builtSite } from '../apps/server/src/site.ts'
import { OWNER, scratch } from '../e2e/testing/site.ts'

export interface SeededSite {
  readonly app: FastifyInstance
  readonly articles: number
  readonly seedSeconds: number
  close(): Promise<void>
}

/** Starts the built site in this process, on its own database with this many articles. */
export const openSeededSite = async (
  articles: number,
  DATABASE_URL?: string,
): Promise<SeededSite> => {
  const DATA_DIR = await scratch()
  // Deletes a gigabyte of data when the run is interrupted.
  const removeData = () => rmSync(DATA_DIR, { recursive: true, force: true })
  process.once('exit', removeData)
  const config = parseConfig({
    DATA_DIR,
    DATABASE_URL,
    DEMO: 'off',
    OWNER_PASSWORD: OWNER.password,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
  })
  const platform = await openPlatform({ config, onError: (error) => console.error(error) })
  await migrate(platform.database, migrations, platform.now())
  await firstStart(platform, config)
  const start = performance.now()
  await seedPlatform(platform, parseSeedOptions(['--articles', String(articles)]))
  const seedSeconds = (performance.now() - start) / 1_000
  const app = await buildApp(platform, config, await builtSite(), () => undefined)
  await app.ready()
  return {
    app,
    articles,
    seedSeconds,
    close: async () => {
      await app.close()
      await platform.close()
      process.off('exit', removeData)
      removeData()
    },
  }
}
