import { expect, it } from 'vitest'
import { chatSocket } from '../../../testing/chat-sockets.ts'
import { confirmedAddress, plainMail } from '../../../testing/mails.ts'
import { openOutboxApp } from '../../../testing/outbox-app.ts'

const SOON = { timeout: 20_000, interval: 50 }

it('a digest contains unread mentions and replies of the chat room, with their addresses', async () => {
  const site = await openOutboxApp()
  const { app, smtp, userClient, nextDay } = site
  const [reader, writer] = [await userClient('reader'), await userClient('writer')]
  await confirmedAddress(site, reader, 'me@reader.example')
  await reader.setOwnDigest({ body: { digest: 'daily' } })
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const chat = chatSocket(`${address}/ws/`, { token: writer.token })
  await chat.has('onlineList')
  const unread = async () => (await reader.getNotifyList({ body: { current: 1, size: 10 } })).list
  chat.write('@reader seen on the site')
  await expect.poll(unread, SOON).toHaveLength(1)
  const [seen] = await unread()
  await reader.readNotification({ params: { id: seen?.id ?? 0 } })
  chat.write('@reader come to tea')
  chat.write('@reader recalled again')
  const [, kept, recalled] = await chat.has('message', 3)
  await expect.poll(unread, SOON).toHaveLength(3)
  await writer.recallChatMessage({ params: { id: recalled?.id ?? 0 } })
  chat.socket.terminate()
  nextDay()
  await expect.poll(() => smtp.caught.length, SOON).toBe(1)
  const text = plainMail(smtp.caught[0]?.raw ?? '')
  expect(text).toContain('come to tea')
  expect(text).toContain(`/message/chat#message-${kept?.id}`)
  expect(text).not.toMatch(/seen on the site|recalled again/)
})
