import type { TestProject } from 'vitest/node'
import { makeTemplates } from './migrated-database.ts'
import { startS3 } from './s3-service.ts'
import { startPostgres, startRedis } from './services.ts'

/** Vitest's globalSetup of the large form: starts the shared services. */
export const setup = async (project: TestProject) => {
  const [postgres, redis, s3] = await Promise.all([startPostgres(), startRedis(), startS3()])
  await makeTemplates(postgres.url)
  project.provide('postgresUrl', postgres.url)
  project.provide('redisUrl', redis.url)
  project.provide('s3Url', s3.url)
  return async () => {
    await Promise.all([postgres.stop(), redis.stop(), s3.stop()])
  }
}
