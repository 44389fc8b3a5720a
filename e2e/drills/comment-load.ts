import { expect } from 'vitest'
import { jpeg } from '../../apps/server/src/testing/pictures.ts'
import type { ChatUser } from '../testing/chat.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { type Answers, jsonOf, repeat, sending } from './answers.ts'

/** A user may write twenty comments a minute. */
const WRITE_EVERY_MS = 3_200
const AGAIN_AFTER_MS = 500
const UPLOAD_EVERY_MS = 2_000

interface Needs {
  readonly cluster: Cluster
  readonly answers: Answers
  readonly users: readonly ChatUser[]
  readonly articleId: number
}

/** Users who comment, and press the button again until it is done. */
export const createCommentLoad = ({ cluster, answers, users, articleId }: Needs) => {
  const acknowledged: string[] = []
  let number = 0

  const press = async (token: string, body: object): Promise<boolean> => {
    const options = sending('POST', token, body, newAddress())
    return (await answers.ask(`${cluster.url}/api/comment/add`, options)).status === 200
  }
  const write = async (token: string) => {
    number += 1
    const content = `remark ${number}`
    const body = { type: 1, for_id: articleId, content, client_id: `remark-${number}` }
    while (!(await press(token, body))) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
    }
    acknowledged.push(content)
  }

  return {
    count: () => acknowledged.length,
    start: () => {
      const stops = users.map(({ token }) => repeat(WRITE_EVERY_MS, () => write(token)))
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    verify: async () => {
      const rows = await cluster.query<{ content: string }>(
        `select content from comments where content like 'remark %'`,
      )
      expect(rows.map(({ content }) => content).toSorted()).toEqual(acknowledged.toSorted())
    },
  }
}

/** An administrator who uploads pictures. Every node has every acknowledged picture. */
export const createUploadLoad = async (cluster: Cluster, answers: Answers, token: string) => {
  const pictures: string[] = []
  let side = 20

  const upload = async () => {
    side += 1
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(await jpeg(side, side))]), 'picture.jpg')
    const headers = { authorization: token, 'x-forwarded-for': newAddress() }
    const sent = { method: 'POST', headers, body }
    const answer = await answers.ask(`${cluster.url}/api/upload/img`, sent)
    if (answer.status === 200) pictures.push(jsonOf<{ url: string }>(answer).url)
  }

  return {
    count: () => pictures.length,
    start: () => repeat(UPLOAD_EVERY_MS, upload),
    verify: async () => {
      for (const url of pictures.slice(-10)) {
        for (const node of cluster.nodes) {
          const answer = await fetch(node.url + url)
          expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true])
        }
      }
    },
  }
}
