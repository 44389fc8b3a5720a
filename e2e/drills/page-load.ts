import { expect } from 'vitest'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { type Answers, repeat, sending } from './answers.ts'

/** A page is never older than an acknowledged write, after this time. */
export const AGE_MS = 1_000
/** An administrator may write one talk a second. */
const WRITE_EVERY_MS = 1_050
const READ_EVERY_MS = 700
const LIST = '/api/talk/blogGetTalkList'

interface OldPage {
  readonly node: number
  readonly path: string
  readonly expected: number
  readonly found: number
}

const newestIn = (text: string) =>
  Math.max(0, ...[...text.matchAll(/talk number (\d+)\./g)].map(([, number]) => Number(number)))

/** Writes talks through the proxy, and reads them at every node all the time. */
export const createPageLoad = (cluster: Cluster, answers: Answers, token: string) => {
  const acknowledged: { readonly number: number; readonly at: number }[] = []
  const old: OldPage[] = []
  let number = 0
  let reads = 0

  const write = async () => {
    number += 1
    const own = number
    const body = { content: `talk number ${own}.`, is_top: 2, status: 1, talkImgList: [] }
    const options = sending('POST', token, body, newAddress())
    const { status } = await answers.ask(`${cluster.url}/api/talk/publishTalk`, options)
    if (status === 200) acknowledged.push({ number: own, at: performance.now() })
  }

  const ask = (at: number, path: string, options?: RequestInit) =>
    fetch(cluster.node(at).url + path, { ...options, signal: AbortSignal.timeout(60_000) })

  const readAt = async (node: number, path: string, options?: RequestInit) => {
    const begun = performance.now()
    const due = acknowledged.findLast(({ at }) => at <= begun - AGE_MS)?.number ?? 0
    const answer = await ask(node, path, options).catch(() => undefined)
    if (answer?.status !== 200) return
    // A node that ends in the middle of an answer has not answered.
    const found = newestIn(await answer.text().catch(() => `talk number ${due}.`))
    reads += 1
    if (found < due) old.push({ node, path, expected: due, found })
  }

  const readAll = () => {
    const headers = { 'x-forwarded-for': newAddress() }
    for (const at of cluster.nodes.keys()) {
      void readAt(at, '/talk', { headers })
      void readAt(at, LIST, sending('POST', '', { current: 1, size: 5 }, newAddress()))
    }
  }

  return {
    /** The first page of a node takes long. */
    warmUp: () =>
      Promise.all(
        [...cluster.nodes.keys()].map(async (at) => (await ask(at, '/talk')).arrayBuffer()),
      ),
    counts: () => ({ written: acknowledged.length, reads }),
    start: () => {
      const stop = repeat(WRITE_EVERY_MS, write)
      // Reads begin at fixed times: some wait in the queue of a node that does not answer.
      const timer = setInterval(readAll, READ_EVERY_MS)
      return async () => {
        clearInterval(timer)
        await stop()
      }
    },
    /** No page was old, and every acknowledged talk is stored once. */
    verify: async () => {
      expect(old).toEqual([])
      const rows = await cluster.query<{ content: string }>(
        `select content from talks where content like 'talk number %' order by id`,
      )
      const stored = rows.map(({ content }) => newestIn(content))
      const known = new Set(acknowledged.map((one) => one.number))
      expect(stored.filter((one) => known.has(one))).toEqual(acknowledged.map((one) => one.number))
    },
  }
}
