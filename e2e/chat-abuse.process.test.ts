import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type ChatUser, chatClient, chatUser, SOON, wholeHistory } from './testing/chat.ts'
import { type RunningSite, startSite } from './testing/site.ts'

let site: RunningSite
let honest: ChatUser
let abuser: ChatUser

beforeAll(async () => {
  site = await startSite({ DEMO: 'off' })
  honest = await chatUser(site.url, 'honest01')
  abuser = await chatUser(site.url, 'abuser01')
})
afterAll(() => site.stop())

const address = () => `${site.url.replace('http', 'ws')}/ws/`

/** A socket that sends anything. */
const rudeSocket = (onOpen: (socket: WebSocket) => void) => {
  const socket = new WebSocket(address())
  const received: { type: string; code?: string }[] = []
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code)
  })
  socket.onopen = () => onOpen(socket)
  socket.onmessage = ({ data }) => received.push(JSON.parse(String(data)))
  onTestFinished(() => socket.close())
  return { socket, received, closed }
}

const init = (token?: string) => JSON.stringify({ type: 'init', user_id: honest.user_id, token })

/** A writer and a reader, used while other clients misbehave. */
const conversation = async () => {
  const [writer, reader] = [chatClient(() => site.url, honest), chatClient(() => site.url)]
  onTestFinished(() => {
    for (const { chat } of [writer, reader]) chat.close()
  })
  await Promise.all([writer.isReady(), reader.isReady()])
  return async (text: string) => {
    writer.chat.send(text)
    await expect.poll(reader.texts, SOON).toContain(text)
  }
}

it('closes on frames of a megabyte, without affecting other clients', async () => {
  const say = await conversation()
  const large = JSON.stringify({ type: 'message', content: 'x'.repeat(1_000_000) })
  const { closed } = rudeSocket((socket) => {
    socket.send(init(abuser.token))
    socket.send(large)
  })
  await say('beside a megabyte')
  expect(await closed).toBe(1009)
})

it('disconnects a client that sends a thousand frames a second, without affecting other clients', async () => {
  const say = await conversation()
  const frame = JSON.stringify({ type: 'message', content: 'spam', content_type: 'text' })
  let isOver = false
  const flood = async () => {
    const codes: number[] = []
    while (!isOver) {
      const { closed } = rudeSocket((socket) => {
        socket.send(init(abuser.token))
        for (let count = 0; count < 1_000; count += 1) socket.send(frame)
      })
      codes.push(await closed)
    }
    return codes
  }
  const begun = performance.now()
  const flooding = flood()
  for (const text of ['one', 'two', 'three']) await say(`${text} beside the flood`)
  isOver = true
  const codes = await flooding
  expect(new Set(codes)).toEqual(new Set([4003]))
  const spam = (await wholeHistory(site.url)).filter(({ content }) => content === 'spam')
  // Allowed are ten at once and one a second, also after reconnecting.
  const seconds = (performance.now() - begun) / 1_000
  expect(spam.length).toBeLessThanOrEqual(11 + seconds)
})

it('rejects sockets beyond the limit per address; half-open sockets block no client', async () => {
  const say = await conversation()
  const { port } = new URL(site.url)
  const upgrade = [
    ...['GET /ws/ HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
  ].join('\r\n')
  const answers: string[] = []
  const sockets = Array.from({ length: 500 }, (_, at) => {
    const socket = connect(Number(port), 'localhost', () => {
      // Half of them never finish the handshake. The others never identify themselves.
      socket.write(at % 2 ? upgrade.slice(0, 40) : upgrade)
    })
    socket.on('data', (bytes) => answers.push(String(bytes).slice(9, 12)))
    socket.on('error', () => socket.destroy())
    return socket
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await say('beside five hundred')
  // Too many sockets are rejected with a response, too many connections without one.
  const refused = () =>
    answers.filter((status) => status === '429').length +
    sockets.filter(({ destroyed, bytesRead }) => destroyed && bytesRead === 0).length
  await expect.poll(refused, SOON).toBeGreaterThan(200)
  const opened = answers.filter((status) => status === '101').length
  expect(opened).toBeLessThanOrEqual(60)
  await say('still beside them')
})

it('ignores claimed identities', async () => {
  const say = await conversation()
  const { received, closed, socket } = rudeSocket((made) => {
    made.send(init())
    for (const frame of [
      { type: 'message', user_id: honest.user_id, content: 'forged', content_type: 'text' },
      { type: 'revert', message_id: 1 },
      { type: 'offline', user_id: honest.user_id },
    ]) {
      made.send(JSON.stringify(frame))
    }
  })
  const errors = () => received.filter(({ type }) => type === 'error').map(({ code }) => code)
  await expect.poll(errors, SOON).toEqual(['loginFirst', 'loginFirst', 'loginFirst'])
  await say('still here')
  const log = await wholeHistory(site.url)
  expect(log.some(({ content }) => content === 'forged')).toBe(false)
  expect(log[0]?.id).toBe(1)
  socket.close()
  await closed
})
