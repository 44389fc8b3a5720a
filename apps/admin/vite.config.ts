import { readdir } from 'node:fs/promises'
import { schemeScript } from '@lanting/browser'
import { allAddresses } from '@lanting/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const virtualModule = (id: string, load: () => Promise<unknown>): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: async (asked) =>
    asked === `\0${id}` ? `export default ${JSON.stringify(await load())}` : undefined,
})

/** The browser needs to know where the endpoints are; their schemas stay on the server. */
const contractAddresses = () =>
  virtualModule('virtual:contract-addresses', async () => allAddresses())

const DRAWINGS = new URL('../web/public/art/demo/', import.meta.url)

/** The drawings that come with the site and have a twin for the night. */
const drawings = () =>
  virtualModule('virtual:drawings', async () => {
    const names = await readdir(DRAWINGS)
    return names
      .filter((name) => names.includes(name.replace(/\.avif$/, '-dark.avif')))
      .filter((name) => !name.endsWith('-dark.avif'))
      .map((name) => `/art/demo/${name}`)
  })

/** The colour scheme stands before the first paint, by the same script as on the site. */
const schemeFirst = (): Plugin => ({
  name: 'scheme-first',
  transformIndexHtml: () => [
    { tag: 'script', children: schemeScript(), injectTo: 'head-prepend' as const },
  ],
})

export default defineConfig({
  base: '/admin/',
  plugins: [react(), contractAddresses(), drawings(), schemeFirst()],
  // The editor's picture viewer would write a style element of its own; its twin does not.
  resolve: { alias: { 'medium-zoom': 'medium-zoom/dist/pure/index.js' } },
  build: {
    // Fonts are files: the policy of the site allows no others.
    assetsInlineLimit: 0,
    outDir: 'dist',
    emptyOutDir: true,
    // The editor comes in a file of its own, with the first text that is opened.
    chunkSizeWarningLimit: 2_000,
  },
})
