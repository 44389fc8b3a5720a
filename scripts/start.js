// Plain JavaScript, so that an old Node can print an error before it fails at TypeScript.
const NEEDED_NODE = 26

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(
    `Lanting runs on Node ${NEEDED_NODE}, which npm ci has installed beside it; this is Node ${process.versions.node}. Start it with npm start.`,
  )
  process.exit(1)
}

// Compiled code is cached between starts: the second start takes half the time.
const { enableCompileCache } = await import('node:module')
enableCompileCache()

const { run } = await import('./run.ts')
await run(process.argv.slice(2))
