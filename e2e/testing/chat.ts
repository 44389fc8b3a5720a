import { setTimeout as sleep } from 'node:timers/promises'
import { type ChatPorts, createChat } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { expect, vi } from 'vitest'
import { registerByCall } from './accounts.ts'
import { call } from './site.ts'

export const SOON = { timeout: 60_000 }

export interface ChatUser {
  readonly user_id: number
  readonly token: string
}

/** Registers an account, and returns its data for the chat room. */
export const chatUser = async (url: string, username: string, from?: string): Promise<ChatUser> => {
  const user = { username, password: 'secret-1', nick_name: username }
  await registerByCall(url, user, from)
  const { result } = await call(`${url}/api/user/login`, { body: user, from })
  const { id, token } = result as { id: number; token: string }
  return { user_id: id, token }
}

/** Retries while the site cannot answer: Redis, which counts calls, may be restarting. */
const historyPage = async (url: string, last_id: number | ''): Promise<ChatMessage[]> => {
  const asked = () => call(`${url}/api/chat/getChatList`, { body: { size: 50, last_id } })
  let answer = await asked()
  await expect
    .poll(async () => {
      if (answer.code !== 0) answer = await asked()
      return answer.code
    }, SOON)
    .toBe(0)
  return (answer.result as { list: ChatMessage[] }).list
}

/** Returns all chat messages, oldest first. */
export const wholeHistory = async (url: string): Promise<ChatMessage[]> => {
  const all: ChatMessage[] = []
  for (let last_id: number | '' = ''; ; last_id = all[0]?.id ?? '') {
    const list = await historyPage(url, last_id)
    all.unshift(...list)
    if (list.length < 50) return all
  }
}

const RETRY_MS = 500
const TRIES = 20

/**
 * Sends one message with an independent client. Returns false when the room rejects it. Retries
 * when the address has too many sockets.
 */
export const sendOnce = async (
  url: string,
  token: string,
  content: string,
  tries = TRIES,
): Promise<boolean> => {
  try {
    return await trySending(url, token, content)
  } catch (error) {
    if (tries === 1) throw error
    await sleep(RETRY_MS)
    return sendOnce(url, token, content, tries - 1)
  }
}

const trySending = (url: string, token: string, content: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/`)
    const client_id = `once-${token.slice(0, 16)}`
    const end = (isStored: boolean) => {
      socket.close()
      resolve(isStored)
    }
    socket.onerror = () => reject(new Error('the room did not let us in'))
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'init', token }))
      socket.send(JSON.stringify({ type: 'message', content, content_type: 'text', client_id }))
    }
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; client_id?: string }
      if (frame.client_id === client_id) end(frame.type === 'message')
    }
  })

/** Node's WebSocket also takes headers. */
const NodeSocket = WebSocket as unknown as new (
  url: string,
  options: { readonly headers: Record<string, string> },
) => WebSocket

type Ports = Pick<ChatPorts, 'connect' | 'loadHistory'>

const socketPorts = (url: () => string, from?: string): Ports => ({
  connect: (events) => {
    const headers: Record<string, string> = from ? { 'x-forwarded-for': from } : {}
    const socket = new NodeSocket(`${url().replace('http', 'ws')}/ws/`, { headers })
    socket.onopen = () => events.onOpen()
    socket.onmessage = ({ data }) => events.onText(String(data))
    socket.onclose = ({ code }) => events.onClose(code)
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    }
  },
  loadHistory: async (body) => {
    const { result } = await call(`${url()}/api/chat/getChatList`, { body, from })
    return result as { list: ChatMessage[] }
  },
})

let names = 0

/**
 * Creates the browser's chat client over a real socket. `url` may change after every disconnect.
 */
export const chatClient = (url: () => string, user?: ChatUser, from?: string) => {
  const chat = createChat({
    ...socketPorts(url, from),
    isPageHidden: () => false,
    now: () => Date.now(),
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs)
      return () => clearTimeout(timer)
    },
    newId: () => {
      names += 1
      return `e2e-${process.pid}-${names}`
    },
  })
  chat.setUser(user)
  chat.open()
  const isReady = () =>
    vi.waitFor(
      () =>
        expect(chat.getState()).toMatchObject({ connection: { kind: 'open' }, history: 'loaded' }),
      SOON,
    )
  return {
    chat,
    isReady,
    texts: () => chat.getState().messages.map(({ content }) => content),
  }
}

export type ChatClient = ReturnType<typeof chatClient>
