import type { ChatMessage, ChatReaction, ReactionChange } from '@lanting/contract'

interface Edit {
  readonly content: string
  readonly editedAtMs: number
}

/** The changes of one message since the client follows the log. */
export interface MessageChanges {
  readonly edit?: Edit
  /** The last change for each user and emoji. */
  readonly reactions?: ReadonlyMap<string, ReactionChange>
}

const withReaction = (
  reactions: readonly ChatReaction[],
  { emoji, user_id, nick_name, on }: ReactionChange,
): ChatReaction[] => {
  const others = reactions
    .map((one) =>
      one.emoji === emoji
        ? { emoji, users: one.users.filter((user) => user.user_id !== user_id) }
        : one,
    )
    .filter(({ users }) => users.length > 0)
  if (!on) return others
  const known = reactions.find((one) => one.emoji === emoji)
  if (known?.users.some((user) => user.user_id === user_id)) return [...reactions]
  const added = { emoji, users: [...(known?.users ?? []), { user_id, nick_name }] }
  return known ? reactions.map((one) => (one === known ? added : one)) : [...reactions, added]
}

/** Returns the message after its changes. Changes that it contains already make no difference. */
export const withChanges = (
  message: ChatMessage,
  { edit, reactions }: MessageChanges = {},
): ChatMessage => {
  const edited = edit ? { ...message, ...edit } : message
  if (!reactions) return edited
  const all = [...reactions.values()].reduce(withReaction, edited.reactions ?? [])
  const { reactions: _, ...rest } = edited
  return all.length > 0 ? { ...rest, reactions: all } : rest
}

/** Adds a reaction to the changes of a message. */
export const noteReaction = (
  changes: MessageChanges | undefined,
  change: ReactionChange,
): MessageChanges => {
  const key = `${change.user_id} ${change.emoji}`
  const reactions = new Map(changes?.reactions)
  reactions.delete(key)
  return { ...changes, reactions: reactions.set(key, change) }
}
