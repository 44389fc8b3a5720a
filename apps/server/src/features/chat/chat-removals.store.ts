import { mayRecall, type Outcome, type Write, whyNotForceOffline } from '@lanting/chat'
import { CHAT } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { eventStore } from './chat-events.store.ts'
import { refusal, STORED } from './outcomes.ts'

/** Recalls messages and forces users offline. `mutedUntil` learns of new mutes. */
export const removals = (transaction: Queries, at: number, mutedUntil: Map<number, number>) => {
  const events = eventStore(transaction)

  const recall = async ({
    by,
    message_id,
  }: Extract<Write, { kind: 'revert' }>): Promise<Outcome> => {
    const message = await transaction
      .selectFrom('chat_messages')
      .select('user_id')
      .where('id', '=', message_id)
      .executeTakeFirst()
    if (!message) return refusal('notFound')
    if (!mayRecall(by, message)) return refusal('notYours')
    await transaction.deleteFrom('chat_messages').where('id', '=', message_id).execute()
    await events.setRecaller(message_id, by.user_id)
    return STORED
  }

  const forceOffline = async ({
    by,
    user_id,
  }: Extract<Write, { kind: 'offline' }>): Promise<Outcome> => {
    const code = whyNotForceOffline(by, user_id)
    if (code) return refusal(code)
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', user_id)
      .executeTakeFirst()
    if (!user) return refusal('notFound')
    const until = at + CHAT.muteMs
    await transaction
      .insertInto('chat_mutes')
      .values({ user_id, until })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until }))
      .execute()
    mutedUntil.set(user_id, until)
    await events.add({ kind: 'offline', user_id, created_at: at })
    return STORED
  }

  return { recall, forceOffline }
}
