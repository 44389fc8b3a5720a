import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  contractAddresses,
  diagramWorkshop,
  refreshPreamble,
  siteAssets,
  thanks,
} from './vite-plugins.ts'

const INITIAL = ['$initial' as const]

/**
 * What every page loads first, in few files: what others wrote changes seldom, what we write often.
 * The entry stays alone, because it waits for files that may need what stands in these;
 * the mermaid-frame for diagrams is a page of its own.
 */
const FIRST_VIEW = [
  { name: 'library', tags: INITIAL, test: /[\\/]node_modules[\\/]/, priority: 1 },
  { name: 'first-view', tags: INITIAL, test: /(?<!entry-client|mermaid-frame)\.tsx?$/ },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    contractAddresses(),
    siteAssets(),
    refreshPreamble(),
    thanks(),
    diagramWorkshop(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The policy of a page takes fonts from files only.
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: FIRST_VIEW } },
        },
  },
}))
