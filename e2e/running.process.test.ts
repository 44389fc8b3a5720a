import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Service, startPostgres, startRedis } from '../apps/server/src/testing/services.ts'
import { ownFolder } from './testing/own-folder.ts'
import { messagesIn, type RunningSite, runProgram, startSite } from './testing/site.ts'

/** Requests and the database each get two seconds without progress; the rest is a slow machine. */
const STOPPED_WITHIN_MS = 6_000

let postgres: Service
let redis: Service
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  // A first start may build the site, and says so to whoever builds.
  await (await startSite({ DEMO: 'off' })).stop()
})
afterAll(() => Promise.all([postgres.stop(), redis.stop()]))

const startLarge = async (settings: Record<string, string> = {}) =>
  startSite({
    ...{ DATA_DIR: await ownFolder(), DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    ...{ DEMO: 'off', ...settings },
  })

const openClient = async () => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Stops all of its processes: connections stay open, and nothing is answered. */
const freezePostgres = async () => {
  const { rows } = await (await openClient()).query('select pid from pg_stat_activity')
  const send = (signal: NodeJS.Signals) => {
    for (const { pid } of rows) process.kill(pid, signal)
  }
  onTestFinished(() => {
    postgres.resume()
    send('SIGCONT')
  })
  postgres.pause()
  send('SIGSTOP')
}

const expectSoonEnd = async (site: RunningSite) => {
  const asked = performance.now()
  const { code, output, errors } = await site.stop()
  expect({ code, log: output + errors }).toMatchObject({ code: 0 })
  expect(performance.now() - asked).toBeLessThan(STOPPED_WITHIN_MS)
}

it('every line of the log is JSON, also of Node itself and while Redis is away', async () => {
  const plan =
    "process.once('SIGUSR2',()=>{process.emitWarning('planted');setImmediate(()=>{throw(Error('nobody'))})})"
  const site = await startLarge({ NODE_OPTIONS: `--import=data:text/javascript,${plan}` })
  const health = async () => (await fetch(`${site.url}/api/health`)).text()
  await redis.kill('SIGKILL')
  await expect.poll(health, { timeout: 20_000 }).toContain('degraded')
  await expect.poll(site.log, { timeout: 20_000 }).toContain('ECONNREFUSED')
  await redis.restart()
  await expect.poll(health, { timeout: 20_000 }).not.toContain('degraded')
  const { code, output, errors } = await site.stop('SIGUSR2')
  expect(code).toBe(1)
  expect(messagesIn(output).join('\n')).toMatch(/^Welcome.*\nLanting is open at/)
  const said = messagesIn(errors)
  expect(said).toContainEqual(expect.stringContaining('ECONNREFUSED'))
  expect(said.slice(-2)).toEqual(['planted', 'nobody'])
})

it('a failed start is one line of JSON', async () => {
  const { output, errors } = await runProgram({ DATA_DIR: await ownFolder(), PORT: 'x' }).ended
  expect(messagesIn(output + errors)).toEqual([expect.stringMatching(/^PORT is "x"/)])
})

it('a frozen database holds no stop', async () => {
  const site = await startLarge()
  await freezePostgres()
  const request = fetch(`${site.url}/api/talk/getTalkList/1/5`).catch(() => undefined)
  await expectSoonEnd(site)
  await request
})

it('a lock that is held for ever holds no stop', async () => {
  const site = await startLarge()
  const holder = await openClient()
  await holder.query('begin; lock table articles, talks, daily_stats, settings')
  const request = fetch(`${site.url}/api/article/blogHomeGetArticleList/1/5?x=1`).catch(
    () => undefined,
  )
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0)
  await expectSoonEnd(site)
  await request
})
