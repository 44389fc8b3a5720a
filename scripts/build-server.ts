import { rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'rolldown'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = resolve(ROOT, 'apps/server/dist')

const FILE_ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g

/**
 * Keeps `new URL('x', import.meta.url)` true in the bundle: a program, such as a worker, becomes a
 * file of the build, and another address leads to the same file as before.
 */
const fileAddresses = (): Plugin => ({
  name: 'file-addresses',
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes('node_modules')) return undefined
    return code.replace(FILE_ADDRESS, (_, address: string) => {
      const target = resolve(dirname(id), address)
      if (address.endsWith('.ts')) {
        return `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: target })})`
      }
      const end = address.endsWith('/') ? '/' : ''
      return `new URL(${JSON.stringify(relative(OUT, target) + end)}, import.meta.url)`
    })
  },
})

/** An `import` evaluates every export of these modules, among them all of `fetch`. */
const LAZY_MODULES = ['node:http', 'node:crypto']
const PREFIX = '\0lazy:'

/** Imports these modules of Node without their lazy exports, which nobody here uses. */
const lazyModules = (): Plugin => ({
  name: 'lazy-modules',
  resolveId: (asked) => (LAZY_MODULES.includes(asked) ? PREFIX + asked : undefined),
  load: (id) => {
    if (!id.startsWith(PREFIX)) return undefined
    const name = id.slice(PREFIX.length)
    const names = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(name)))
      .filter(([, { get }]) => !get)
      .map(([exported]) => exported)
    return `const found = process.getBuiltinModule(${JSON.stringify(name)})
      export default found
      export const { ${names.join(', ')} } = found`
  },
})

/** Not bundled: native code, and libraries that find files of their own by path. */
const EXTERNAL = ['sharp', '@fastify/swagger-ui', 'tinypool', 'pg-native']

/** Bundles the server with its libraries into a few files. */
export const buildServer = async (): Promise<void> => {
  await rm(OUT, { recursive: true, force: true })
  await build({
    cwd: ROOT,
    // `start.js` runs both without the TypeScript loader.
    input: {
      server: 'apps/server/src/production.ts',
      'build-stamp': 'scripts/build-stamp.ts',
    },
    platform: 'node',
    external: EXTERNAL,
    plugins: [fileAddresses(), lazyModules()],
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    output: {
      dir: OUT,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  })
}
