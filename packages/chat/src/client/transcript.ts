import { type ChatMessage, PAGE_SIZE } from '@lanting/contract'
import { type MessageChanges, withChanges } from './message-changes.ts'

/** The trace of a recalled message. */
export interface Recalled {
  readonly message: ChatMessage
  /** The user who recalled it. */
  readonly by: number
}

/** The visible messages of the room, and the ids of removed ones. */
export interface Transcript {
  /** Oldest first, each id once. */
  readonly messages: readonly ChatMessage[]
  /** Recalled messages. An outdated response may still contain them. */
  readonly gone: ReadonlySet<number>
  readonly clearedThrough: number
  /** Messages that were recalled while they were shown, in the order of their ids. */
  readonly recalled: readonly Recalled[]
  /** Changes of messages. An outdated response may not contain them. */
  readonly changes: ReadonlyMap<number, MessageChanges>
  /** The pinned messages, the last pinned first. */
  readonly pins: readonly ChatMessage[]
  /** The last change for each message: pinned, or null. The latest is last. */
  readonly pinChanges: ReadonlyMap<number, ChatMessage | null>
  /** The oldest id of the loaded history. The next page starts there. */
  readonly cursor: number | undefined
  readonly hasMore: boolean
}

export const EMPTY_TRANSCRIPT: Transcript = {
  messages: [],
  gone: new Set(),
  clearedThrough: 0,
  recalled: [],
  changes: new Map(),
  pins: [],
  pinChanges: new Map(),
  cursor: undefined,
  hasMore: false,
}

/** Whether a message was recalled or cleared. */
export const isGone = ({ gone, clearedThrough }: Transcript, id: number) =>
  id <= clearedThrough || gone.has(id)

const merged = (
  transcript: Transcript,
  messages: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const [oldest] = transcript.messages
  const kept = messages
    .filter(({ id }) => !isGone(transcript, id))
    .map((message) => withChanges(message, transcript.changes.get(message.id)))
  // An older page of a long history is put before it, without sorting everything again.
  if (oldest && kept.every(({ id }) => id < oldest.id)) {
    return [...kept.sort((a, b) => a.id - b.id), ...transcript.messages]
  }
  const byId = new Map(transcript.messages.map((message) => [message.id, message]))
  for (const message of kept) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** [CHAT-22] */
export const withMessage = (transcript: Transcript, message: ChatMessage): Transcript => {
  const newest = transcript.messages.at(-1)?.id ?? 0
  if (message.content === '' || isGone(transcript, message.id)) return transcript
  const messages =
    message.id > newest ? [...transcript.messages, message] : merged(transcript, [message])
  return { ...transcript, messages }
}

/** Traces in the order of their messages, each once. */
export const tracesInOrder = (traces: readonly Recalled[]): readonly Recalled[] =>
  [...new Map(traces.map((one) => [one.message.id, one])).values()].sort(
    (a, b) => a.message.id - b.message.id,
  )

/** [CHAT-45] Adds the trace of a shown message. Messages that were removed otherwise leave none. */
const traces = ({ recalled, messages }: Transcript, id: number, by: number | undefined) => {
  const message = messages.find((one) => one.id === id)
  return !message || by === undefined ? recalled : tracesInOrder([...recalled, { message, by }])
}

/** [CHAT-23] */
export const withoutMessage = (transcript: Transcript, id: number, by?: number): Transcript => ({
  ...transcript,
  recalled: traces(transcript, id, by),
  gone: new Set(transcript.gone).add(id),
  messages: transcript.messages.filter((message) => message.id !== id),
  pins: transcript.pins.filter((message) => message.id !== id),
})

/** [CHAT-24] */
export const cleared = (transcript: Transcript, lastId: number): Transcript => ({
  ...transcript,
  clearedThrough: Math.max(transcript.clearedThrough, lastId),
  gone: new Set([...transcript.gone].filter((id) => id > lastId)),
  recalled: transcript.recalled.filter(({ message }) => message.id > lastId),
  messages: transcript.messages.filter(({ id }) => id > lastId),
  pins: transcript.pins.filter(({ id }) => id > lastId),
})

/** [CHAT-24] Nothing is left before a cleared message, also if a page was read before the clear. */
export const hasOlder = ({ hasMore, cursor = 0, clearedThrough }: Transcript): boolean =>
  hasMore && cursor > clearedThrough

/**
 * [CHAT-25] Merges a page of history. It may contain messages that arrived live, or that were
 * removed. A page of the requested size has more before it.
 */
export const withPage = (
  transcript: Transcript,
  page: readonly ChatMessage[],
  size: number = PAGE_SIZE.chatHistory,
): Transcript => ({
  ...transcript,
  messages: merged(transcript, page),
  cursor: page[0]?.id ?? transcript.cursor,
  hasMore: page.length === size,
})

/** Starts again, but remembers removed messages. */
export const emptied = ({ gone, clearedThrough }: Transcript): Transcript => ({
  ...EMPTY_TRANSCRIPT,
  gone,
  clearedThrough,
})
