import { defineConfig } from 'vitest/config'
import { contractAddresses } from './apps/web/vite-plugins.ts'

const SECOND = 1_000
const long = process.env.TEST_LONG === '1'
const integration = ['apps/server/src/**/*.integration.test.ts']
/** About requests, rights, pictures, songs, feeds and what is kept, whatever the database: one is enough, except in the long run. */
const anyDatabase = [
  '**/bad-requests.*',
  '**/render-limits.*',
  '**/personal-answers.*',
  '**/any-bytes.*',
  '**/og-images/*',
  '**/uploads/uploads.*',
  '**/music/library.*',
  '**/music/music.*',
  '**/music/audio.*',
  '**/music/management.*',
  '**/feeds/*',
  '**/cache/cached-answers.*',
  '**/transfer/*',
  '**/demo/removal.*',
  '**/src/seed/*',
  '**/src/ownership.*',
  '**/src/admin-access.*',
]

/** Run on the stricter engine and on Redis only, except in the long run; journeys use SQLite. */
const largeOnly = [
  '**/login-lockout.*',
  '**/number-inputs.*',
  '**/analytics/*',
  '**/outbox/mail/mail.*',
  '**/outbox/webhooks/webhooks.*',
  '**/articles/article-admin.*',
  '**/moderation/held.*',
]
/** `.ci/run` installs the program too; the long run does so once more, and tries the benches. */
const longOnly = ['e2e/install.process.test.ts', 'e2e/bench.process.test.ts']

/** `check` runs `unit`; `test` runs them all, the last two against the built site. */
export default defineConfig({
  test: {
    // One for each core: these tests wait for databases and browsers more than they compute.
    maxWorkers: '100%',
    provide: { long, form: 'small', templates: '', postgresUrl: '', redisUrl: '', openedSite: '' },
    projects: [
      {
        extends: true,
        plugins: [contractAddresses()],
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
          include: integration,
          exclude: ['**/*.redis.integration.test.ts', ...(long ? [] : largeOnly)],
          globalSetup: 'apps/server/src/testing/small-setup.ts',
          isolate: false,
          testTimeout: (long ? 300 : 60) * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'large',
          include: integration,
          exclude: ['**/*.disk.integration.test.ts', ...(long ? [] : anyDatabase)],
          provide: { form: 'large' },
          globalSetup: 'apps/server/src/testing/large-setup.ts',
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
          expect: { poll: { timeout: 20 * SECOND } },
          // Browsers on a busy machine miss a moment now and then; the last lines of the run name the test.
          retry: 1,
          testTimeout: 60 * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['e2e/**/*.process.test.ts'],
          exclude: long ? [] : longOnly,
          testTimeout: (long ? 7_200 : 240) * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
    ],
  },
})
