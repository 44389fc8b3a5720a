import { withoutQuote } from '@lanting/chat'
import { descriptionOf, NOTIFICATION_TYPE } from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import type { AddressedMessage } from './chat-mentions.store.ts'

/** The notifications of a message: one for each user, a reply before a mention. */
export const chatNotifications = ({
  id,
  by,
  content,
  answeredId,
  mentionedIds,
}: AddressedMessage) => {
  const text = descriptionOf(withoutQuote(content))
  const shared = { type: NOTIFICATION_TYPE.chatMessage, toId: id, byId: by.user_id }
  const reply = ({ serverTexts }: Copy) => serverTexts.chatReply(by.nick_name, text)
  const mention = ({ serverTexts }: Copy) => serverTexts.chatMention(by.nick_name, text)
  const others = mentionedIds.filter((userId) => userId !== answeredId)
  return [
    ...(answeredId === undefined ? [] : [{ ...shared, userId: answeredId, message: reply }]),
    ...others.map((userId) => ({ ...shared, userId, message: mention })),
  ]
}
