import { type ChatRoomCopy, chatRoomCopy } from '@lanting/copy/chat-room'
import { useCopyOf } from '../../shared/language.ts'

/** The copy of the chat room. It is not part of the first view. */
export const useChatCopy = (): ChatRoomCopy => useCopyOf(chatRoomCopy)
