import type { ChatContentType, ChatVisitor, ChatVisitorMode } from '@lanting/contract'
import { storedText, textFault } from '../room/read-frame.ts'
import { visitorName, visitorNameFault } from '../room/read-visitor.ts'
import type { Pending } from './outbox.ts'
import type { ChatUser, SendFault } from './ports.ts'

interface Author {
  readonly me: ChatUser | undefined
  readonly visitor: ChatVisitor | undefined
  /** Whether visitors write. */
  readonly mode: ChatVisitorMode
}

interface Written {
  readonly content: string
  readonly content_type: ChatContentType
  readonly reply_to?: number
}

type NewMessage = Omit<Pending, 'client_id' | 'writtenAt' | 'status'>

/** [CHAT-71] Returns the message as it is sent, or why it cannot be sent. */
export const writeMessage = (
  { me, visitor, mode }: Author,
  { content, content_type, reply_to }: Written,
): NewMessage | SendFault => {
  if (!me && (mode === 'off' || content_type !== 'text')) return 'loginFirst'
  const text = storedText(content)
  const fault = textFault(text)
  if (fault) return fault
  const answered = reply_to === undefined ? {} : { reply_to }
  const message = { content: text, content_type, ...answered }
  if (me) return { ...message, user_id: me.user_id }
  const name = visitorName(visitor?.name ?? '')
  return visitorNameFault(name) ?? { ...message, user_id: null, visitor: { ...visitor, name } }
}
