import type { TestProject } from 'vitest/node'
import { makeTemplates } from './migrated-database.ts'
import { startPostgres, startRedis } from './services.ts'

/** Vitest's globalSetup of the large form: the services that its tests share. */
export const setup = async (project: TestProject) => {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  await makeTemplates(postgres.url)
  project.provide('postgresUrl', postgres.url)
  project.provide('redisUrl', redis.url)
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()])
  }
}
