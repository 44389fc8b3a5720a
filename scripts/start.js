// Plain JavaScript, so that an old Node can print an error before it fails at TypeScript, and a
// built site starts without the TypeScript loader.
const NEEDED_NODE = 26

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(
    `Lanting runs on Node ${NEEDED_NODE}, which npm ci has installed beside it; this is Node ${process.versions.node}. Start it with npm start.`,
  )
  process.exit(1)
}

// Most objects of a start live on. V8 takes that as a need for more space for short-lived objects,
// lets it grow to 16 MB, and keeps it.
const { setFlagsFromString } = await import('node:v8')
setFlagsFromString('--semi-space-growth-factor=1')

const { existsSync } = await import('node:fs')
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
const DIST = new URL('../apps/server/dist/', import.meta.url)

// Compiled code is cached between starts, in a folder that other users cannot write to.
enableCompileCache(fileURLToPath(new URL('.compile-cache', DIST)))

const isBuilt = async () => {
  const check = new URL('build-stamp.js', DIST)
  if (!existsSync(check)) return false
  const { staleBuilds } = await import(check.href)
  return staleBuilds().length === 0
}

const args = process.argv.slice(2)
if (args.length === 0 && (await isBuilt())) {
  const { startBuiltSite } = await import('../apps/server/dist/server.js')
  await startBuiltSite()
} else {
  setFlagsFromString('--semi-space-growth-factor=2')
  const { run } = await import('./run.ts')
  await run(args)
}
