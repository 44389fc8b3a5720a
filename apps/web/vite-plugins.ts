import { readFile } from 'node:fs/promises'
import { chatModerationAddresses, ownMusicAddresses, PATHS, siteAddresses } from '@lanting/contract'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

const virtualModule = (id: string, load: () => Promise<unknown>): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: async (asked) =>
    asked === `\0${id}` ? `export default ${JSON.stringify(await load())}` : undefined,
})

/** The browser needs only method and path of the endpoints. Their schemas stay on the server. */
export const contractAddresses = (): Plugin =>
  virtualModule('virtual:contract-addresses', async () => siteAddresses())

export const moderationAddresses = (): Plugin =>
  virtualModule('virtual:moderation-addresses', async () => chatModerationAddresses())

export const musicAddresses = (): Plugin =>
  virtualModule('virtual:music-addresses', async () => ownMusicAddresses())

const IMPORT = 'baseModule().catch(handlePreloadError)'
const AGAIN = `baseModule().catch((error) => {
  const [url] = /http\\S+$/.exec(error.message) ?? [];
  if (!url) throw error;
  return import(url + '?' + Date.now());
}).catch(handlePreloadError)`

/**
 * A browser may remember a module that it could not fetch. It is asked for at another address then.
 * Changed after the imports were analysed, because this import has no file of its own.
 */
export const retriedImports = (): Plugin => ({
  name: 'retried-imports',
  renderChunk: (code) => (code.includes(IMPORT) ? code.replace(IMPORT, () => AGAIN) : undefined),
})

const ENTRY = 'src/entry-client.tsx'
const ROUTES = new URL('src/app/routes.ts', import.meta.url)
/** A line of the table of routes: the name of the path, and the module of the page. */
const ROUTE = /\[PATHS\.(\w+)\]: \(\) => import\('\.\/([^']+)'\)/g

/** Returns a chunk and its static imports, each once. */
const chunksOf = (manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] => {
  if (!manifest[name]) throw new Error(`${name} is missing from the client's manifest`)
  seen.add(name)
  for (const needed of manifest[name].imports ?? []) {
    if (!seen.has(needed)) chunksOf(manifest, needed, seen)
  }
  return [...seen].flatMap((found) => manifest[found] ?? [])
}

const scriptsOf = (chunks: readonly ManifestChunk[]) => chunks.map(({ file }) => `/${file}`)

const stylesOf = (chunks: readonly ManifestChunk[]) =>
  chunks.flatMap(({ css = [] }) => css).map((file) => `/${file}`)

const builtAssets = async () => {
  const file = new URL('dist/client/.vite/manifest.json', import.meta.url)
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  const first = new Set(chunksOf(manifest, ENTRY))
  const [entry, ...imported] = first
  const pages = [...(await readFile(ROUTES, 'utf8')).matchAll(ROUTE)].map(([, name = '', file]) => {
    const further = chunksOf(manifest, `src/app/${file}`).filter((chunk) => !first.has(chunk))
    const files = { preloads: scriptsOf(further), styles: stylesOf(further) }
    return [PATHS[name as keyof typeof PATHS], files]
  })
  return {
    scripts: [`/${entry?.file}`],
    preloads: scriptsOf(imported),
    styles: stylesOf([...first]),
    pages: Object.fromEntries(pages),
  }
}

const REFRESH = '/@refresh-preamble'

/** The preamble that the React plugin writes into index.html. Our pages have no index.html. */
export const refreshPreamble = (): Plugin => ({
  name: 'refresh-preamble',
  apply: 'serve',
  resolveId: (asked) => (asked === REFRESH ? asked : undefined),
  load: (asked) =>
    asked === REFRESH
      ? `import { injectIntoGlobalHook } from '/@react-refresh'
         injectIntoGlobalHook(window)
         window.$RefreshReg$ = () => {}
         window.$RefreshSig$ = () => (type) => type`
      : undefined,
})

/** The files that a page loads first: hashed files after a build, source files in development. */
export const siteAssets = (): Plugin => {
  let isBuild = true
  return {
    ...virtualModule('virtual:site-assets', async () =>
      isBuild
        ? builtAssets()
        : {
            scripts: ['/@vite/client', REFRESH, `/${ENTRY}`],
            preloads: [],
            styles: [],
            pages: {},
          },
    ),
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
  }
}

interface PackageFile {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly homepage?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const ROOT = new URL('../../', import.meta.url)
const WORKSPACES = [
  '',
  'apps/server/',
  'apps/web/',
  'apps/admin/',
  'packages/browser/',
  'packages/contract/',
  'packages/markdown/',
]

const readPackage = async (folder: string): Promise<PackageFile> =>
  JSON.parse(await readFile(new URL(`${folder}package.json`, ROOT), 'utf8'))

/** npm installs a package in the workspace when the root has another version. */
const installed = (workspace: string, name: string) =>
  readPackage(`${workspace}node_modules/${name}/`).catch(() => readPackage(`node_modules/${name}/`))

/** The dependencies and their licences, for the credits page. */
const thanksTo = async () => {
  const needed = await Promise.all(
    WORKSPACES.map(async (workspace) => {
      const { dependencies = {} } = await readPackage(workspace)
      return Object.keys(dependencies).map((name) => [name, workspace] as const)
    }),
  )
  const theirs = [...new Map(needed.flat())].filter(([name]) => !name.startsWith('@lanting/'))
  return Promise.all(
    theirs.sort().map(async ([name, workspace]) => {
      const { version, license, homepage } = await installed(workspace, name)
      return { name, version, license, homepage }
    }),
  )
}

const FRAME_SCRIPT = 'src/features/articles/reading/diagrams/mermaid-frame.ts'

const FRAME_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Diagrams</title>
<script src="/diagrams/mermaid.js"></script>
<script src="/diagrams/mermaid-frame.js"></script>
`

/**
 * The page that draws diagrams, in its own folder, because the server sends its own policy for it.
 */
export const mermaidFrame = (): Plugin => ({
  name: 'mermaid-frame',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  async buildStart() {
    const mermaid = new URL('node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', ROOT)
    const assets = { 'mermaid.js': await readFile(mermaid), 'index.html': FRAME_PAGE }
    for (const [name, source] of Object.entries(assets)) {
      this.emitFile({ type: 'asset', fileName: `diagrams/${name}`, source })
    }
    this.emitFile({ type: 'chunk', id: FRAME_SCRIPT, fileName: 'diagrams/mermaid-frame.js' })
  },
})

export const thanks = (): Plugin => virtualModule('virtual:thanks', thanksTo)
