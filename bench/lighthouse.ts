import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratch, startSite } from '../e2e/testing/site.ts'
import { requirePackages } from '../scripts/debian-packages.ts'
import { withLighthouse } from './document.ts'
import { findingOf, type Run, section } from './lighthouse-report.ts'
import { describeCommit, describeMachine } from './machine.ts'

/** Downloaded on demand: it has hundreds of dependencies, and nothing else uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROMIUM = '/usr/bin/chromium'
const FLAGS = '--headless=new --no-sandbox --disable-background-networking --no-first-run'
const RUNS = 5
const ATTEMPTS = 3
const PAGES = { home: '/home', article: '/article?id=1' }
const DOCUMENT = new URL('../docs/performance.md', import.meta.url)

const isQuick = process.argv.includes('--quick')

/**
 * Runs one visit of a phone on a slow network, simulated by Lighthouse. Returns undefined when it
 * failed.
 */
const visit = async (url: string, folder: string): Promise<Run | undefined> => {
  const file = join(folder, 'report.json')
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`]
  const child = spawn('npx', [...args, `--chrome-flags=${FLAGS}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? JSON.parse(await readFile(file, 'utf8')) : undefined
}

/** On a busy machine a visit sometimes loses its trace, and Lighthouse asks for a retry. */
const visitUntilSeen = async (url: string, folder: string): Promise<Run> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const run = await visit(url, folder)
    if (run) return run
  }
  throw new Error(`${LIGHTHOUSE} failed ${ATTEMPTS} times at ${url}`)
}

requirePackages(['chromium', 'fonts-noto-cjk'])
const machine = describeMachine()
const commit = describeCommit()
const folder = await scratch()
const site = await startSite()
try {
  const findings = []
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Run[] = []
    for (let run = 1; run <= (isQuick ? 1 : RUNS); run += 1) {
      console.log(`${name}, run ${run}`)
      runs.push(await visitUntilSeen(site.url + path, folder))
    }
    findings.push(findingOf(name, runs))
  }
  const date = new Date().toISOString().slice(0, 10)
  const text = section({ findings, machine, commit, date, tool: LIGHTHOUSE })
  console.log(text)
  if (!isQuick) {
    // The first of the two benchmarks creates the document.
    const before = await readFile(DOCUMENT, 'utf8').catch(() => '')
    await writeFile(DOCUMENT, withLighthouse(before, text))
  }
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
