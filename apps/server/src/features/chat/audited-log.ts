import { type ChatLog, mayClear, type Outcome, type Write } from '@lanting/chat'
import type { ActionOutcome, RecordAction } from '../../http/record-audit.ts'

interface Needs {
  readonly record: RecordAction
  /** Who wrote a chat message that is still there. */
  readonly authorOf: (messageId: number) => Promise<number | undefined>
}

const endOf = (outcome: Outcome | undefined): ActionOutcome => {
  if (outcome === undefined) return { outcome: 'failed' }
  if (outcome.kind !== 'refused') return { outcome: 'done' }
  return { outcome: 'refused', reason: outcome.code }
}

/**
 * A log in which acts of administrators leave an entry before they are stored: recalling what others
 * wrote, and forcing somebody offline. A clear comes as a call, whose entry is there already.
 */
export const recordedLog = (log: ChatLog, { record, authorOf }: Needs): ChatLog => {
  const begin = async (write: Write) => {
    if (write.kind === 'message' || write.kind === 'clear' || !mayClear(write.by)) return undefined
    const { user_id: userId } = write.by
    if (write.kind === 'offline') {
      const subject = { user_id: write.user_id }
      return record({ userId, action: 'forceOffline', subject, requestId: '' })
    }
    const author = await authorOf(write.message_id)
    if (author === undefined || author === userId) return undefined
    const subject = { id: write.message_id, user_id: author }
    return record({ userId, action: 'recallChatMessage', subject, requestId: '' })
  }

  return {
    ...log,
    append: async (writes) => {
      const ends: Awaited<ReturnType<typeof begin>>[] = []
      const finish = (outcomes: readonly Outcome[]) =>
        Promise.all(ends.map((end, at) => end?.(endOf(outcomes[at]))))
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
