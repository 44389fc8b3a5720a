import type { AddressInfo } from 'node:net'
import type { ChatServerFrame } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import type { Platform } from '../platform/open.ts'
import { openTestApp } from './test-app.ts'

type Options = Parameters<typeof openTestApp>[0]

interface Handshake {
  /** Sent with init. */
  readonly token?: string
  readonly headers?: Record<string, string>
  readonly init?: object
}

const WAIT = { timeout: 10_000, interval: 5 }

/** A socket that records the frames it receives. */
export const chatSocket = (address: string, { token, headers, init }: Handshake = {}) => {
  const frames: ChatServerFrame[] = []
  const socket = new WebSocket(address, { headers })
  let closed: { code: number; reason: string } | undefined
  let refused: string | undefined
  socket.on('open', () => socket.send(JSON.stringify({ type: 'init', token, ...init })))
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  socket.on('error', (error) => {
    refused = error.message
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
  })
  const of = <T extends ChatServerFrame['type']>(type: T) =>
    frames.filter((frame): frame is Extract<ChatServerFrame, { type: T }> => frame.type === type)
  return {
    socket,
    frames,
    of,
    closed: () => closed,
    refused: () => refused,
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    write: (content: string, more: object = {}) =>
      socket.send(JSON.stringify({ type: 'message', content, content_type: 'text', ...more })),
    /** Waits until a number of frames of that type has arrived. */
    has: async <T extends ChatServerFrame['type']>(type: T, count = 1) => {
      await vi.waitFor(() => expect(of(type).length).toBeGreaterThanOrEqual(count), WAIT)
      return of(type)
    },
    until: (check: () => void) => vi.waitFor(check, WAIT),
  }
}

/** Starts the app and opens sockets to its chat room. */
const openDoor = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}/ws/`
  const connect = (handshake: Handshake = {}) => {
    const made = chatSocket(address, handshake)
    onTestFinished(() => made.socket.terminate())
    return made
  }
  const enter = async (handshake: Handshake = {}) => {
    const made = connect(handshake)
    await made.has('onlineList')
    return made
  }
  return { port, connect, enter }
}

export const openChatApp = async (options: Options = {}) => {
  const opened = await openTestApp(options)
  return { ...opened, ...(await openDoor(opened.app)) }
}

/** A second node of the same site on the same bus. */
export const openSecondNode = async (platform: Platform) => {
  const site = {
    render: async () => ({ status: 200, html: '' }),
    serveFiles: async () => undefined,
    close: async () => undefined,
  }
  const config = parseConfig({ LOG_LEVEL: 'silent' })
  const app = await buildApp(platform, config, site, () => undefined)
  onTestFinished(() => app.close())
  return openDoor(app)
}
