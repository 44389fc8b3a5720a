import type { TestProject } from 'vitest/node'
import { makeTemplates } from './migrated-database.ts'
import { startPostgres, startRedis } from './services.ts'

/** Vitest's globalSetup of the large form: starts the shared services. */
export const setup = async (project: TestProject) => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  await makeTemplates(postgres.url)
  project.provide('postgresUrl', postgres.url)
  project.provide('redisUrl', redis.url)
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
