import type { ChatClientFrame, ChatRefusal, ChatVisitorMode, Cheer } from '@lanting/contract'
import type { Session } from './connections.ts'
import { frameText } from './frames.ts'
import { CHEERS_AT_ONCE, FAULTS, FRAMES, TYPING } from './limits.ts'
import type { Outcome, RoomPorts, RoomUser, Socket, Write } from './ports.ts'
import { readFrame } from './read-frame.ts'
import { createBucket } from './token-bucket.ts'
import { handleVisitorMessage } from './visitor-messages.ts'

interface RefusalDetail {
  readonly client_id?: string
  readonly message_id?: number
  readonly retry_after_ms?: number
}

/** The message that a frame is about: its writer waits for an answer. */
const namedIn = (frame: ChatClientFrame): RefusalDetail => {
  const { client_id, message_id } = frame as RefusalDetail
  return { ...(client_id && { client_id }), ...(message_id && { message_id }) }
}

interface Needs<P>
  extends Pick<
    RoomPorts<P>,
    'now' | 'pack' | 'messages' | 'limitMessages' | 'admitVisitor' | 'onError'
  > {
  readonly enter: (session: Session<P>, init: ChatClientFrame & { type: 'init' }) => Promise<void>
  readonly dismiss: (session: Session<P>, reason: 'abuse') => void
  readonly write: (write: Write) => Promise<Outcome>
  /** Takes part in the end of the room, which waits for every received write. */
  readonly track: (writing: Promise<void>) => void
  /** Whether visitors write. */
  readonly visitorMode: () => ChatVisitorMode
  readonly typing: (user: RoomUser) => void
  readonly cheer: (user: RoomUser, emoji: Cheer) => void
  readonly listen: (session: Session<P>, on: boolean) => void
}

