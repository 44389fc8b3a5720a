import type { ChatMessage, ReactionChange } from '@lanting/contract'
import { type MessageChanges, noteReaction, withChanges } from './message-changes.ts'
import { isGone, type Transcript } from './transcript.ts'

/** Applies changes to a message, wherever it is, and remembers them for later pages. */
const changed = (transcript: Transcript, id: number, changes: MessageChanges): Transcript => {
  const apply = (message: ChatMessage) =>
    message.id === id ? withChanges(message, changes) : message
  return {
    ...transcript,
    changes: new Map(transcript.changes).set(id, changes),
    messages: transcript.messages.map(apply),
    pins: transcript.pins.map(apply),
  }
}

interface EditChange {
  readonly message_id: number
  readonly content: string
  readonly editedAtMs: number
}

/** [CHAT-40] */
export const withEdit = (
  transcript: Transcript,
  { message_id, content, editedAtMs }: EditChange,
): Transcript =>
  changed(transcript, message_id, {
    ...transcript.changes.get(message_id),
    edit: { content, editedAtMs },
  })

/** [CHAT-41] */
export const withReaction = (transcript: Transcript, change: ReactionChange): Transcript =>
  changed(
    transcript,
    change.message_id,
    noteReaction(transcript.changes.get(change.message_id), change),
  )

/** [CHAT-42] Sets the pinned messages. Pins that the client remembers are newer. */
export const withPinned = (transcript: Transcript, pins: readonly ChatMessage[]): Transcript => {
  const { pinChanges, changes } = transcript
  const added = [...pinChanges.values()].flatMap((message) => message ?? []).reverse()
  const all = [...added, ...pins.filter(({ id }) => !pinChanges.has(id))]
  return {
    ...transcript,
    pins: all
      .filter(({ id }) => !isGone(transcript, id))
      .map((message) => withChanges(message, changes.get(message.id))),
  }
}

/** [CHAT-42] */
export const withPin = (
  transcript: Transcript,
  {
    message_id,
    message = null,
  }: { readonly message_id: number; readonly message?: ChatMessage | null },
): Transcript => {
  const pinChanges = new Map(transcript.pinChanges)
  pinChanges.delete(message_id)
  pinChanges.set(message_id, message)
  return withPinned({ ...transcript, pinChanges }, transcript.pins)
}
