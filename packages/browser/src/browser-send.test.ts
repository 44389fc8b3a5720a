import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Send } from '@lanting/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { browserSend } from './browser-send.ts'

let answer: { status: number; body: unknown } = { status: 200, body: { code: 0, result: 1 } }
let seen: { method?: string; headers: IncomingHttpHeaders; body: string } | undefined

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen = { method: request.method, headers: request.headers, body }
  if (answer.status === 0) return response.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer.body))
})

let call: Send
let announced: (number | string)[] = []
let token = 'secret'
/** The events between a refusal and the second attempt. */
let logInAgain: () => boolean = () => false

const send = (url: string, body?: unknown, quiet = false) =>
  call({
    method: body === undefined ? 'GET' : 'POST',
    url,
    body,
    quiet,
  })

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  call = browserSend({
    language: () => 'en',
    token: () => token,
    announce: (failure) => announced.push(failure.status),
    onRefused: async ({ status }, held) => {
      announced.push(`${status} ${held}`)
      return logInAgain()
    },
    base: address(),
  })
})
afterEach(() => {
  announced = []
  token = 'secret'
  logInAgain = () => false
  answer = { status: 200, body: { code: 0, result: 1 } }
})
afterAll(() => server.close())

describe('a call', () => {
  it('sends JSON, the marker header and the language', async () => {
    expect(await send('/api/x', { a: '茶' })).toBe(1)
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'en',
    })
    expect(seen?.body).toBe('{"a":"茶"}')
  })

  it('sends the token bare to the own API', async () => {
    await send('/api/x')
    expect(seen?.headers.authorization).toBe('secret')
  })

  it.each(['/wapi/search', '/apish', '//elsewhere.example/api/x'])(
    'never sends the token to %s',
    async (url) => {
      answer = { status: 200, body: { code: url.startsWith('/wapi/') ? 200 : 0 } }
      await send(url)
      expect(seen?.headers).not.toHaveProperty('authorization')
    },
  )

  it('unwraps the response of a music call', async () => {
    answer = { status: 200, body: { code: 200, result: { songs: [] }, more: true } }
    expect(await send('/wapi/search')).toEqual({ result: { songs: [] }, more: true })
    await expect(send('/api/x')).rejects.toMatchObject({ code: 200 })
  })

  it.each([
    [
      400,
      { code: '100001', message: 'no', reason: 'userNotFound' },
      { status: 400, code: '100001', message: 'no', reason: 'userNotFound' },
    ],
    [200, { code: 100, message: 'hint' }, { status: 200, code: 100, message: 'hint' }],
    [500, 'nonsense', { status: 500 }],
  ])('rejects a response of %i %o', async (status, body, failure) => {
    answer = { status, body }
    await expect(send('/api/x')).rejects.toMatchObject(failure)
  })

  it('is announced once when it fails, unless the caller is quiet', async () => {
    answer = { status: 403, body: { code: '100002', message: 'no' } }
    await expect(send('/api/x')).rejects.toThrow()
    await expect(send('/api/x', {}, true)).rejects.toThrow()
    expect(announced).toEqual([403])
  })

  it.each([true, false])('reports a refusal once, and rejects (quiet: %s)', async (quiet) => {
    answer = { status: 401, body: { code: '100016', message: 'no' } }
    await expect(send('/api/x', {}, quiet)).rejects.toMatchObject({ status: 401 })
    expect(announced).toEqual(['401 secret'])
  })

  it('continues with the new token after its user has logged in again', async () => {
    answer = { status: 401, body: { code: '100016', message: 'no' } }
    logInAgain = () => {
      token = 'another'
      answer = { status: 200, body: { code: 0, result: 'went on' } }
      return true
    }
    expect(await send('/api/x', { a: 1 })).toBe('went on')
    expect(seen?.headers.authorization).toBe('another')
    expect(seen?.body).toBe('{"a":1}')
  })

  it('is not attempted a third time', async () => {
    answer = { status: 401, body: { code: '100016', message: 'no' } }
    logInAgain = () => true
    await expect(send('/api/x')).rejects.toMatchObject({ status: 401 })
    expect(announced).toEqual(['401 secret', 401])
  })

  it('rejects with status 0 when there is no response', async () => {
    answer = { status: 0, body: '' }
    await expect(send('/api/x')).rejects.toMatchObject({ status: 0, code: 'network' })
  })
})
