import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const field = (name: string) => `\${${name}}`
const FORMAT = `${field('db:Status-Abbrev')}${field('Package')}, ${field('Provides')}\\n`

/** The names of all installed packages, and those that they provide, as libruby3.1 does ruby-rss. */
const installedPackages = (): ReadonlySet<string> => {
  const query = ['--show', `--showformat=${FORMAT}`]
  const { stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' })
  const installed = (stdout ?? '').split('\n').filter((line) => line.startsWith('ii '))
  const names = installed.flatMap((line) => line.slice('ii '.length).split(','))
  return new Set(names.map((name) => name.trim().split(' ')[0] ?? ''))
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs the Debian packages of the tests if permitted, else prints their names and exits. */
export const requirePackages = (names: readonly string[]): void => {
  const installed = installedPackages()
  const missing = names.filter((name) => !installed.has(name))
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  const install = ['install', '-y', '-q', '--no-install-recommends', ...missing]
  if (isRoot && apt('update', '-q') && apt(...install)) return
  const isDebian = existsSync('/etc/debian_version')
  console.error(`The tests need these Debian packages: apt-get install ${missing.join(' ')}`)
  if (!isDebian) {
    console.error('This is no Debian: run the tests in a container, such as node:26-bookworm.')
    console.error('`npm run check` (types, lint, unit tests) needs nothing but Node.')
  }
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
