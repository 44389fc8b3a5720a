import { setTimeout as sleep } from 'node:timers/promises'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { call, loginAsOwner, type RunningSite } from '../e2e/testing/site.ts'
import { upload } from '../e2e/testing/uploads.ts'
import type { Settings } from './settings.ts'
import { visitorHeaders } from './visitors.ts'

/** Far from the visitor numbers of the other benchmarks. */
const FIRST_VISITOR = 12_000_000
const SOCKETS = 20
/** How often each part of the load happens. */
const EVERY_MS = { page: 20, read: 50, render: 500, write: 10_000, upload: 5_000, chat: 3_000 }
const PAGES = ['/home', '/archives', '/message/list', '/talk', '/search']
const READS = [
  '/api/config',
  '/api/article/blogHomeGetArticleList/1/5',
  '/api/tag/getTagDictionary',
]
const PICTURE = { width: 1_600, height: 1_200 }
const COMMENT_ON_ARTICLE = 1

export interface MixedLoad {
  readonly requests: number
  /** Answers of other status than 200. */
  readonly failures: number
}

const openSockets = async (url: string, token: string) => {
  const sockets = Array.from(
    { length: SOCKETS },
    () => new WebSocket(`${url.replace('http', 'ws')}/ws/`),
  )
  await Promise.all(
    sockets.map(
      (socket, at) =>
        new Promise<void>((resolve, reject) => {
          socket.onerror = () => reject(new Error('a chat socket does not open'))
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: 'init', ...(at === 0 && { token }) }))
            resolve()
          }
        }),
    ),
  )
  return sockets
}

/** The usual work of a site: cached and uncached pages, views, reads, a few writes, chat, uploads. */
export const runMixedLoad = async (
  site: RunningSite,
  { mixedMs }: Settings,
): Promise<MixedLoad> => {
  const { url } = site
  const token = await loginAsOwner(url)
  const list = await call(`${url}/api/article/blogHomeGetArticleList/1/5`)
  const ids = (list.result as { list: { id: number }[] }).list.map(({ id }) => id)
  const sockets = await openSockets(url, token)
  const picture = await jpeg(PICTURE.width, PICTURE.height)
  const end = performance.now() + mixedMs
  let requests = 0
  let failures = 0
  const count = (status: number) => {
    requests += 1
    if (status !== 200) failures += 1
  }
  const repeat = async (everyMs: number, work: (times: number) => Promise<void> | void) => {
    for (let times = 0; performance.now() < end; times += 1) {
      await work(times)
      await sleep(everyMs)
    }
  }
  const get = async (path: string) => {
    const answer = await fetch(url + path, {
      headers: visitorHeaders(FIRST_VISITOR + requests, path),
    })
    await answer.arrayBuffer()
    count(answer.status)
  }
  const idOf = (times: number) => ids[times % ids.length] ?? 0
  const pages = (times: number) => PAGES[times % PAGES.length] ?? ''

  await Promise.all([
    repeat(EVERY_MS.page, (times) =>
      get(times % 2 ? `/article?id=${idOf(times)}` : pages(times / 2)),
    ),
    repeat(EVERY_MS.read, (times) => get(READS[times % READS.length] ?? '')),
    // Search pages are not cached, so each is rendered.
    repeat(EVERY_MS.render, (times) => get(`/search?q=${times}`)),
    repeat(EVERY_MS.write, async (times) => {
      const body = { for_id: idOf(times), type: COMMENT_ON_ARTICLE, content: `comment ${times}` }
      count((await call(`${url}/api/comment/add`, { token, body })).status)
    }),
    repeat(EVERY_MS.upload, async () => count((await upload(site, token, picture)).status)),
    repeat(EVERY_MS.chat, (times) =>
      sockets[0]?.send(
        JSON.stringify({ type: 'message', content: `message ${times}`, content_type: 'text' }),
      ),
    ),
  ])
  for (const socket of sockets) socket.close()
  return { requests, failures }
}
