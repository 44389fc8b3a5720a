/** @module-tag long */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, it, onTestFinished } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { type ChatClient, chatClient, chatUser, SOON, wholeHistory } from './testing/chat.ts'
import { ownFolder } from './testing/own-folder.ts'
import { startSite } from './testing/site.ts'

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
  const DATA_DIR = await ownFolder()
  const PORT = String(await findFreePort())
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
