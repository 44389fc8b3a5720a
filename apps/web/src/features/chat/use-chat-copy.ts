import { type ChatRoomCopy, chatRoomCopy } from '@lanting/copy/chat-room'
import { useLanguage } from '../../shared/language.ts'

/** What the room says; a first view brings none of it along. */
export const useChatCopy = (): ChatRoomCopy => chatRoomCopy[useLanguage()]
