import { CHAT, type ChatMessage, type ReactionChange } from '@lanting/contract'
import { withChanges } from '../client/message-changes.ts'
import { mayPin, whyNotEdit } from '../room/permissions.ts'
import type { Outcome, Write } from '../room/ports.ts'

type ChangeWrite = Extract<Write, { kind: 'edit' | 'react' | 'pin' }>

/** The details of a stored change. */
export type Payload = { readonly on: boolean; readonly by?: number } & Partial<
  Pick<ReactionChange, 'user_id' | 'nick_name' | 'emoji'>
>

interface Needs {
  readonly now: () => number
  readonly messages: Map<number, ChatMessage>
  readonly store: (kind: 'edit' | 'reaction' | 'pin', target: number, payload?: Payload) => void
}

const STORED: Outcome = { kind: 'stored' }
const refused = (code: Extract<Outcome, { kind: 'refused' }>['code']): Outcome => ({
  kind: 'refused',
  code,
})

/** Edits, reactions and pins of messages in memory. */
export const memoryChanges = ({ now, messages, store }: Needs) => {
  /** The last pinned is last. */
  const pins = new Set<number>()

  const edit = (
    { by, message_id, content }: Extract<ChangeWrite, { kind: 'edit' }>,
    old: ChatMessage,
  ) => {
    const code = whyNotEdit(by, old, now())
    if (code) return refused(code)
    if (content === old.content) return STORED
    messages.set(message_id, { ...old, content, editedAtMs: now() })
    store('edit', message_id)
    return STORED
  }

  const react = (
    { by, message_id, emoji, on }: Extract<ChangeWrite, { kind: 'react' }>,
    old: ChatMessage,
  ) => {
    const { reactions = [] } = old
    const users = reactions.find((one) => one.emoji === emoji)?.users ?? []
    if (users.some(({ user_id }) => user_id === by.user_id) === on) return STORED
    if (on && users.length === 0 && reactions.length >= CHAT.reactionsMax) return refused('tooMany')
    const change = { message_id, user_id: by.user_id, nick_name: by.nick_name, emoji, on }
    messages.set(message_id, withChanges(old, { reactions: new Map([['', change]]) }))
    store('reaction', message_id, change)
    return STORED
  }

  const pin = ({ by, message_id, on }: Extract<ChangeWrite, { kind: 'pin' }>) => {
    if (!mayPin(by)) return refused('administratorOnly')
    if (pins.has(message_id) === on) return STORED
    if (on && pins.size >= CHAT.pinsMax) return refused('tooMany')
    if (on) pins.add(message_id)
    else pins.delete(message_id)
    store('pin', message_id, { on })
    return STORED
  }

  return {
    apply: (write: ChangeWrite): Outcome => {
      const message = messages.get(write.message_id)
      if (!message) return refused('notFound')
      if (write.kind === 'edit') return edit(write, message)
      return write.kind === 'react' ? react(write, message) : pin(write)
    },
    forget: (id: number) => pins.delete(id),
    pinned: (): ChatMessage[] => [...pins].reverse().flatMap((id) => messages.get(id) ?? []),
  }
}
