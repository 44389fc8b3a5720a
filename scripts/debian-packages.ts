import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isInstalled = (name: string) => {
  const { stdout } = spawnSync('dpkg', ['--status', name], { encoding: 'utf8' })
  return stdout?.includes('Status: install ok installed') ?? false
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs the Debian packages of the tests if permitted, else prints their names and exits. */
export const requirePackages = (names: readonly string[]): void => {
  const missing = names.filter((name) => !isInstalled(name))
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
