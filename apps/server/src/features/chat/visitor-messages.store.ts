import { type Outcome, type Write, whyNotNow } from '@lanting/chat'
import { type ChatRules, type ErrorKey, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { eventStore } from './chat-events.store.ts'
import { type CheckBlocklist, refusal, STORED } from './outcomes.ts'
import type { VisitorTurns } from './visitor-pace.ts'

type VisitorWrite = Omit<Extract<Write, { kind: 'visitorMessage' }>, 'kind'>
/** The address only counts, and is not stored. */
type VisitorMessage = Omit<VisitorWrite, 'address'>

interface HeldMessage {
  readonly content: string
  readonly body: VisitorMessage
  readonly words: readonly string[]
  readonly clientId: string | undefined
  readonly address: string
}

export interface VisitorPorts {
  /** Why a visitor may not have the name; undefined if it is free. */
  readonly nameFault: (queries: Queries, name: string) => Promise<ErrorKey | undefined>
  /** The messages that are held for a review. */
  readonly held: {
    /** Returns 0, or the time until the network of the visitor may send another. */
    readonly hold: (transaction: Queries, message: HeldMessage) => Promise<number>
    /** Returns undefined for a client id that was not held. */
    readonly stateOf: (
      transaction: Queries,
      clientId: string | undefined,
    ) => Promise<'waits' | 'declined' | undefined>
  }
}

interface Needs extends VisitorPorts {
  readonly judge: CheckBlocklist
  readonly rules: ChatRules
  readonly turns: VisitorTurns
  /** Whether the owner hides the chat room. */
  readonly isClosed: boolean
  readonly at: number
  /** The time zone of the site. */
  readonly zone: string
}

const HELD: Outcome = { kind: 'held' }

const insertMessage = async (
  transaction: Queries,
  { name, content, reply_to, client_id }: VisitorMessage,
  created_at: number,
) => {
  const answered =
    reply_to === undefined ? undefined : await eventStore(transaction).authorOf(reply_to)
  await transaction
    .insertInto('chat_messages')
    .values({
      user_id: null,
      visitor_name: name,
      content,
      content_type: 'text',
      client_id: client_id ?? null,
      reply_to: answered === undefined ? null : (reply_to ?? null),
      created_at,
    })
    .execute()
}

/** [CHAT-70] [CHAT-71] Stores the messages of visitors, or holds them for a review. */
export const visitorMessages = (transaction: Queries, needs: Needs) => {
  const { nameFault, held, judge, rules, turns, isClosed, at, zone } = needs

  const findKnown = async (client_id: string | undefined): Promise<Outcome | undefined> => {
    if (client_id === undefined) return undefined
    const row = await transaction
      .selectFrom('chat_events')
      .select('message_id')
      .where('user_id', 'is', null)
      .where('client_id', '=', client_id)
      .executeTakeFirst()
    if (!row) return undefined
    const message_id = row.message_id ?? 0
    const message = await eventStore(transaction).message(message_id, zone)
    return { kind: 'known', message_id, ...(message && { message }) }
  }

  return async (write: VisitorWrite): Promise<Outcome> => {
    const { name, address, content, client_id: clientId, reply_to } = write
    if (isClosed) return refusal('notFound')
    const known = await findKnown(clientId)
    if (known) return known
    const state = await held.stateOf(transaction, clientId)
    if (state) return state === 'waits' ? HELD : refusal('declined')
    if (rules.visitors === 'off') return refusal('loginFirst')
    const waitMs = turns.waitMs(address)
    const lastAt = waitMs > 0 ? at + waitMs - rules.slow_ms : undefined
    const tooEarly = whyNotNow({ role: ROLE.user }, rules, { now: at, lastAt })
    if (tooEarly) return tooEarly
    const fault = await nameFault(transaction, name)
    if (fault) return refusal(fault === 'nickNameForm' ? 'nameForm' : 'nameTaken')
    const [named, said] = [judge(name), judge(content)]
    const verdicts = [named.verdict, said.verdict]
    if (verdicts.includes('refuse')) return refusal('wordRefused')
    const body = { name: named.text, content: said.text, reply_to, client_id: clientId }
    if (rules.visitors === 'free' && !verdicts.includes('hold')) {
      turns.accept(address)
      await insertMessage(transaction, body, at)
      return STORED
    }
    const words = [named, said].flatMap((one) => (one.verdict === 'hold' ? one.words : []))
    const message = { content: body.content, body, words, clientId, address }
    const retryAfterMs = await held.hold(transaction, message)
    if (retryAfterMs > 0) return { kind: 'refused', code: 'tooOften', retryAfterMs }
    turns.accept(address)
    return HELD
  }
}

/** Publishes a held message. A name that belongs to a user by now keeps it held. */
export const publishHeldChatMessage = async (
  transaction: Queries,
  { body, now }: { readonly body: string; readonly now: number },
  { nameFault }: Pick<VisitorPorts, 'nameFault'>,
): Promise<void> => {
  const message = JSON.parse(body) as VisitorMessage
  const fault = await nameFault(transaction, message.name)
  if (fault) throw new AppError(fault)
  await insertMessage(transaction, message, now)
}
