import { expect } from 'vitest'
import type { ChatUser } from '../testing/chat.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { type Answers, repeat, sending } from './answers.ts'

/** A user may write twenty comments a minute. */
const WRITE_EVERY_MS = 3_200
const AGAIN_AFTER_MS = 500

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
