import { type ChatRoomWords, chatRoomWords } from '@lanting/copy/chat-room'
import { useLanguage } from '../../shared/language.ts'

/** What the room says; a first view brings none of it along. */
export const useRoomWords = (): ChatRoomWords => chatRoomWords[useLanguage()]
