import type { OnlineUser } from './ports.ts'
import { NODE_LOST_AFTER_MS } from './timing.ts'

export interface Present {
  readonly users: readonly OnlineUser[]
  readonly visitors: number
}

/** [CHAT-7] One entry per user, for any number of sockets and nodes. Visitors are only counted. */
export const mergePresence = (parts: Iterable<Present>): Present => {
  const users = new Map<number, OnlineUser>()
  let visitors = 0
  for (const part of parts) {
    visitors += part.visitors
    for (const user of part.users) {
      const known = users.get(user.user_id)
      if (!known || user.createTime < known.createTime) users.set(user.user_id, user)
    }
  }
  const list = [...users.values()].sort(
    (a, b) => a.createTime - b.createTime || a.user_id - b.user_id,
  )
  return { users: list, visitors }
}

/** [CHAT-8] Presence of the other nodes. A node that stays silent is removed. */
export const createOtherNodes = (now: () => number) => {
  const nodes = new Map<string, { readonly present: Present; readonly seenAt: number }>()
  return {
    update: (node: string, present: Present) => void nodes.set(node, { present, seenAt: now() }),
    removeLost: () => {
      const at = now()
      for (const [node, { present, seenAt }] of nodes) {
        if (at - seenAt >= NODE_LOST_AFTER_MS) nodes.delete(node)
        // The clock was set back.
        else if (seenAt > at) nodes.set(node, { present, seenAt: at })
      }
    },
    all: (): Present[] => [...nodes.values()].map(({ present }) => present),
    has: (node: string) => nodes.has(node),
  }
}
