import type { ChatClientFrame } from '@lanting/contract'
import type { Broadcast } from './broadcast.ts'
import type { Session } from './connections.ts'
import { eventText, frameText } from './frames.ts'
import { REPLAY_MAX } from './limits.ts'
import type { ChatLog, LogEvent, RoomPorts, RoomUser } from './ports.ts'

interface Needs<P> {
  readonly log: Pick<ChatLog, 'after' | 'first' | 'last'>
  readonly broadcast: Broadcast<P>
  /** The number of the last change delivered on this node. */
  readonly lastDelivered: () => number
  /** Whether the room is hidden from this user. */
  readonly isHiddenFor: (user: RoomUser | undefined) => boolean
  readonly identify: (token: string) => Promise<RoomUser | undefined>
  readonly messages: Pick<RoomPorts<P>['messages'], 'welcome' | 'welcomeVisitor'>
}

/**
 * Returns the missed changes. Returns `undefined` if there are too many, if some are deleted, or if
 * the number belongs to another log.
 */
const missedSince = async (log: Needs<unknown>['log'], event: number) => {
  if ((await log.first()) > event + 1) return undefined
  const events = await log.after(event, REPLAY_MAX + 1)
  if (events.length > REPLAY_MAX) return undefined
  if (events.length === 0 && (await log.last()) < event) return undefined
  return events
}

type Init = Omit<ChatClientFrame & { type: 'init' }, 'type'>

/** [CHAT-1] A cookie claims to be a user as well, unless an empty `user_id` says otherwise. */
const claimsUser = (
  { socket }: Pick<Session<unknown>, 'socket'>,
  { user_id, token }: Init,
): boolean => token !== undefined || Boolean(user_id) || (user_id === undefined && socket.hasCookie)

const textsOf = (events: readonly LogEvent[]) => events.flatMap((event) => eventText(event) ?? [])

/**
 * [CHAT-2] Identifies the user and collects missed changes. Returns the first frames, or
 * `undefined` when the socket has closed meanwhile. Changes that arrive while the log is read are
 * held, so that none is lost.
 */
export const enterRoom = async <P>(
  session: Session<P>,
  init: Init,
  { log, broadcast, lastDelivered, identify, isHiddenFor, messages }: Needs<P>,
): Promise<readonly string[] | undefined> => {
  const { user_id, token, last_event } = init
  // A user who logged out offline still has the cookie. An empty `user_id` says so.
  const proof = token ?? (user_id === '' ? undefined : session.socket.token)
  session.user = proof ? await identify(proof) : undefined
  if (session.state === 'out') return undefined
  broadcast.flush()
  session.isHidden = isHiddenFor(session.user)
  session.held = []
  broadcast.listeners.add(session)
  const missed = last_event === undefined ? undefined : await missedSince(log, last_event)
  if ((session.state as string) === 'out') return undefined
  broadcast.flush()
  const { held } = session
  session.held = undefined
  const { language } = session.socket
  const isUnknown = !session.user && claimsUser(session, init)
  const content = isUnknown ? messages.welcomeVisitor(language) : messages.welcome(language)
  const { muted_until } = session.user ?? {}
  const shared = { content, ...(muted_until !== undefined && { muted_until }) }
  // [CHAT-72] A client of a hidden room gets no changes, and loads the history when it is shown.
  if (last_event === undefined || !missed || session.isHidden) {
    session.position = lastDelivered()
    const reload = last_event === undefined ? {} : ({ reload: true } as const)
    return [frameText({ type: 'tips', ...shared, last_event: session.position, ...reload })]
  }
  const read = missed.at(-1)?.event ?? last_event
  session.position = Math.max(read, lastDelivered())
  return [
    ...textsOf(missed),
    ...held.filter(({ event = 0 }) => event > read).map(({ text }) => text),
    frameText({ type: 'tips', ...shared, last_event: session.position }),
  ]
}
