import type { ChatClientFrame, ChatRefusal } from '@lanting/contract'
import { bucket } from './bucket.ts'
import type { Session } from './connections.ts'
import { frameText } from './frames.ts'
import { FAULTS, FRAMES, TYPING } from './limits.ts'
import type { Outcome, Person, RoomPorts, Socket, Write } from './ports.ts'
import { readFrame } from './read-frame.ts'

interface RefusalDetail {
  readonly client_id?: string
  readonly message_id?: number
  readonly retry_after_ms?: number
}

interface Needs<P> extends Pick<RoomPorts<P>, 'now' | 'pack' | 'say'> {
  readonly enter: (session: Session<P>, init: ChatClientFrame & { type: 'init' }) => Promise<void>
  readonly dismiss: (session: Session<P>, reason: 'abuse') => void
  readonly write: (write: Write) => Promise<Outcome>
  /** 0, or how long this user has to wait before the next chat message. */
  readonly messageWaitMs: (userId: number) => number
  readonly typing: (person: Person) => void
}

/** One socket and what it may say; what it says of itself is not believed. */
export const createSession = <P>(socket: Socket<P>, needs: Needs<P>) => {
  const { now, pack, say, enter, dismiss, write, messageWaitMs, typing } = needs
  const session: Session<P> = {
    socket,
    state: 'new',
    person: undefined,
    since: now(),
    position: 0,
    held: undefined,
    told: undefined,
  }
  const frames = bucket(FRAMES, now)
  const faults = bucket(FAULTS, now)
  const typings = bucket(TYPING, now)
  const early: ChatClientFrame[] = []

  const refuse = (code: ChatRefusal, detail: RefusalDetail = {}) => {
    if (session.state === 'out') return
    const content = say.refusal(socket.language, code)
    socket.write(pack([frameText({ type: 'error', code, content, ...detail })]))
  }

  /** [CHAT-16] Wrong frames are answered; whoever goes on is shown the door. */
  const fault = (code: ChatRefusal, detail?: RefusalDetail) => {
    refuse(code, detail)
    if (faults.take() > 0) dismiss(session, 'abuse')
  }

  const answer = async (asked: Write, detail: RefusalDetail) => {
    const outcome = await write(asked)
    if (session.state === 'out' || outcome.kind === 'stored') return
    if (outcome.kind === 'known') {
      const { message_id, message } = outcome
      const again = { message_id, ...detail, type: 'revert' } as const
      // Without its number: what lies between has perhaps not been told yet.
      socket.write(pack([frameText(message ? { type: 'message', ...message, ...detail } : again)]))
      return
    }
    // Whoever recalls by REST says it again by frame.
    if (asked.kind === 'revert' && outcome.code === 'notFound') return
    const { code, retryAfterMs } = outcome
    refuse(code, { ...detail, ...(retryAfterMs && { retry_after_ms: retryAfterMs }) })
  }

  const handleMessage = (by: Person, frame: ChatClientFrame & { type: 'message' }) => {
    const { content, content_type, client_id } = frame
    const detail = client_id === undefined ? {} : { client_id }
    const waitMs = messageWaitMs(by.user_id)
    if (waitMs > 0) return refuse('tooOften', { ...detail, retry_after_ms: waitMs })
    return answer({ kind: 'message', by, content, content_type, ...detail }, detail)
  }

  const handle = (frame: ChatClientFrame): unknown => {
    if (frame.type === 'ping') return socket.write(pack([frameText({ type: 'pong' })]))
    if (frame.type === 'init') return fault('unreadable')
    const by = session.person
    if (!by) {
      const named = frame.type === 'message' && frame.client_id
      return fault('loginFirst', named ? { client_id: named } : {})
    }
    if (frame.type === 'typing') return typings.take() === 0 && typing(by)
    if (frame.type === 'message') return handleMessage(by, frame)
    if (frame.type === 'revert') {
      const { message_id } = frame
      return answer({ kind: 'revert', by, message_id }, { message_id })
    }
    return answer({ kind: 'offline', by, user_id: frame.user_id }, {})
  }

  const begin = async (init: ChatClientFrame & { type: 'init' }) => {
    session.state = 'entering'
    await enter(session, init)
    for (const frame of early.splice(0)) if ((session.state as string) === 'in') handle(frame)
  }

  const hear = (text: string) => {
    if (session.state === 'out') return
    const waitMs = frames.take()
    if (waitMs > 0) return fault('tooOften', { retry_after_ms: waitMs })
    const read = readFrame(text)
    if ('refusal' in read) {
      const { refusal, client_id } = read
      return refusal === 'unreadable' ? fault(refusal) : refuse(refusal, { client_id })
    }
    const { frame } = read
    if (session.state === 'new') {
      if (frame.type === 'init') void begin(frame)
      else fault('initFirst')
    } else if (session.state === 'entering') early.push(frame)
    else handle(frame)
  }

  return { session, hear }
}
