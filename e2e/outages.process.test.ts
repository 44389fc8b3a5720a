import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Service, startPostgres, startRedis } from '../apps/server/src/testing/services.ts'
import { loginAsOwner, type RunningSite, startSite } from './testing/site.ts'

const WAIT = { timeout: 20_000, interval: 100 }
/** A page is never older than an acknowledged write, also not while Redis is away. */
const AGE_MS = 1_000

let postgres: Service
let redis: Service
let nodes: RunningSite[]
let token: string

beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()])
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DEMO: 'off' }
  nodes = [await startSite(settings)]
  nodes.push(await startSite(settings), await startSite(settings))
  token = await loginAsOwner(nodes[0]?.url ?? '')
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await Promise.all([postgres.stop(), redis.stop()])
})

interface Answer {
  readonly status: number
  readonly result?: unknown
  readonly reason?: string
  readonly message?: string
}

const ask = async (node: RunningSite, path: string, body?: object): Promise<Answer> => {
  const response = await fetch(node.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  return { status: response.status, ...((await response.json()) as object) }
}

const node = (place: number) => nodes[place % nodes.length] as RunningSite

const writeTalk = (place: number, content: string) =>
  ask(node(place), '/api/talk/publishTalk', { content, is_top: 2, status: 1, talkImgList: [] })

/** The newest talk, as a visitor reads it at a node. */
const newestTalk = async (place: number) => {
  const response = await fetch(`${node(place).url}/api/talk/blogGetTalkList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ current: 1, size: 1 }),
  })
  const { result } = (await response.json()) as { result?: { list: { content: string }[] } }
  return result?.list[0]?.content
}

const pageAt = async (place: number) => (await fetch(`${node(place).url}/talk`)).text()

const isAlive = () =>
  expect(nodes.map(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode)).toEqual([
    null,
    null,
    null,
  ])

const allReady = () =>
  expect
    .poll(() => Promise.all(nodes.map(async (one) => (await ask(one, '/api/health')).result)), WAIT)
    .toEqual([{ status: 'ready' }, { status: 'ready' }, { status: 'ready' }])

/** Writes at all nodes until stopped. Returns the acknowledged texts and the other answers. */
const keepWriting = (name: string) => {
  const acknowledged: string[] = []
  const refused: Answer[] = []
  let isStopped = false
  const write = async (place: number) => {
    for (let times = 0; !isStopped; times += 1) {
      const text = `${name} ${place} ${times}`
      const answer = await writeTalk(place, text).catch((error) => ({
        status: 0,
        message: String(error),
      }))
      if (answer.status === 200) acknowledged.push(text)
      else refused.push(answer)
      await sleep(100)
    }
  }
  const writers = [0, 1, 2].map(write)
  return async () => {
    isStopped = true
    await Promise.all(writers)
    return { acknowledged, refused }
  }
}

const storedTexts = async (name: string) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(`select content from talks where content like $1`, [
    `${name} %`,
  ])
  await client.end()
  return rows.map(({ content }) => content as string)
}

describe('PostgreSQL', () => {
  it.each([
    ['fast', 'SIGINT'],
    ['immediate', 'SIGQUIT'],
  ] as const)(
    'may restart (%s) under writes: no node ends, and nothing is lost',
    async (mode, signal) => {
      const stop = keepWriting(mode)
      await sleep(500)
      await postgres.kill(signal)
      await sleep(700)
      const meanwhile = await ask(node(1), '/api/talk/blogGetTalkList', { current: 1, size: 7 })
      await postgres.restart()
      await allReady()
      const { acknowledged, refused } = await stop()
      isAlive()
      expect(meanwhile.status).toBe(503)
      expect(meanwhile.message).not.toMatch(/terminated|ECONN|57P/)
      expect(refused.filter(({ status }) => ![429, 503].includes(status))).toEqual([])
      const stored = await storedTexts(mode)
      for (const text of acknowledged) expect(stored.filter((one) => one === text)).toEqual([text])
    },
  )
})

describe('Redis', () => {
  it('may be away: the site works, says so, and no page is old', async () => {
    await pageAt(1)
    await redis.kill('SIGKILL')
    await expect
      .poll(async () => (await ask(node(1), '/api/health')).result, WAIT)
      .toEqual({
        status: 'degraded',
      })
    for (const place of [0, 1, 2]) {
      const text = `without redis ${place}`
      expect(await writeTalk(place, text)).toMatchObject({ status: 200 })
      await sleep(AGE_MS)
      for (const reader of [0, 1, 2]) expect(await newestTalk(reader)).toBe(text)
      for (const reader of [0, 1, 2]) expect(await pageAt(reader)).toContain(text)
    }
    await redis.restart()
    await allReady()
    expect(await writeTalk(0, 'with redis')).toMatchObject({ status: 200 })
    for (const reader of [0, 1, 2]) expect(await newestTalk(reader)).toBe('with redis')
    isAlive()
  })

  it('may stop answering: writes are acknowledged within seconds, and no page is old', async () => {
    for (const reader of [0, 1, 2]) await pageAt(reader)
    redis.pause()
    const begun = performance.now()
    expect(await writeTalk(0, 'frozen')).toMatchObject({ status: 200 })
    expect(performance.now() - begun).toBeLessThan(12_000)
    await sleep(AGE_MS)
    for (const reader of [0, 1, 2]) expect(await pageAt(reader)).toContain('frozen')
    redis.resume()
    await allReady()
  })

  it('may lose its subscribers: writes go on, and watched pages are not old', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const reader of [0, 1, 2]) await pageAt(reader)
      const { Redis } = await import('ioredis')
      const observer = new Redis(redis.url)
      await observer.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
      const text = `cut ${round}`
      const written = writeTalk(0, text)
      await observer.quit()
      expect(await written).toMatchObject({ status: 200 })
      await expect.poll(() => pageAt(1), WAIT).toContain(text)
      await expect.poll(() => pageAt(2), WAIT).toContain(text)
    }
    await allReady()
  })

  it('does not keep a node from ending', async () => {
    const last = nodes.pop() as RunningSite
    redis.pause()
    const begun = performance.now()
    await last.stop()
    expect(performance.now() - begun).toBeLessThan(20_000)
    redis.resume()
  })
})
