import { expect } from 'vitest'
import { jpeg } from '../../apps/server/src/testing/pictures.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { type Answers, jsonOf, repeat } from './answers.ts'

const UPLOAD_EVERY_MS = 2_000
const READ_EVERY_MS = 500

/** An administrator who uploads pictures, and visitors who look at them at every node. */
export const createUploadLoad = (cluster: Cluster, answers: Answers, token: string) => {
  const pictures: string[] = []
  const refused = { uploads: 0, reads: 0 }
  let checked = 0
  let side = 20

  const upload = async () => {
    side += 1
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(await jpeg(side, side))]), 'picture.jpg')
    const headers = { authorization: token, 'x-forwarded-for': newAddress() }
    const sent = { method: 'POST', headers, body }
    const answer = await answers.ask(`${cluster.url}/api/upload/img`, sent)
    if (answer.status === 200) pictures.push(jsonOf<{ url: string }>(answer).url)
    if (answer.text.includes('filesUnavailable')) refused.uploads += 1
  }

  /** Nodes that are away are asked too; a lost connection is no answer of a node. */
  const readAt = async (at: number, picture: string) => {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(cluster.node(at).url + picture, { signal }).catch(() => undefined)
    if (answer?.status === 503 && (await answer.text()).includes('filesUnavailable')) {
      refused.reads += 1
    }
  }
  const read = async () => {
    const newest = pictures.at(-1)
    if (newest) await Promise.all([...cluster.nodes.keys()].map((at) => readAt(at, newest)))
  }

  return {
    count: () => pictures.length,
    /** What the people were told about the bucket, in numbers. */
    refused: () => ({ ...refused }),
    start: () => {
      const stops = [repeat(UPLOAD_EVERY_MS, upload), repeat(READ_EVERY_MS, read)]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    /** Every acknowledged picture has a row, and every row that can be used has its file. */
    verify: async () => {
      const rows = await cluster.query<{ url: string }>(
        'select url from uploads where deleting = 0 order by id',
      )
      const urls = rows.map(({ url }) => url)
      expect(urls).toEqual(expect.arrayContaining(pictures))
      for (const url of urls.slice(checked)) {
        for (const node of cluster.nodes) {
          const answer = await fetch(node.url + url)
          expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true])
        }
      }
      checked = urls.length
    },
  }
}

export type UploadLoad = ReturnType<typeof createUploadLoad>
