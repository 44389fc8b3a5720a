import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratch, startSite } from '../e2e/testing/site.ts'
import { runRaces } from './benchmarks.ts'
import { FULL, QUICK } from './settings.ts'

/** Only the cached responses. Prints the medians and the spread of the ratio. */
const settings = process.argv.includes('--quick') ? QUICK : FULL
const DATA_DIR = await scratch()
const environment = { DATA_DIR, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info' }
const site = await startSite(environment)
try {
  await sleep(settings.settleMs)
  for (const { name, bytes, ratio, ourCpuUs, bareCpuUs } of await runRaces(
    site,
    settings,
    () => undefined,
  )) {
    const spread = `${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)}`
    const cpu = `CPU ${ourCpuUs.median.toFixed(0)} µs, bare ${bareCpuUs.median.toFixed(0)} µs`
    console.log(`${name} (${bytes} bytes): ${ratio.median.toFixed(2)} (${spread}); ${cpu}`)
  }
} finally {
  await site.stop()
  await rm(DATA_DIR, { recursive: true, force: true })
}
