import { type ChatLog, mayClear, type Outcome, type Write, whyNotNow } from '@lanting/chat'
import type { ChatRules } from '@lanting/contract'
import type { Insertable } from 'kysely'
import { takeChatLock } from '../../database/chat-lock.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { messageChanges } from './chat-changes.store.ts'
import { eventStore } from './chat-events.store.ts'
import { type AddressedMessage, mentionStore } from './chat-mentions.store.ts'
import { removals } from './chat-removals.store.ts'
import { lastWrites } from './chat-rules.store.ts'
import { type CheckBlocklist, refusal, STORED } from './outcomes.ts'
import { type VisitorPorts, visitorMessages } from './visitor-messages.store.ts'
import type { VisitorPace, VisitorTurns } from './visitor-pace.ts'
import { readWriteContext } from './write-context.store.ts'

type MessageWrite = Extract<Write, { kind: 'message' }>

/** Records the use of an upload in the transaction of the message. Rejects the upload of another user. */
export type KeepChatPicture = (
  transaction: Queries,
  picture: { readonly messageId: number; readonly url: string; readonly by: MessageWrite['by'] },
) => Promise<void>

interface Needs extends VisitorPorts {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly keepPicture: KeepChatPicture
  readonly checkBlocklist: () => Promise<CheckBlocklist>
  /** Whether the owner hides the chat room: then only administrators write. */
  readonly isHidden: () => Promise<boolean>
  readonly rules: () => Promise<ChatRules>
  readonly visitorPace: VisitorPace
  /** Counts stored messages for the statistics. */
  readonly countMessages: (count: number) => void
  /** Called after the commit, with the messages that mention users or answer one. */
  readonly onAddressed: (messages: readonly AddressedMessage[]) => void
}

const rowOf = (
  { by, content, content_type, client_id, reply_to }: MessageWrite,
  created_at: number,
): Insertable<Tables['chat_messages']> => ({
  user_id: by.user_id,
  content,
  content_type,
  client_id: client_id ?? null,
  reply_to: reply_to ?? null,
  created_at,
})

interface WriterNeeds extends Pick<Needs, 'now' | 'keepPicture' | 'nameFault' | 'held'> {
  readonly turns: VisitorTurns
  /** Settings are read before the transaction, which would wait for itself on SQLite. */
  readonly zone: string
  readonly judge: CheckBlocklist
  readonly isClosed: boolean
  readonly rules: ChatRules
}

const isMessage = (write: Write | undefined) =>
  write?.kind === 'message' || write?.kind === 'visitorMessage'

/** The id of a message is unknown until its statement has run. */
const IN_THIS_BATCH = 0

