import type { ChatMessage } from '@lanting/contract'

/** The visible messages of the room, and the ids of removed ones. */
export interface Transcript {
  /** Oldest first, each id once. */
  readonly messages: readonly ChatMessage[]
  /** Recalled messages. An outdated response may still contain them. */
  readonly gone: ReadonlySet<number>
  readonly clearedThrough: number
  /** The oldest id of the loaded history. The next page starts there. */
  readonly cursor: number | undefined
  readonly hasMore: boolean
}

export const EMPTY_TRANSCRIPT: Transcript = {
  messages: [],
  gone: new Set(),
  clearedThrough: 0,
  cursor: undefined,
  hasMore: false,
}

const isGone = ({ gone, clearedThrough }: Transcript, id: number) =>
  id <= clearedThrough || gone.has(id)

const merged = (
  transcript: Transcript,
  messages: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const byId = new Map(transcript.messages.map((message) => [message.id, message]))
  for (const message of messages) {
    if (!isGone(transcript, message.id)) byId.set(message.id, message)
  }
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

/** [CHAT-23] */
export const withoutMessage = (transcript: Transcript, id: number): Transcript => ({
  ...transcript,
  gone: new Set(transcript.gone).add(id),
  messages: transcript.messages.filter((message) => message.id !== id),
})

/** [CHAT-24] */
export const cleared = (transcript: Transcript, lastId: number): Transcript => ({
  ...transcript,
  clearedThrough: Math.max(transcript.clearedThrough, lastId),
  gone: new Set([...transcript.gone].filter((id) => id > lastId)),
  messages: transcript.messages.filter(({ id }) => id > lastId),
  hasMore: transcript.hasMore && (transcript.cursor ?? 0) > lastId,
})

/**
 * [CHAT-25] Merges a page of history. It may contain messages that arrived live, or that were
 * removed. A page of the requested size has more before it.
 */
export const withPage = (
  transcript: Transcript,
  page: readonly ChatMessage[],
  size: number,
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
