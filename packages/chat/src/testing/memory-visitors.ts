import type { ChatVisitorMode } from '@lanting/contract'
import type { Outcome, Write } from '../room/ports.ts'

type VisitorWrite = Extract<Write, { kind: 'visitorMessage' }>

interface Needs {
  readonly mode: () => ChatVisitorMode
  /** Stores the message and its event. */
  readonly publish: (write: VisitorWrite, client: string | undefined) => void
  /** Returns the outcome for a client id that the log knows. */
  readonly known: (client: string | undefined) => Outcome | undefined
}

const STORED: Outcome = { kind: 'stored' }
const HELD: Outcome = { kind: 'held' }

/** [CHAT-70] [CHAT-71] The messages of visitors, and those that wait for a review. */
export const memoryVisitors = ({ mode, publish, known }: Needs) => {
  const held = new Map<string, VisitorWrite>()
  const declined = new Set<string>()
  const clientOf = ({ client_id }: VisitorWrite) => client_id && `visitor ${client_id}`

  return {
    add: (write: VisitorWrite): Outcome => {
      const client = clientOf(write)
      const before = known(client)
      if (before) return before
      if (client && held.has(client)) return HELD
      if (client && declined.has(client)) return { kind: 'refused', code: 'declined' }
      if (mode() === 'off') return { kind: 'refused', code: 'loginFirst' }
      if (mode() === 'free') {
        publish(write, client)
        return STORED
      }
      held.set(client ?? '', write)
      return HELD
    },
    /** Publishes or declines the message that has waited longest. */
    review: (isApproved: boolean) => {
      const [first] = held
      if (!first) return
      const [client, write] = first
      held.delete(client)
      if (isApproved) publish(write, client)
      else declined.add(client)
    },
  }
}
