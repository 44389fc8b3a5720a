import type { ChatClientFrame } from '@lanting/contract'
import type { Broadcaster } from './broadcast.ts'
import type { Session } from './connections.ts'
import { eventText, frameText } from './frames.ts'
import { REPLAY_MAX } from './limits.ts'
import type { ChatLog, LogEvent, Person } from './ports.ts'

interface Needs<P> {
  readonly log: Pick<ChatLog, 'after' | 'first' | 'last'>
  readonly broadcast: Broadcaster<P>
  /** The number of the last change that everybody here has been told. */
  readonly told: () => number
  readonly identify: (token: string) => Promise<Person | undefined>
  readonly welcome: (language: string) => string
}

/** What was missed, or nothing when it is too much, partly forgotten or belongs to another log. */
const missedSince = async (log: Needs<unknown>['log'], event: number) => {
  if ((await log.first()) > event + 1) return undefined
  const events = await log.after(event, REPLAY_MAX + 1)
  if (events.length > REPLAY_MAX) return undefined
  if (events.length === 0 && (await log.last()) < event) return undefined
  return events
}

const textsOf = (events: readonly LogEvent[]) => events.flatMap((event) => eventText(event) ?? [])

/**
 * [CHAT-2] Finds out who it is, and what they missed. Gives the frames to begin with, or nothing when
 * the socket has gone meanwhile. What happens while the log is read is held, so nothing falls between.
 */
export const admit = async <P>(
  session: Session<P>,
  { user_id, token, last_event }: Omit<ChatClientFrame & { type: 'init' }, 'type'>,
  { log, broadcast, told, identify, welcome }: Needs<P>,
): Promise<readonly string[] | undefined> => {
  // Who has logged out without a network still has the cookie, and says so.
  const proof = token ?? (user_id === '' ? undefined : session.socket.token)
  session.person = proof ? await identify(proof) : undefined
  if (session.state === 'out') return undefined
  broadcast.flush()
  session.held = []
  broadcast.listeners.add(session)
  const missed = last_event === undefined ? undefined : await missedSince(log, last_event)
  if ((session.state as string) === 'out') return undefined
  broadcast.flush()
  const { held } = session
  session.held = undefined
  const content = welcome(session.socket.language)
  const { muted_until } = session.person ?? {}
  const said = { content, ...(muted_until !== undefined && { muted_until }) }
  if (last_event === undefined || !missed) {
    session.position = told()
    const reload = last_event === undefined ? {} : ({ reload: true } as const)
    return [frameText({ type: 'tips', ...said, last_event: session.position, ...reload })]
  }
  const read = missed.at(-1)?.event ?? last_event
  session.position = Math.max(read, told())
  return [
    ...textsOf(missed),
    ...held.filter(({ event = 0 }) => event > read).map(({ text }) => text),
    frameText({ type: 'tips', ...said, last_event: session.position }),
  ]
}
