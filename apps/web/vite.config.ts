import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractAddresses, refreshPreamble, siteAssets, thanks } from './vite-plugins.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contractAddresses(), siteAssets(), refreshPreamble(), thanks()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}))
