import { connect } from 'node:net'
import { PATHS } from '@lanting/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSite, startSite } from './testing/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ DEMO: 'off' })
})
afterAll(() => site.stop())

/** Returns the status of a request. Its request line is sent unchanged. */
const statusOf = (requestLine: string) =>
  new Promise<number>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])))
  })

describe('an address', () => {
  it.each([
    ['/assets/%00', 404],
    ['/art/%2e%2e/x', 404],
    ['/assets//', 404],
    ['/assets/a%5cb', 404],
    ['/diagrams/%00', 404],
    ['/admin/assets/%00', 404],
    ['//', 301],
    ['/\\', 301],
    ['/%ff', 404],
    ['/home%00', 404],
    ['http://another.example/home', 200],
    ['*', 404],
  ])('%s returns %i', async (address, status) => {
    expect(await statusOf(`GET ${address}`)).toBe(status)
  })

  it.each(['QUERY', 'PROPFIND', 'TRACE', 'PATCH', 'SEARCH'])(
    'survives the method %s',
    async (method) => {
      const statuses = await Promise.all(
        ['/home', '/api/config', '/assets/x', '/nothing'].map((path) =>
          statusOf(`${method} ${path}`),
        ),
      )
      expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
    },
  )
})

const BY_ID = [
  PATHS.article,
  PATHS.talk,
  PATHS.photos,
  PATHS.messageDetail,
  PATHS.page,
  PATHS.musicAlbum,
  PATHS.musicArtist,
]
const BY_PAGE = [PATHS.home, PATHS.archives]

describe('a number that no row can have', () => {
  it.each([
    ...BY_ID.map((path) => `${path}?id=2147483648`),
    ...BY_ID.map((path) => `${path}?id=9007199254740991`),
    ...BY_PAGE.map((path) => `${path}?page=99999999`),
    `${PATHS.articleList}?id=2147483648&type=tag`,
    `${PATHS.articleList}?id=1&type=category&page=99999999`,
  ])('returns 404 for %s', async (address) => {
    expect(await statusOf(`GET ${address}`)).toBe(404)
    // The server is not at fault, so nothing is logged.
    expect(site.log()).not.toMatch(/"level":[56]0|dehydrated/)
  })
})
