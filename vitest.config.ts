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
const integration = ['apps/server/src/**/*.integration.test.ts']
/**
 * Tests that do not depend on the database engine. One engine is enough, except in the long run.
 */
const anyDatabase = [
  '**/bad-requests.*',
  '**/http/docs.*',
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
  '**/src/leaving.*',
  '**/demo/demo.*',
  '**/cache/cache.*',
  '**/uploads/disconnects.*',
  '**/music/upstream.*',
  '**/music/demo-songs.*',
  '**/resources/*',
  '**/demo/demo-removal.*',
  '**/src/seed/*',
  '**/src/ownership.*',
  '**/src/admin-access.*',
  '**/paintings/*',
  '**/music/loudness/*',
  '**/music/upstream-subsonic.*',
  '**/music/moved-songs.*',
  '**/music/playlist-covers.*',
  '**/music/subsonic/subsonic.*',
  '**/music/subsonic/hostile-parameters.*',
  '**/uploads/replace-picture.*',
  '**/uploads/attachments.*',
  '**/src/render-again.*',
  '**/src/main.integration.*',
]

/** Run on PostgreSQL and Redis only, except in the long run. Journeys use SQLite. */
const largeOnly = [
  '**/login-lockout.*',
  '**/number-inputs.*',
  '**/analytics/*',
  '**/outbox/mail/mail.*',
  '**/outbox/webhooks/webhooks.*',
  '**/articles/article-admin.*',
  '**/moderation/held.*',
  '**/backup/backups.*',
  '**/accounts/registration.*',
  '**/accounts/accounts.*',
  '**/accounts/users.*',
  '**/accounts/password-links.*',
  '**/mail/forgotten-passwords.*',
  '**/board/board.*',
  '**/talks/talks.*',
  '**/albums/albums.*',
  '**/links/links.*',
  '**/audit/*',
  '**/site/site-admin.*',
  '**/comments/change-comment.*',
  '**/articles/manuscripts.*',
  '**/uploads/picture-uses.*',
  '**/uploads/upload-admin.*',
  '**/moderation/moderation.*',
  '**/src/restore.*',
  '**/turntable/sessions.*',
  '**/turntable/turntable.*',
  '**/src/discovery.*',
  '**/src/live-notifications.*',
  '**/src/live-comments.*',
  '**/src/hidden-sections.*',
  '**/src/first-start.*',
  '**/music/subsonic/playback.*',
  '**/music/subsonic/playlists.*',
  '**/music/listener/**',
  '**/uploads/library.*',
  '**/chat/chat-visitors.*',
  '**/chat/chat-rules.*',
  '**/chat/chat-hidden.*',
  '**/chat/chat-admin.*',
  '**/chat/chat-pictures.*',
  '**/comments/comment-rule*',
  '**/comments/comment-threads.*',
  '**/articles/article-addresses.*',
  '**/articles/previews.*',
  '**/pages/pages.*',
  '**/series/series.*',
  '**/taxonomy/*',
  '**/moderation/release.*',
  '**/moderation/reports.*',
  '**/moderation/reply-to-held.*',
  '**/moderation/blocking-authors.*',
  '**/notifications/notifications.*',
  '**/site/first-steps.*',
  '**/accounts/input-validation.*',
  '**/health/health.*',
]
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
          include: integration,
          exclude: ['**/*.redis.integration.test.ts', ...(long ? [] : largeOnly)],
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
          include: integration,
          exclude: ['**/*.disk.integration.test.ts', ...(long ? [] : anyDatabase)],
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
