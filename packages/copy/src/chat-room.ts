import { chat as englishChat } from './en/chat.ts'
import { chatRoom as englishScreen } from './en/chat-room.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { chat as chineseChat } from './zh-CN/chat.ts'
import { chatRoom as chineseScreen } from './zh-CN/chat-room.ts'

const chinese = { ...chineseChat, ...chineseScreen }
export type ChatRoomCopy = typeof chinese

/** Separate from the copy that every page loads. It comes with the chat room, in both languages. */
export const chatRoomCopy: InBothLanguages<ChatRoomCopy> = {
  'zh-CN': chinese,
  en: { ...englishChat, ...englishScreen },
}