/** Applies writes in order. Consecutive text messages share one statement. */
const createWriter = async (transaction: Queries, writes: readonly Write[], needs: WriterNeeds) => {
  const at = needs.now()
  const { mutedUntil, known } = await readWriteContext(transaction, writes, at)
  const lastAt = await lastWrites(transaction, writes, { ...needs.rules, now: at })
  const events = eventStore(transaction)
  const addressed: AddressedMessage[] = []
  const changes = messageChanges(transaction, {
    ...needs,
    at,
    mutedUntil: (userId) => mutedUntil.get(userId),
    onAddressed: (message) => addressed.push(message),
  })
  const addVisitorMessage = visitorMessages(transaction, { ...needs, at })
  const mentions = mentionStore(transaction)
  const { recall, forceOffline } = removals(transaction, at, mutedUntil)
  let rows: Insertable<Tables['chat_messages']>[] = []

  const flush = async () => {
    if (rows.length > 0) await transaction.insertInto('chat_messages').values(rows).execute()
    rows = []
  }

  const addRow = async (write: MessageWrite): Promise<number> => {
    await flush()
    const { id } = await transaction
      .insertInto('chat_messages')
      .values(rowOf(write, at))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Returns the message without an answer to one that does not exist, and the author of that one. */
  const answering = async ({ reply_to, ...write }: MessageWrite) => {
    const author = reply_to === undefined ? undefined : await events.authorOf(reply_to)
    return { answered: author === undefined ? write : { ...write, reply_to }, author }
  }

  const addPicture = async (write: MessageWrite): Promise<Outcome> => {
    const { answered } = await answering(write)
    const id = await addRow(answered)
    try {
      await needs.keepPicture(transaction, { messageId: id, url: write.content, by: write.by })
      return STORED
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await events.removeMessage(id)
      return refusal('foreignPicture')
    }
  }

  /** [CHAT-46] A message that addresses nobody is written together with others. */
  const addText = async (write: MessageWrite): Promise<Outcome> => {
    const { by, content } = write
    const mentionedIds = await mentions.mentioned(content)
    const { answered, author } = await answering(write)
    // A visitor is not notified.
    const answeredId = author ?? undefined
    if (mentionedIds.length === 0 && answeredId === undefined) {
      rows.push(rowOf(answered, at))
      return STORED
    }
    const id = await addRow(answered)
    const message = { id, by, content, answeredId, mentionedIds }
    await mentions.add(message)
    addressed.push(message)
    return STORED
  }

  const addMessage = async (write: MessageWrite): Promise<Outcome> => {
    const { by, client_id, content_type } = write
    if (needs.isClosed && !mayClear(by)) return refusal('notFound')
    const key = client_id && `${by.user_id} ${client_id}`
    if (key && known.get(key) === IN_THIS_BATCH) {
      await flush()
      known.set(key, await events.messageId(by.user_id, client_id ?? ''))
    }
    const message_id = key === undefined ? undefined : known.get(key)
    if (message_id !== undefined) {
      const message = await events.message(message_id, needs.zone)
      return { kind: 'known', message_id, ...(message && { message }) }
    }
    const until = mutedUntil.get(by.user_id)
    if (until !== undefined) return { kind: 'refused', code: 'muted', retryAfterMs: until - at }
    const refused = whyNotNow(by, needs.rules, { now: at, lastAt: lastAt.get(by.user_id) })
    if (refused) return refused
    if (content_type === 'image') {
      if (key) known.set(key, IN_THIS_BATCH)
      const outcome = await addPicture(write)
      if (outcome.kind === 'stored') lastAt.set(by.user_id, at)
      return outcome
    }
    const { verdict, text } = needs.judge(write.content)
    // A chat has no review queue: a message that would be held is rejected.
    if (verdict === 'refuse' || verdict === 'hold') return refusal('wordRefused')
    if (key) known.set(key, IN_THIS_BATCH)
    lastAt.set(by.user_id, at)
    return addText({ ...write, content: text })
  }

  const apply = async (write: Write): Promise<Outcome> => {
    if (write.kind === 'message') return addMessage(write)
    await flush()
    switch (write.kind) {
      case 'visitorMessage':
        return addVisitorMessage(write)
      case 'revert':
        return recall(write)
      case 'edit':
        return changes.edit(write)
      case 'react':
        return changes.react(write)
      case 'pin':
        return changes.pin(write)
      case 'offline':
        return forceOffline(write)
      case 'clear':
        if (!mayClear(write.by)) return refusal('administratorOnly')
        await events.clear(at)
        return STORED
      default:
        return write satisfies never
    }
  }

  return { apply, flush, addressed }
}

/** The log of the room. Each batch is one transaction; the nodes write one after the other. */
export const chatLog = (needs: Needs): ChatLog => {
  const { queries, timeZone, checkBlocklist, countMessages, onAddressed } = needs
  return {
    append: async (writes) => {
      const zone = await timeZone()
      const [judge, isClosed] = [await checkBlocklist(), await needs.isHidden()]
      const rules = await needs.rules()
      const turns = await needs.visitorPace.read(writes, rules)
      const { batch, addressed } = await queries.transaction().execute(async (transaction) => {
        await takeChatLock(transaction)
        const events = eventStore(transaction)
        const previous = await events.last()
        const { apply, flush, addressed } = await createWriter(transaction, writes, {
          ...needs,
          ...{ zone, judge, isClosed, rules, turns },
        })
        const outcomes: Outcome[] = []
        for (const write of writes) outcomes.push(await apply(write))
        await flush()
        const stored = await events.after(previous, undefined, zone)
        return { batch: { previous, outcomes, events: stored }, addressed }
      })
      const stored = batch.outcomes.filter(
        ({ kind }, index) => kind === 'stored' && isMessage(writes[index]),
      )
      await turns.count()
      if (stored.length > 0) countMessages(stored.length)
      if (addressed.length > 0) onAddressed(addressed)
      return batch
    },
    after: async (event, limit) => eventStore(queries).after(event, limit, await timeZone()),
    last: () => eventStore(queries).last(),
    first: () => eventStore(queries).first(),
  }
}
