import { readFile } from 'node:fs/promises'
import { endpoints } from '@lanting/contract'
import type { Manifest, Plugin } from 'vite'

const virtualModule = (id: string, load: () => Promise<unknown>): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: async (asked) =>
    asked === `\0${id}` ? `export default ${JSON.stringify(await load())}` : undefined,
})

/** The browser needs to know where the endpoints are; their schemas stay on the server. */
export const contractAddresses = (): Plugin =>
  virtualModule('virtual:contract-addresses', async () =>
    Object.fromEntries(
      Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
    ),
  )

const ENTRY = 'src/entry-client.tsx'

const builtAssets = async () => {
  const file = new URL('dist/client/.vite/manifest.json', import.meta.url)
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`${ENTRY} is missing from the client's manifest`)
  return {
    scripts: [`/${entry.file}`],
    preloads: (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`),
    styles: (entry.css ?? []).map((file) => `/${file}`),
  }
}

const REFRESH = '/@refresh-preamble'

/** What the React plugin would write into an index.html; our pages have none. */
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

/** Which files a page has to load first: hashed ones after a build, the sources while developing. */
export const siteAssets = (): Plugin => {
  let isBuild = true
  return {
    ...virtualModule('virtual:site-assets', async () =>
      isBuild
        ? builtAssets()
        : { scripts: ['/@vite/client', REFRESH, `/${ENTRY}`], preloads: [], styles: [] },
    ),
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
  }
}
