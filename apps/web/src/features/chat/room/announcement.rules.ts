import type { ChatMessage } from '@lanting/contract'
import type { ChatRoomCopy } from '@lanting/copy/chat-room/zh-CN'
import { excerpt, readQuote } from './quote.rules.ts'

type Announced = Pick<ChatMessage, 'nick_name' | 'content' | 'content_type'>

/** The text that screen readers hear of a message; empty for one that is gone. */
export const announcementOf = (
  message: Announced | undefined,
  copy: Pick<ChatRoomCopy, 'picture' | 'saidBy'>,
): string => {
  if (!message) return ''
  const { nick_name, content, content_type } = message
  const text = content_type === 'image' ? copy.picture : excerpt(readQuote(content).text)
  return copy.saidBy(nick_name, text)
}
