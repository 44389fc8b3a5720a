import { requirePackages } from './debian-packages.ts'
import { conclude, repeatedTests, staticChecks, tests, tool } from './steps.ts'

if (process.argv.includes('--long')) process.env.TEST_LONG = '1'

requirePackages([
  'chromium-headless-shell',
  'fonts-noto-cjk',
  'postgresql',
  'redis-server',
  'default-jre-headless',
  'ruby',
  'ruby-rss',
  'nginx',
  ...['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
  'caddy',
  'systemd',
])

conclude([
  ...staticChecks(),
  tests('architecture and unit tests', 'unit'),
  repeatedTests('integration tests: SQLite, PostgreSQL and Redis', 'small', 'large'),
  tool('production build', 'node', 'scripts/build.ts'),
  repeatedTests('browser journeys', 'browser'),
  repeatedTests('processes: starts, faults, installation', 'process'),
])
