import { expect } from 'vitest'
import { type ChatClient, type ChatUser, chatClient } from '../testing/chat.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { repeat } from './answers.ts'

/** A user may send one message a second. */
const SEND_EVERY_MS = 1_100
const SOON = { timeout: 30_000, interval: 100 }

/** Sockets of visitors, and users who write all the time. */
export const openChatLoad = async (
  { url, query }: Pick<Cluster, 'url' | 'query'>,
  users: readonly ChatUser[],
  sockets: number,
) => {
  const writers = users.map((user) => chatClient(() => url, user, newAddress()))
  const readers = Array.from({ length: sockets - users.length }, () =>
    chatClient(() => url, undefined, newAddress()),
  )
  const clients: readonly ChatClient[] = [...writers, ...readers]
  await Promise.all(clients.map(({ isReady }) => isReady()))
  const written: string[] = []

  const isOpen = ({ chat }: ChatClient) => chat.getState().connection.kind === 'open'
  const pending = () => writers.flatMap(({ chat }) => chat.getState().pending)

  return {
    count: () => written.length,
    start: () => {
      const stops = writers.map(({ chat }, at) =>
        repeat(SEND_EVERY_MS, async () => {
          const text = `line ${written.length} of ${at}`
          written.push(text)
          chat.send(text)
        }),
      )
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    /** Connects the clients again that gave up, like a browser that is shown again. */
    wake: () => {
      for (const client of clients) if (!isOpen(client)) client.chat.wake()
    },
    isBack: () => clients.every(isOpen),
    /** The writers, for the message of a failed test. */
    report: () =>
      writers.map(({ chat }) => {
        const { connection, pending } = chat.getState()
        return `${JSON.stringify(connection)}, ${pending.length} pending`
      }),
    /** Every message is stored once, and everybody has the same messages in the same order. */
    verify: async () => {
      await expect.poll(pending, SOON).toEqual([])
      const rows = await query<{ content: string }>('select content from chat_messages order by id')
      const log = rows.map(({ content }) => content)
      expect(log.toSorted()).toEqual(written.toSorted())
      for (const { texts } of clients) {
        await expect.poll(() => texts().at(-1), SOON).toBe(log.at(-1))
        // After a long absence a client has loaded the newest messages again.
        expect(texts()).toEqual(log.slice(-texts().length))
        expect(texts().length).toBeGreaterThanOrEqual(Math.min(log.length, 20))
      }
    },
    close: () => {
      for (const { chat } of clients) chat.close()
    },
  }
}
