import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveUpstreamFiles } from './serve-upstream-files.ts'

/** As many as are served at once. */
const READERS = 100
const PATH = '/wapi/upstream-audio/1'

const openUpstream = async () => {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'audio/mpeg').end('sound'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('does not count readers who leave before the file is found', async () => {
  const app = Fastify()
  const found = Promise.withResolvers<string>()
  let asked = 0
  const keyOf = () => {
    asked += 1
    return found.promise
  }
  serveUpstreamFiles(app, {
    upstream: { base: await openUpstream(), login: { username: 'a', password: 'b' } },
    keys: { keyOf },
    onFailure: () => {},
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const readers = Array.from({ length: READERS }, () => connect(port, '127.0.0.1'))
  for (const reader of readers) reader.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await expect.poll(() => asked).toBe(READERS)
  for (const reader of readers) reader.destroy()
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  found.resolve('key')
  const answer = await fetch(address + PATH)
  expect([answer.status, await answer.text()]).toEqual([200, 'sound'])
})

it('shows covers while as many songs are heard as may be', async () => {
  const server = createServer((request, response) => {
    const isCover = request.url?.startsWith('/rest/getCoverArt')
    response.setHeader('content-type', isCover ? 'image/webp' : 'audio/mpeg')
    if (isCover) response.end('picture')
    else response.write('sound')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const app = Fastify()
  serveUpstreamFiles(app, {
    upstream: {
      base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      login: { username: 'a', password: 'b' },
    },
    keys: { keyOf: async () => 'key' },
    onFailure: () => {},
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const heard = new AbortController()
  onTestFinished(async () => {
    heard.abort()
    await app.close()
  })
  const listen = () => fetch(address + PATH, { signal: heard.signal })
  const streams = await Promise.all(Array.from({ length: READERS }, listen))
  expect(streams.every(({ status }) => status === 200)).toBe(true)
  expect((await listen()).status).toBe(429)
  const cover = await fetch(`${address}/wapi/upstream-cover/1`)
  expect([cover.status, await cover.text()]).toEqual([200, 'picture'])
})
