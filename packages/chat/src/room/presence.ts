import type { OnlineUser } from './ports.ts'
import { NODE_LOST_AFTER_MS } from './timing.ts'

export interface Present {
  readonly people: readonly OnlineUser[]
  readonly visitors: number
}

/** [CHAT-7] One entry for a user, however many sockets and nodes; visitors are only counted. */
export const mergePresence = (parts: Iterable<Present>): Present => {
  const people = new Map<number, OnlineUser>()
  let visitors = 0
  for (const part of parts) {
    visitors += part.visitors
    for (const person of part.people) {
      const known = people.get(person.user_id)
      if (!known || person.createTime < known.createTime) people.set(person.user_id, person)
    }
  }
  const list = [...people.values()].sort(
    (a, b) => a.createTime - b.createTime || a.user_id - b.user_id,
  )
  return { people: list, visitors }
}

/** [CHAT-8] Who is at the other nodes; a node that is not heard for a while is gone. */
export const otherNodes = (now: () => number) => {
  const nodes = new Map<string, { readonly present: Present; readonly heardAt: number }>()
  return {
    heard: (node: string, present: Present) => void nodes.set(node, { present, heardAt: now() }),
    dropLost: () => {
      for (const [node, { heardAt }] of nodes) {
        if (now() - heardAt >= NODE_LOST_AFTER_MS) nodes.delete(node)
      }
    },
    all: (): Present[] => [...nodes.values()].map(({ present }) => present),
    knows: (node: string) => nodes.has(node),
  }
}
