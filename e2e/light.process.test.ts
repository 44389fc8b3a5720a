import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { ownFolder } from './testing/own-folder.ts'
import { startSite } from './testing/site.ts'

/** Measured: 2.04 to 2.09. Started from the sources, with all libraries, it was 4.5. */
const MOST_RATIO = 2.6
/** The thread that reads the songs has ended by then. */
const SETTLED_MS = 8_000

const residentKb = (pid = 0) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const startBareFastify = async () => {
  const program = fileURLToPath(new URL('testing/bare-fastify.js', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

/** Starts the site a second time: the first start creates the demo content. */
const startAgain = async (settings: Record<string, string> = {}) => {
  const DATA_DIR = await ownFolder()
  await (await startSite({ DATA_DIR })).stop()
  const site = await startSite({ DATA_DIR, ...settings })
  onTestFinished(async () => void (await site.stop()))
  return site
}

it('is small when idle, compared with an empty Fastify app', async () => {
  const [site, bare] = [await startAgain(), await startBareFastify()]
  await wait(SETTLED_MS)
  const ratio = residentKb(site.process.pid) / residentKb(bare.pid)
  console.log(`idle memory: ${ratio.toFixed(2)} times an empty Fastify app`)
  expect(ratio).toBeLessThan(MOST_RATIO)
})

/** The files of the build that contain, or use, what an idle site does not need. */
const ON_DEMAND =
  /sharp|nodemailer|docs-app|swagger|metrics|redis-platform|postgres-driver|markdown\.worker|parse\.worker|read-demo/

it('runs from its build, and loads rarely used libraries on demand', async () => {
  const folder = await ownFolder()
  const LOADED_MODULES = join(folder, 'modules')
  const site = await startAgain({
    LOADED_MODULES,
    NODE_OPTIONS: `--import=${new URL('testing/record-modules.js', import.meta.url)}`,
  })
  const loaded = () => readFileSync(LOADED_MODULES, 'utf8').split('\n')
  expect((await fetch(`${site.url}/home`)).status).toBe(200)
  expect(loaded().some((url) => url.endsWith('apps/server/dist/server.js'))).toBe(true)
  expect(loaded().filter((url) => url.endsWith('.ts') || ON_DEMAND.test(url))).toEqual([])
  // The recording would find them.
  expect((await fetch(`${site.url}/api/docs/json`)).status).toBe(200)
  expect(loaded().some((url) => ON_DEMAND.test(url))).toBe(true)
})
