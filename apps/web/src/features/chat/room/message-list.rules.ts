import type { Pending, Recalled } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'

const MINUTE_MS = 60_000
/** Shows the time after this long without messages. */
const SILENCE_MS = 5 * MINUTE_MS

/** Consecutive messages of one user within one minute. */
export interface MessageGroup {
  readonly kind: 'group'
  readonly key: string
  readonly messages: readonly ChatMessage[]
}

export type MessageRow =
  | MessageGroup
  | { readonly kind: 'time'; readonly key: string; readonly ms: number }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'recalled'; readonly key: string; readonly recalled: Recalled }

const minuteOf = ({ createdAtMs }: ChatMessage) => Math.floor(createdAtMs / MINUTE_MS)
const nextMidnight = (ms: number) => new Date(ms).setHours(24, 0, 0, 0)

const belongTogether = (a: ChatMessage, b: ChatMessage) =>
  a.user_id === b.user_id && a.nick_name === b.nick_name && minuteOf(a) === minuteOf(b)

/** Tells whether a time is shown above a message: after a silence, and on a new day. */
const createTimes = () => {
  let dayEnds = 0
  return (before: ChatMessage | undefined, { createdAtMs }: ChatMessage): boolean => {
    // Dates are slow, and most messages are of the same day as the one before.
    const isNewDay = createdAtMs >= dayEnds
    if (isNewDay) dayEnds = nextMidnight(createdAtMs)
    return before === undefined || isNewDay || createdAtMs - before.createdAtMs >= SILENCE_MS
  }
}

/** Returns the rows of the list: groups by sender and minute, times, and the unread line. */
export const messageRows = (
  messages: readonly ChatMessage[],
  firstNewId: number | undefined,
  recalled: readonly Recalled[] = [],
): MessageRow[] => {
  const rows: MessageRow[] = []
  let group: ChatMessage[] = []
  let before: ChatMessage | undefined
  let traces = 0
  const needsTime = createTimes()
  /** Adds the traces of messages before that id. Returns whether there were any. */
  const addTraces = (nextId: number) => {
    const from = traces
    for (; traces < recalled.length; traces += 1) {
      const one = recalled[traces]
      if (!one || one.message.id > nextId) break
      rows.push({ kind: 'recalled', key: `recalled ${one.message.id}`, recalled: one })
    }
    return traces > from
  }
  for (const message of messages) {
    const isAfterTrace = addTraces(message.id)
    const { id, createdAtMs } = message
    const isNew = id === firstNewId
    if (before === undefined || isNew || isAfterTrace || !belongTogether(before, message)) {
      if (needsTime(before, message))
        rows.push({ kind: 'time', key: `time ${id}`, ms: createdAtMs })
      if (isNew) rows.push({ kind: 'unread', key: 'unread' })
      group = []
      rows.push({ kind: 'group', key: String(id), messages: group })
    }
    group.push(message)
    before = message
  }
  addTraces(Number.MAX_SAFE_INTEGER)
  return rows
}

/** Compares groups by their messages: a changed message is a new object. */
export const isSameGroup = (a: MessageGroup, b: MessageGroup): boolean =>
  a.messages.length === b.messages.length &&
  a.messages.every((message, place) => message === b.messages[place])

type OwnState = 'sending' | 'waiting' | 'held' | 'failed'

/** The state of a message that the server has not confirmed. */
export const ownState = ({ status }: Pick<Pending, 'status'>, isConnected: boolean): OwnState => {
  if (status === 'offered' || status === 'refused') return 'failed'
  if (status === 'held') return 'held'
  return isConnected ? 'sending' : 'waiting'
}

const BOX = { width: 248, height: 320, least: 64 }

/** Returns the size of an image within a bubble, with its own ratio. */
export const pictureBox = (
  size: { readonly width: number; readonly height: number } | undefined,
) => {
  if (!size) return undefined
  const scale = Math.min(1, BOX.width / size.width, BOX.height / size.height)
  return {
    width: Math.max(BOX.least, Math.round(size.width * scale)),
    ratio: size.width / size.height,
  }
}
