import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractAddresses, siteAssets } from './vite-plugins.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contractAddresses(), siteAssets()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}))
