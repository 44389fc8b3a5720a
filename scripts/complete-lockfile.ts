import { readFileSync, writeFileSync } from 'node:fs'

/**
 * npm leaves a platform's binary out of the lock file when it could not look it up, and `npm ci`
 * then rejects the file. Run this after `npm install` has changed package-lock.json. It adds the
 * missing binaries, so that every platform tries to fetch its own.
 */
interface Entry {
  version?: string
  dev?: boolean
  license?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const LIBRARIES = ['musl']
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x']

const file = new URL('../package-lock.json', import.meta.url)
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))

const partOf = (name: string, choices: readonly string[]) => {
  const part = choices.find((choice) => name.split('-').includes(choice))
  return part ? [part] : undefined
}

const missing = Object.values(lock.packages).flatMap(
  ({ optionalDependencies = {}, dev, license }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in lock.packages))
      .map(([name, version]) => ({ name, version, dev, license })),
)

for (const { name, version, dev, license } of missing) {
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu: partOf(name, PROCESSORS),
    ...(dev && { dev }),
    license,
    libc: partOf(name, LIBRARIES),
    optional: true,
    os: partOf(name, SYSTEMS),
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)
console.log(`${missing.length} binaries added`)
