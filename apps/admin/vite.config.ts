import { readdir } from 'node:fs/promises'
import { schemeScript } from '@lanting/browser'
import { allAddresses, pairedDrawings } from '@lanting/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { textThemes } from './text-themes.ts'

const virtualModule = (id: string, load: () => Promise<unknown>): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: async (asked) =>
    asked === `\0${id}` ? `export default ${JSON.stringify(await load())}` : undefined,
})

/** The browser needs the addresses of the endpoints. Their schemas stay on the server. */
const contractAddresses = () =>
  virtualModule('virtual:contract-addresses', async () => allAddresses())

const DRAWINGS = new URL('../web/public/art/demo/', import.meta.url)

/** The artwork of the site that has a dark version. */
const drawings = () =>
  virtualModule('virtual:drawings', async () => {
    const names = await readdir(DRAWINGS)
    return pairedDrawings(names).map((name) => `/art/demo/${name}`)
  })

/** Sets the colour scheme before the first paint, with the script of the site. */
const schemeFirst = (): Plugin => ({
  name: 'scheme-first',
  transformIndexHtml: () => [
    { tag: 'script', children: schemeScript(), injectTo: 'head-prepend' as const },
  ],
})

export default defineConfig({
  base: '/admin/',
  plugins: [react(), textThemes(), contractAddresses(), drawings(), schemeFirst()],
  // The default build of the editor's picture viewer adds a style element. This build does not.
  resolve: { alias: { 'medium-zoom': 'medium-zoom/dist/pure/index.js' } },
  build: {
    // Fonts must be files: the content security policy allows no inline fonts.
    assetsInlineLimit: 0,
    outDir: 'dist',
    emptyOutDir: true,
    // The editor is a separate chunk, loaded with the first opened text.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
