import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { contractAddresses, thanks } from './apps/web/vite-plugins.ts'

const SECOND = 1_000
/**
 * Tests with databases or browsers wait for a part of their time. A share of all cores would be at
 * most all.
 */
const WAITING_WORKERS = availableParallelism() + 1
const long = process.env.TEST_LONG === '1'
/**
 * A file's name says where its tests run: `*.store.…` on both databases, `*.redis.…` on PostgreSQL and
 * Redis, `*.disk.…` and all others on SQLite. The long run runs the others on both.
 */
const integration = 'apps/server/src/**/*.integration.test.ts'
const named = (need: string) => `apps/server/src/**/*.${need}.integration.test.ts`

/** `npm run check` runs `unit`. `npm test` runs all projects; the last two use the built site. */
export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'details and variants, in the long run only' }],
    maxWorkers: '100%',
    provide: {
      ...{ long, form: 'small', templates: '', openedSite: '' },
      ...{ postgresUrl: '', redisUrl: '', s3Url: '' },
    },
    projects: [
      {
        extends: true,
        plugins: [contractAddresses(), thanks()],
        test: {
          name: 'unit',
          include: ['*.test.ts', '{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.integration.test.ts'],
          isolate: false,
          testTimeout: 30 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'small',
          include: [integration],
          exclude: [named('redis')],
          globalSetup: 'apps/server/src/testing/small-setup.ts',
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: (long ? 300 : 60) * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'large',
          include: long ? [integration] : ['store', 'redis'].map(named),
          exclude: [named('disk')],
          provide: { form: 'large' },
          globalSetup: 'apps/server/src/testing/large-setup.ts',
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: (long ? 300 : 60) * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.journey.test.ts'],
          globalSetup: 'e2e/testing/prepare-site.ts',
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 2 },
          // The files of a worker share modules and a browser.
          isolate: false,
          expect: { poll: { timeout: 20 * SECOND } },
          testTimeout: 60 * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['e2e/**/*.process.test.ts'],
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 3 },
          testTimeout: (long ? 7_200 : 240) * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
    ],
  },
})
