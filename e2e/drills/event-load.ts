import { expect } from 'vitest'
import { articleOf } from '../testing/articles.ts'
import type { ChatUser } from '../testing/chat.ts'
import { type Cluster, newAddress } from '../testing/cluster.ts'
import { deliveriesOf, note, type Sinks } from '../testing/outbox.ts'
import { type Answers, sending } from './answers.ts'

const SCHEDULED_AFTER_MS = 1_500
const SOON = { timeout: 20_000, interval: 200 }

interface Needs {
  readonly cluster: Cluster
  readonly answers: Answers
  readonly sinks: Sinks
  readonly owner: string
  readonly users: readonly ChatUser[]
}

const scheduled = (title: string) => ({
  ...articleOf({ title }),
  ...{ status: 3, publishAtMs: Date.now() + SCHEDULED_AFTER_MS },
})

/** Before each fault: an article that is published during it, and a message for webhook and digest. */
export const createEventLoad = ({ cluster, answers, sinks, owner, users }: Needs) => {
  const names: string[] = []

  const post = async (path: string, token: string, body: object) => {
    const answer = await answers.ask(cluster.url + path, sending('POST', token, body, newAddress()))
    expect(answer.status).toBe(200)
  }

  /** An hour passes for the digest, and leases of killed nodes end. */
  const letTimePass = () =>
    cluster.query(`with batched as (update deliveries set created_at = created_at - 3700000
        where state = 'batching'),
      called as (update deliveries set leased_until = 1, due_at = 1 where state = 'waiting')
      update mails set leased_until = 1, due_at = 1 where state = 'waiting'`)

  return {
    count: () => names.length,
    start: async () => {
      const name = `event ${names.length}.`
      await post('/api/article/add', owner, { article: scheduled(`scheduled ${name}`) })
      const writer = users[names.length % users.length]
      await post('/api/message/add', writer?.token ?? '', note(`noted ${name}`))
      names.push(name)
      await letTimePass()
    },
    /** Each happened once: the publication, the call of the webhook, the digest. */
    verify: async () => {
      await letTimePass()
      for (const name of names) {
        const happened = () => ({
          article: deliveriesOf(sinks, `scheduled ${name}`).calls.length,
          message: deliveriesOf(sinks, `noted ${name}`).calls.length,
          digest: deliveriesOf(sinks, `noted ${name}`).mails.length,
        })
        await expect.poll(happened, SOON).toEqual({ article: 1, message: 1, digest: 1 })
      }
    },
  }
}
