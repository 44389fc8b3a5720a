import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Service, startPostgres, startRedis } from '../apps/server/src/testing/services.ts'
import {
  type ChatClient,
  type ChatUser,
  chatClient,
  chatUser,
  SOON,
  wholeHistory,
} from './testing/chat.ts'
import { freePort, type RunningSite, scratch, startSite } from './testing/site.ts'

const KILLS = inject('long') ? 30 : 2

const allOf = (clients: readonly ChatClient[]) => {
  onTestFinished(() => {
    for (const { chat } of clients) chat.close()
  })
  return Promise.all(clients.map(({ isReady }) => isReady()))
}

/** All messages of all users, in the order of the log. */
const isWhole = async (url: string, written: readonly string[], clients: readonly ChatClient[]) => {
  for (const { chat } of clients) {
    await expect.poll(() => chat.getState().pending, SOON).toEqual([])
  }
  const log = (await wholeHistory(url)).map(({ content }) => content)
  expect(log.toSorted()).toEqual(written.toSorted())
  for (const { chat, texts } of clients) {
    while (chat.getState().hasMore && (await chat.loadMore()));
    await expect.poll(texts, SOON).toEqual(log)
  }
}

it(`loses and duplicates no message when it is killed ${KILLS} times under load`, async () => {
  const DATA_DIR = await scratch()
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const PORT = String(await freePort())
  const start = () => startSite({ DATA_DIR, PORT, DEMO: 'off' })
  let site = await start()
  const url = `http://localhost:${PORT}`
  const users = await Promise.all(['killed01', 'killed02', 'killed03'].map((n) => chatUser(url, n)))
  const writers = users.map((user) => chatClient(() => url, user))
  const reader = chatClient(() => url)
  await allOf([...writers, reader])

  const written: string[] = []
  for (let round = 0; round < KILLS; round += 1) {
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [at, { chat }] of writers.entries()) {
        written.push(`${round}.${turn}.${at}`)
        chat.send(`${round}.${turn}.${at}`)
      }
      // The kill comes under load: some messages of this round have arrived, and more are pending.
      if (turn === 2) await expect.poll(() => reader.texts().at(-1), SOON).toMatch(`${round}.`)
    }
    await wait(Math.random() * 20)
    site.process.kill('SIGKILL')
    await site.ended
    site = await start()
    for (const { chat } of [...writers, reader]) {
      await expect.poll(() => chat.getState().connection.kind, SOON).not.toBe('open')
      chat.wake()
    }
  }
  await isWhole(url, written, [...writers, reader])
  await site.stop()
})

describe('two nodes', () => {
  let postgres: Service
  let redis: Service
  let here: RunningSite
  let there: RunningSite
  let user: ChatUser
  let other: ChatUser

  beforeAll(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DEMO: 'off' }
    here = await startSite({ ...settings, LOG_LEVEL: 'silent' })
    there = await startSite({ ...settings, LOG_LEVEL: 'silent' })
    user = await chatUser(here.url, 'nodeone1')
    other = await chatUser(here.url, 'nodetwo2')
  })
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop('SIGKILL')])
    await Promise.all([postgres.stop(), redis.stop()])
  })

  const online = ({ chat }: ChatClient) =>
    chat
      .getState()
      .online.map(({ user_id }) => user_id)
      .toSorted()

  it('share one room, also while Redis is down and after it is back', async () => {
    const [one, two] = [chatClient(() => here.url, user), chatClient(() => there.url, other)]
    await allOf([one, two])
    const both = [user.user_id, other.user_id].toSorted()
    for (const client of [one, two]) await expect.poll(() => online(client), SOON).toEqual(both)
    const written: string[] = []
    const say = ({ chat }: ChatClient, text: string) => {
      written.push(text)
      chat.send(text)
    }
    say(one, 'before')
    await expect.poll(two.texts, SOON).toEqual(['before'])
    const port = Number(new URL(redis.url).port)
    await redis.stop()
    say(one, 'without 1')
    say(two, 'without 2')
    await expect.poll(() => one.texts().length, SOON).toBe(3)
    await expect.poll(() => two.texts().length, SOON).toBe(3)
    redis = await startRedis({ port })
    say(two, 'after 1')
    say(one, 'after 2')
    await isWhole(here.url, written, [one, two])
    for (const client of [one, two]) await expect.poll(() => online(client), SOON).toEqual(both)
  })

  it('survive the loss of one node: its users move to the other node, and no message is lost', async () => {
    let home = there.url
    const [one, two] = [chatClient(() => here.url, user), chatClient(() => home, other)]
    const visitor = chatClient(() => here.url)
    await allOf([one, two, visitor])
    await expect.poll(() => online(visitor), SOON).toContain(other.user_id)
    const before = (await wholeHistory(here.url)).map(({ content }) => content)
    const written = [...before]
    for (let turn = 0; turn < 5; turn += 1) {
      written.push(`dying ${turn}`)
      two.chat.send(`dying ${turn}`)
    }
    there.process.kill('SIGKILL')
    await there.ended
    await expect.poll(() => two.chat.getState().connection.kind, SOON).toBe('waiting')
    // No message is sent to the other node. It detects that these users are gone.
    await expect.poll(() => online(visitor), SOON).toEqual([user.user_id])
    home = here.url
    two.chat.wake()
    await isWhole(here.url, written, [one, two, visitor])
    await expect.poll(() => online(visitor), SOON).toContain(other.user_id)
  })
})
