import { type ChatLog, mayClear, type Outcome, type Write } from '@lanting/chat'
import type { ActionOutcome, RecordAction } from '../../http/record-audit.ts'

interface Needs {
  readonly record: RecordAction
  /** Returns the author of a chat message, null for a visitor; undefined when it does not exist. */
  readonly authorOf: (messageId: number) => Promise<number | null | undefined>
}

const actionOutcome = (outcome: Outcome | undefined): ActionOutcome => {
  if (outcome === undefined) return { outcome: 'failed' }
  if (outcome.kind !== 'refused') return { outcome: 'done' }
  return { outcome: 'refused', reason: outcome.code }
}

/**
 * Wraps a chat log. Adds an audit entry before an administrator recalls the message of another user or
 * forces a user offline. A clear and a pin are API calls, which already have their entries.
 */
export const withAudit = (log: ChatLog, { record, authorOf }: Needs): ChatLog => {
  const begin = async (write: Write) => {
    if (write.kind !== 'revert' && write.kind !== 'offline') return undefined
    if (!mayClear(write.by)) return undefined
    const { user_id: userId } = write.by
    if (write.kind === 'offline') {
      const subject = { user_id: write.user_id }
      return record({ userId, action: 'forceOffline', subject, requestId: '' })
    }
    const author = await authorOf(write.message_id)
    if (author === undefined || author === userId) return undefined
    const subject = { id: write.message_id, ...(author !== null && { user_id: author }) }
    return record({ userId, action: 'recallChatMessage', subject, requestId: '' })
  }

  return {
    ...log,
    append: async (writes) => {
      const ends: Awaited<ReturnType<typeof begin>>[] = []
      const finish = (outcomes: readonly Outcome[]) =>
        Promise.all(ends.map((end, index) => end?.(actionOutcome(outcomes[index]))))
      try {
        for (const write of writes) ends.push(await begin(write))
        const stored = await log.append(writes)
        await finish(stored.outcomes)
        return stored
      } catch (error) {
        await finish([])
        throw error
      }
    },
  }
}
