import { mayPin, type Outcome, type Write, whyNotEdit, whyNotNow } from '@lanting/chat'
import { CHAT, type ChatRules } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { type AddressedMessage, mentionStore } from './chat-mentions.store.ts'
import { type CheckBlocklist, refusal, STORED } from './outcomes.ts'

type WriteOf<K extends Write['kind']> = Extract<Write, { kind: K }>

interface Needs {
  readonly judge: CheckBlocklist
  /** The time of the batch. */
  readonly at: number
  readonly mutedUntil: (userId: number) => number | undefined
  readonly rules: ChatRules
  /** Called for an edit that mentions users for the first time. */
  readonly onAddressed: (message: AddressedMessage) => void
}

/** Changes of a stored message. Triggers add their events to the log. */
export const messageChanges = (transaction: Queries, needs: Needs) => {
  const { judge, at, mutedUntil, rules, onAddressed } = needs
  const mentions = mentionStore(transaction)

  const messageOf = (id: number) =>
    transaction
      .selectFrom('chat_messages')
      .select(['user_id', 'content', 'content_type', 'created_at', 'edited_at', 'reply_to'])
      .where('id', '=', id)
      .executeTakeFirst()

  const countOf = async (table: 'chat_reactions' | 'chat_pins', messageId?: number) => {
    const column = table === 'chat_reactions' ? 'emoji' : 'message_id'
    const rows = await transaction
      .selectFrom(table)
      .select(transaction.dynamic.ref<string>(column))
      .distinct()
      .$if(messageId !== undefined, (all) => all.where('message_id', '=', messageId ?? 0))
      .execute()
    return rows.length
  }

  /** [CHAT-51] Slow mode is about new messages only. */
  const whyNotChange = (by: WriteOf<'react'>['by']): Outcome | undefined => {
    const until = mutedUntil(by.user_id)
    return until === undefined
      ? whyNotNow(by, rules, { now: at, lastAt: undefined })
      : { kind: 'refused', code: 'muted', retryAfterMs: until - at }
  }

  return {
    edit: async ({ by, message_id, content }: WriteOf<'edit'>): Promise<Outcome> => {
      const message = await messageOf(message_id)
      if (!message) return refusal('notFound')
      const code = whyNotEdit(by, { ...message, createdAtMs: message.created_at }, at)
      if (code) return refusal(code)
      const refused = whyNotChange(by)
      if (refused) return refused
      const { verdict, text } = judge(content)
      if (verdict === 'refuse' || verdict === 'hold') return refusal('wordRefused')
      if (text === message.content) return STORED
      const mentionedIds = await mentions.edited({ ...message, id: message_id, by, content: text })
      if (mentionedIds.length > 0) onAddressed({ id: message_id, by, content: text, mentionedIds })
      await transaction
        .insertInto('chat_edits')
        .values({
          message_id,
          content: message.content,
          written_at: message.edited_at ?? message.created_at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await transaction
        .updateTable('chat_messages')
        .set({ content: text, edited_at: at })
        .where('id', '=', message_id)
        .execute()
      return STORED
    },

    react: async ({ by, message_id, emoji, on }: WriteOf<'react'>): Promise<Outcome> => {
      const { user_id } = by
      if (!on) {
        await transaction
          .deleteFrom('chat_reactions')
          .where('message_id', '=', message_id)
          .where('user_id', '=', user_id)
          .where('emoji', '=', emoji)
          .execute()
        return STORED
      }
      if (!(await messageOf(message_id))) return refusal('notFound')
      const refused = whyNotChange(by)
      if (refused) return refused
      const isNew = !(await transaction
        .selectFrom('chat_reactions')
        .select('emoji')
        .where('message_id', '=', message_id)
        .where('emoji', '=', emoji)
        .executeTakeFirst())
      if (isNew && (await countOf('chat_reactions', message_id)) >= CHAT.reactionsMax) {
        return refusal('tooMany')
      }
      await transaction
        .insertInto('chat_reactions')
        .values({ message_id, user_id, emoji, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return STORED
    },

    pin: async ({ by, message_id, on }: WriteOf<'pin'>): Promise<Outcome> => {
      if (!mayPin(by)) return refusal('administratorOnly')
      if (!(await messageOf(message_id))) return refusal('notFound')
      if (!on) {
        await transaction.deleteFrom('chat_pins').where('message_id', '=', message_id).execute()
        return STORED
      }
      const isPinned = await transaction
        .selectFrom('chat_pins')
        .select('message_id')
        .where('message_id', '=', message_id)
        .executeTakeFirst()
      if (isPinned) return STORED
      if ((await countOf('chat_pins')) >= CHAT.pinsMax) return refusal('tooMany')
      await transaction
        .insertInto('chat_pins')
        .values({ message_id, user_id: by.user_id, created_at: at })
        .execute()
      return STORED
    },
  }
}
