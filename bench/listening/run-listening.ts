import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { loginAsOwner, startSite } from '../../e2e/testing/site.ts'
import { turntableOwner } from '../../e2e/testing/turntable.ts'
import { cpuMs } from '../children.ts'
import { describeCommit, describeMachine } from '../machine.ts'
import { listeningReport } from './listening-report.ts'

const DOCUMENT = new URL('../../docs/listening.md', import.meta.url)
const isQuick = process.argv.includes('--quick')
const LISTENERS = isQuick ? 50 : 500
const MEASURED_MS = isQuick ? 5_000 : 60_000
const SETTLE_MS = isQuick ? 1_000 : 5_000
/** As a browser does, see `packages/turntable/src/timing.ts`. */
const [PING_EVERY_MS, HEARTBEAT_MS] = [15_000, 30_000]
const ROUNDS = isQuick ? 1 : 3

const address = (at: number) => `10.0.${at >> 8}.${at & 255}`

/** A listener that does what a browser does while nothing changes. */
const listen = async (url: string, at: number) => {
  const headers = { 'x-forwarded-for': address(at) }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/`, { headers })
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  await once(socket, 'open')
  send({ type: 'init' })
  send({ type: 'listen', on: true })
  let answers = 0
  socket.on('message', (data) => {
    if (String(data).includes('"clock"')) answers += 1
  })
  await sleep(Math.random() * (isQuick ? 100 : PING_EVERY_MS))
  const timers = [
    setInterval(() => send({ type: 'clock', at: performance.now() }), PING_EVERY_MS),
    setInterval(() => send({ type: 'ping' }), HEARTBEAT_MS),
  ]
  return {
    answers: () => answers,
    close: () => {
      for (const timer of timers) clearInterval(timer)
      socket.terminate()
    },
  }
}

const share = async (site: Awaited<ReturnType<typeof startSite>>) => {
  const before = await cpuMs(site.process)
  await sleep(MEASURED_MS)
  return ((await cpuMs(site.process)) - before) / MEASURED_MS
}

const folder = await mkdtemp(join(tmpdir(), 'lanting-bench-'))
const site = await startSite({ DATA_DIR: folder, TRUSTED_PROXY_HOPS: '1' })
const token = await loginAsOwner(site.url)
const { control } = turntableOwner(
  () => site.url,
  () => token,
)
await control({ action: 'open' })
await sleep(SETTLE_MS)
const rounds: { readonly idle: number; readonly listening: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const idle = await share(site)
  const all = await Promise.all(Array.from({ length: LISTENERS }, (_, at) => listen(site.url, at)))
  await sleep(SETTLE_MS)
  const listening = await share(site)
  const answers = all.reduce((sum, one) => sum + one.answers(), 0)
  if (answers === 0 && !isQuick) throw new Error('no listener got the time')
  for (const one of all) one.close()
  await sleep(SETTLE_MS)
  rounds.push({ idle, listening })
  console.log({ idle, listening, answers })
}
await site.stop()
await rm(folder, { recursive: true })
const text = listeningReport({
  rounds,
  listeners: LISTENERS,
  measuredMs: MEASURED_MS,
  machine: describeMachine(),
  commit: describeCommit(),
  date: new Date().toISOString().slice(0, 10),
})
if (isQuick) console.log(text)
else await writeFile(DOCUMENT, text)
