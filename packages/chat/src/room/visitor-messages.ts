import type { ChatClientFrame, ChatRefusal, ChatVisitorMode } from '@lanting/contract'
import type { Session } from './connections.ts'
import type { RoomPorts, Write } from './ports.ts'
import { visitorNameFault } from './read-visitor.ts'

type MessageFrame = ChatClientFrame & { type: 'message' }

interface Detail {
  readonly client_id?: string
  readonly retry_after_ms?: number
}

interface Needs extends Pick<RoomPorts<unknown>, 'admitVisitor'> {
  readonly visitorMode: () => ChatVisitorMode
  readonly refuse: (code: ChatRefusal, detail: Detail) => void
  readonly answer: (write: Write, detail: Detail) => Promise<void>
}

/** [CHAT-70] Writes the text of a visitor, or refuses it with a reason. */
export const handleVisitorMessage = async (
  { socket }: Pick<Session<unknown>, 'socket'>,
  { visitor, content, content_type, client_id, reply_to }: MessageFrame,
  { admitVisitor, visitorMode, refuse, answer }: Needs,
): Promise<void> => {
  const detail = client_id === undefined ? {} : { client_id }
  if (!visitor || content_type !== 'text') return refuse('loginFirst', detail)
  const fault = visitorNameFault(visitor.name)
  if (fault) return refuse(fault, detail)
  const refused = await admitVisitor(socket.address, visitor, client_id)
  if (refused) {
    const { code, retryAfterMs } = refused
    return refuse(code, { ...detail, ...(retryAfterMs && { retry_after_ms: retryAfterMs }) })
  }
  // The owner may have closed the room to visitors meanwhile.
  if (visitorMode() === 'off') return refuse('loginFirst', detail)
  const answered = reply_to === undefined ? {} : { reply_to }
  const { name } = visitor
  const { address } = socket
  const message = { name, address, content, ...answered, ...detail }
  void answer({ kind: 'visitorMessage', ...message }, detail)
}
