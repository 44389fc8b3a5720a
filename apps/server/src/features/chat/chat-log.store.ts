import {
  type ChatLog,
  mayClear,
  mayRecall,
  type Outcome,
  type Write,
  whyNotForceOffline,
  whyNotNow,
} from '@lanting/chat'
import { CHAT, type ChatRules, type Verdict } from '@lanting/contract'
import type { Insertable } from 'kysely'
import { takeChatLock } from '../../database/chat-lock.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { eventStore } from './chat-events.store.ts'
import { lastWrites } from './chat-rules.store.ts'

type MessageWrite = Extract<Write, { kind: 'message' }>

/** Records the use of an upload in the transaction of the message. Rejects the upload of another user. */
export type KeepChatPicture = (
  transaction: Queries,
  picture: { readonly messageId: number; readonly url: string; readonly by: MessageWrite['by'] },
) => Promise<void>

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly keepPicture: KeepChatPicture
  readonly checkBlocklist: () => Promise<CheckBlocklist>
  readonly rules: () => Promise<ChatRules>
  /** Counts stored messages for the statistics. */
  readonly countMessages: (count: number) => void
}

/** Checks a text against the blocklist. Returns the verdict and the masked text. */
export type CheckBlocklist = (text: string) => { readonly verdict: Verdict; readonly text: string }

const STORED: Outcome = { kind: 'stored' }
const refusal = (code: Extract<Outcome, { kind: 'refused' }>['code']): Outcome => ({
  kind: 'refused',
  code,
})

const rowOf = (
  { by, content, content_type, client_id }: MessageWrite,
  created_at: number,
): Insertable<Tables['chat_messages']> => ({
  user_id: by.user_id,
  content,
  content_type,
  client_id: client_id ?? null,
  created_at,
})

/** Reads mutes and already stored client ids once for all writes of a batch. */
const readContext = async (transaction: Queries, writes: readonly Write[], now: number) => {
  const messages = writes.filter((write): write is MessageWrite => write.kind === 'message')
  const userIds = [...new Set(messages.map(({ by }) => by.user_id))]
  const clientIds = messages.flatMap(({ client_id }) => client_id ?? [])
  const mutes = await transaction
    .selectFrom('chat_mutes')
    .selectAll()
    .where('user_id', 'in', [0, ...userIds])
    .where('until', '>', now)
    .execute()
  const known = await transaction
    .selectFrom('chat_events')
    .select(['user_id', 'client_id', 'message_id'])
    .where('user_id', 'in', [0, ...userIds])
    .where('client_id', 'in', ['', ...clientIds])
    .execute()
  return {
    mutedUntil: new Map(mutes.map(({ user_id, until }) => [user_id, until])),
    known: new Map(known.map((row) => [`${row.user_id} ${row.client_id}`, row.message_id ?? 0])),
  }
}

interface WriterNeeds extends Omit<Needs, 'checkBlocklist' | 'rules' | 'countMessages'> {
  readonly judge: CheckBlocklist
  readonly rules: ChatRules
}

/** Applies writes in order. Consecutive text messages share one statement. */
const createWriter = async (transaction: Queries, writes: readonly Write[], needs: WriterNeeds) => {
  const at = needs.now()
  const { mutedUntil, known } = await readContext(transaction, writes, at)
  const lastAt = await lastWrites(transaction, writes, { ...needs.rules, now: at })
  const events = eventStore(transaction)
  let rows: Insertable<Tables['chat_messages']>[] = []

  const flush = async () => {
    if (rows.length > 0) await transaction.insertInto('chat_messages').values(rows).execute()
    rows = []
  }

  const addPicture = async (write: MessageWrite): Promise<Outcome> => {
    const { id } = await transaction
      .insertInto('chat_messages')
      .values(rowOf(write, at))
      .returning('id')
      .executeTakeFirstOrThrow()
    try {
      await needs.keepPicture(transaction, { messageId: id, url: write.content, by: write.by })
      return STORED
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await events.removeMessage(id)
      return refusal('foreignPicture')
    }
  }

  const addMessage = async (write: MessageWrite): Promise<Outcome> => {
    const { by, client_id, content_type } = write
    const key = client_id && `${by.user_id} ${client_id}`
    const message_id = key === undefined ? undefined : known.get(key)
    if (message_id === 0) return refusal('failed')
    if (message_id !== undefined) {
      const message = await events.message(message_id, await needs.timeZone())
      return { kind: 'known', message_id, ...(message && { message }) }
    }
    const until = mutedUntil.get(by.user_id)
    if (until !== undefined) return { kind: 'refused', code: 'muted', retryAfterMs: until - at }
    const refused = whyNotNow(by, needs.rules, { now: at, lastAt: lastAt.get(by.user_id) })
    if (refused) return refused
    if (content_type === 'image') {
      if (key) known.set(key, 0)
      await flush()
      const outcome = await addPicture(write)
      if (outcome.kind === 'stored') lastAt.set(by.user_id, at)
      return outcome
    }
    const { verdict, text } = needs.judge(write.content)
    // A chat has no review queue: a message that would be held is rejected.
    if (verdict === 'refuse' || verdict === 'hold') return refusal('wordRefused')
    if (key) known.set(key, 0)
    lastAt.set(by.user_id, at)
    rows.push(rowOf({ ...write, content: text }, at))
    return STORED
  }

  const recall = async ({ by, message_id }: Extract<Write, { kind: 'revert' }>) => {
    const message = await transaction
      .selectFrom('chat_messages')
      .select('user_id')
      .where('id', '=', message_id)
      .executeTakeFirst()
    if (!message) return refusal('notFound')
    if (!mayRecall(by, message)) return refusal('notYours')
    await transaction.deleteFrom('chat_messages').where('id', '=', message_id).execute()
    return STORED
  }

  const forceOffline = async ({ by, user_id }: Extract<Write, { kind: 'offline' }>) => {
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

  const apply = async (write: Write): Promise<Outcome> => {
    if (write.kind === 'message') return addMessage(write)
    await flush()
    if (write.kind === 'revert') return recall(write)
    if (write.kind === 'offline') return forceOffline(write)
    if (!mayClear(write.by)) return refusal('administratorOnly')
    await events.clear(at)
    return STORED
  }

  return { apply, flush }
}

/** The log of the room. Each batch is one transaction; the nodes write one after the other. */
export const chatLog = (needs: Needs): ChatLog => {
  const { queries, timeZone, checkBlocklist, countMessages } = needs
  return {
    append: async (writes) => {
      const zone = await timeZone()
      const judge = await checkBlocklist()
      const rules = await needs.rules()
      const batch = await queries.transaction().execute(async (transaction) => {
        await takeChatLock(transaction)
        const events = eventStore(transaction)
        const previous = await events.last()
        const { apply, flush } = await createWriter(transaction, writes, {
          ...needs,
          judge,
          rules,
        })
        const outcomes: Outcome[] = []
        for (const write of writes) outcomes.push(await apply(write))
        await flush()
        return { previous, outcomes, events: await events.after(previous, undefined, zone) }
      })
      const stored = batch.outcomes.filter(
        ({ kind }, index) => kind === 'stored' && writes[index]?.kind === 'message',
      )
      if (stored.length > 0) countMessages(stored.length)
      return batch
    },
    after: async (event, limit) => eventStore(queries).after(event, limit, await timeZone()),
    last: () => eventStore(queries).last(),
    first: () => eventStore(queries).first(),
  }
}