/** Handles one socket. Its own claims about the user are ignored. */
export const createSession = <P>(socket: Socket<P>, needs: Needs<P>) => {
  const { now, pack, messages, enter, dismiss, write, limitMessages, onError } = needs
  const { track, typing, cheer, listen } = needs
  let writing = Promise.resolve()
  const session: Session<P> = {
    socket,
    state: 'new',
    user: undefined,
    since: now(),
    position: 0,
    held: undefined,
    isHidden: false,
    sentNotice: undefined,
  }
  const frames = createBucket(FRAMES, now)
  const faults = createBucket(FAULTS, now)
  const typings = createBucket(TYPING, now)
  const cheers = createBucket(CHEERS_AT_ONCE, now)
  const early: ChatClientFrame[] = []

  const refuse = (code: ChatRefusal, detail: RefusalDetail = {}) => {
    if (session.state === 'out') return
    const content = messages.refusal(socket.language, code)
    socket.write(pack([frameText({ type: 'error', code, content, ...detail })]))
  }

  /** [CHAT-16] Invalid frames get an error. Too many close the connection. */
  const fault = (code: ChatRefusal, detail?: RefusalDetail) => {
    refuse(code, detail)
    if (faults.take() > 0) dismiss(session, 'abuse')
  }

  const answer = async (asked: Write, detail: RefusalDetail) => {
    const outcome = await write(asked)
    if (session.state === 'out' || outcome.kind === 'stored') return
    const { client_id } = detail
    if (outcome.kind === 'held') {
      if (client_id) socket.write(pack([frameText({ type: 'held', client_id })]))
      return
    }
    if (outcome.kind === 'known') {
      // A client without ids cannot recognise its message: it gets it from the log, once.
      if (client_id === undefined) return
      const { message_id, message } = outcome
      const again = { message_id, ...detail, type: 'revert' } as const
      // Without the event number: earlier changes may not be delivered yet.
      socket.write(pack([frameText(message ? { type: 'message', ...message, ...detail } : again)]))
      return
    }
    // A client that recalls by REST also sends a frame. That is no error.
    if (asked.kind === 'revert' && outcome.code === 'notFound') return
    const { code, retryAfterMs } = outcome
    refuse(code, { ...detail, ...(retryAfterMs && { retry_after_ms: retryAfterMs }) })
  }

  const handleMessage = async (user: RoomUser, frame: ChatClientFrame & { type: 'message' }) => {
    const { content, content_type, client_id, reply_to } = frame
    const detail = client_id === undefined ? {} : { client_id }
    const waitMs = await limitMessages(user.user_id)
    if (waitMs > 0) return refuse('tooOften', { ...detail, retry_after_ms: waitMs })
    // The user may have been dismissed meanwhile.
    const by = session.user
    const answered = reply_to === undefined ? {} : { reply_to }
    const message = { content, content_type, ...answered, ...detail }
    if (by) void answer({ kind: 'message', by, ...message }, detail)
  }

  /** [CHAT-40] [CHAT-41] Edits and reactions are counted like messages. */
  const handleChange = async (
    user: RoomUser,
    frame: ChatClientFrame & { type: 'edit' | 'react' },
  ) => {
    const { type: kind, ...change } = frame
    const detail = { message_id: frame.message_id }
    const waitMs = await limitMessages(user.user_id)
    if (waitMs > 0) return refuse('tooOften', { ...detail, retry_after_ms: waitMs })
    const by = session.user
    if (by) void answer({ kind, by, ...change } as Write, detail)
  }

  const inOrder = (work: () => unknown) => {
    writing = writing.then(async () => void (await work())).catch(onError)
    track(writing)
  }

  /**
   * Writes of a socket keep their order, although messages are counted elsewhere. Those of a user
   * who was dismissed meanwhile are dropped.
   */
  const inTurn = (work: (by: RoomUser) => unknown) =>
    inOrder(() => session.user && work(session.user))

  const handle = (frame: ChatClientFrame): unknown => {
    if (frame.type === 'ping') return socket.write(pack([frameText({ type: 'pong' })]))
    if (frame.type === 'init') return fault('unreadable')
    // [CHAT-62] The answer leaves at once: its delay is part of the measurement.
    if (frame.type === 'clock') {
      return socket.write(pack([frameText({ type: 'clock', sent: frame.at, at: now() })]))
    }
    if (frame.type === 'listen') return listen(session, frame.on)
    // [CHAT-72]
    if (session.isHidden && frame.type !== 'cheer') return refuse('hidden', namedIn(frame))
    const by = session.user
    if (!by && frame.type === 'message' && frame.visitor && needs.visitorMode() !== 'off') {
      return inOrder(() => handleVisitorMessage(session, frame, { ...needs, refuse, answer }))
    }
    if (!by) return fault('loginFirst', namedIn(frame))
    switch (frame.type) {
      case 'typing':
        return typings.take() === 0 && typing(by)
      // [CHAT-63]
      case 'cheer':
        if ((by.muted_until ?? 0) > now()) return refuse('muted')
        return cheers.take() === 0 && cheer(by, frame.emoji)
      case 'message':
        return inTurn((user) => handleMessage(user, frame))
      case 'revert': {
        const { message_id } = frame
        return inTurn(
          (user) => void answer({ kind: 'revert', by: user, message_id }, { message_id }),
        )
      }
      case 'edit':
      case 'react':
        return inTurn((user) => handleChange(user, frame))
      case 'offline':
        return inTurn(
          (user) => void answer({ kind: 'offline', by: user, user_id: frame.user_id }, {}),
        )
      default:
        // A new frame without a case does not compile.
        return frame satisfies never
    }
  }

  const begin = async (init: ChatClientFrame & { type: 'init' }) => {
    session.state = 'entering'
    await enter(session, init)
    for (const frame of early.splice(0)) if ((session.state as string) === 'in') handle(frame)
  }

  const receive = (text: string) => {
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

  return { session, receive, refuse }
}
