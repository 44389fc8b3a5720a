import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildServer } from './build-server.ts'
import { type BuildName, readSources, stampBuild } from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'

const root = fileURLToPath(new URL('../apps/web/', import.meta.url))
const admin = fileURLToPath(new URL('../apps/admin/', import.meta.url))

const buildSite = async () => {
  await rm(new URL('../apps/web/dist/', import.meta.url), { recursive: true, force: true })
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
  await build({ root: admin, configFile: `${admin}vite.config.ts`, logLevel: 'warn' })
  await Promise.all([compressFiles(`${root}dist/client`), compressFiles(`${admin}dist/assets`)])
}

const BUILDS: Readonly<Record<BuildName, () => Promise<void>>> = {
  server: buildServer,
  site: buildSite,
}

/** `build.ts` builds everything; `build.ts server` only what is named. */
const asked = process.argv.slice(2)
for (const [name, run] of Object.entries(BUILDS) as [BuildName, () => Promise<void>][]) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const sources = readSources(name)
  await run()
  stampBuild(name, sources)
}
