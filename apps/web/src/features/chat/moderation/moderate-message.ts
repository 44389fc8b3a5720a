import type { ChatMessage, ChatModeration, Client } from '@lanting/contract'

export type ModerationAction = 'remove' | 'mute' | 'ban'

interface Decision {
  readonly action: ModerationAction
  readonly minutes: number
  readonly reason: string
}

/** Acts on a message or its author. Resolves with the key of the sentence for the moderator. */
export const moderateMessage = async (
  api: Pick<Client<ChatModeration>, 'decide' | 'muteInChat'>,
  { id, user_id }: Pick<ChatMessage, 'id' | 'user_id'>,
  { action, minutes, reason }: Decision,
): Promise<ModerationAction | 'nobody'> => {
  const why = reason.trim() === '' ? {} : { reason: reason.trim() }
  if (action === 'mute' && user_id !== null) {
    await api.muteInChat({ body: { user_id, minutes, ...why } })
    return action
  }
  const decision = action === 'ban' ? 'block' : 'remove'
  const items = [{ source: 'written' as const, kind: 'chatMessage' as const, id }]
  const { done, blocked } = await api.decide({ body: { decision, items, ...why } })
  return (action === 'ban' ? blocked : done) > 0 ? action : 'nobody'
}
