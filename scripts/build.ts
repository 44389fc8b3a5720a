import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { stampBuild } from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'

const root = fileURLToPath(new URL('../apps/web/', import.meta.url))
const admin = fileURLToPath(new URL('../apps/admin/', import.meta.url))

await rm(new URL('../apps/web/dist/', import.meta.url), { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await build({ root, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
await build({ root: admin, configFile: `${admin}vite.config.ts`, logLevel: 'warn' })
await Promise.all([compressFiles(`${root}dist/client`), compressFiles(`${admin}dist/assets`)])
await stampBuild()
