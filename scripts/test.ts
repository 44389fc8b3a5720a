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
  'ffmpeg',
])

const STEPS = {
  check: () => [...staticChecks(), tests('architecture and unit tests', 'unit')],
  integration: () => [
    repeatedTests('integration tests: SQLite, PostgreSQL and Redis', 'small', 'large'),
  ],
  build: () => [tool('production build', 'node', 'scripts/build.ts')],
  browser: () => [repeatedTests('browser journeys', 'browser')],
  process: () => [repeatedTests('processes: starts, faults, installation', 'process')],
}

/** `npm test -- browser` runs one step of all, on what was built before. */
const named = process.argv.slice(2).filter((argument) => argument !== '--long')
const isStep = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name)
const unknown = named.find((name) => !isStep(name))
if (unknown !== undefined) {
  console.error(`${unknown} is none of the steps: ${Object.keys(STEPS).join(', ')}`)
  process.exit(1)
}
const steps = (named.length > 0 ? named : Object.keys(STEPS)).filter(isStep)

conclude(steps.flatMap((step) => STEPS[step]()))
