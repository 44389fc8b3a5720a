import type { ChatMessage } from '@lanting/contract'
import { emptied, type Transcript, tracesInOrder, withPage } from './transcript.ts'

/** A part of the history apart from the newest messages. */
export interface AroundPage {
  /** Oldest first. */
  readonly list: readonly ChatMessage[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
}

interface Views {
  /** Follows the log. */
  readonly live: Transcript
  /** The shown part of the history, if it is apart. */
  readonly past?: Transcript
}

const oldestId = ({ messages }: Transcript) => messages[0]?.id ?? Infinity

/** Whether messages reach those that follow the log, so that none is between them. */
const reaches = (live: Transcript, list: readonly ChatMessage[]) =>
  (list.at(-1)?.id ?? 0) >= oldestId(live)

const joined = (live: Transcript, list: readonly ChatMessage[], hasMore: boolean): Views => ({
  live: { ...withPage(live, list), hasMore },
})

/** [CHAT-47] Shows a part of the history. It extends the live messages if it reaches them. */
export const aroundPage = (live: Transcript, { list, hasOlder, hasNewer }: AroundPage): Views => {
  if (!hasNewer || reaches(live, list)) {
    const isOlder = (list[0]?.id ?? Infinity) <= oldestId(live)
    return isOlder ? joined(live, list, hasOlder) : { live }
  }
  const { changes, pins, pinChanges } = live
  const apart = { ...emptied(live), changes, pins, pinChanges }
  return { live, past: { ...withPage(apart, list), hasMore: hasOlder } }
}

/** [CHAT-47] Adds newer messages. Joins both parts when nothing is between them. */
export const newerPage = (
  { live, past }: Views,
  list: readonly ChatMessage[],
  isLast: boolean,
): Views => {
  if (!past) return { live }
  const { cursor, hasMore } = past
  if (isLast || reaches(live, list)) {
    const all = joined(live, [...past.messages, ...list], hasMore)
    const recalled = tracesInOrder([...past.recalled, ...live.recalled])
    return { live: { ...all.live, cursor, recalled } }
  }
  return { live, past: { ...withPage(past, list), cursor, hasMore } }
}
