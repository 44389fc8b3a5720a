import { chat as englishWords } from './en/chat.ts'
import { chatRoom as englishScreen } from './en/chat-room.ts'
import { chat as chineseWords } from './zh-CN/chat.ts'
import { chatRoom as chineseScreen } from './zh-CN/chat-room.ts'

const chinese = { ...chineseWords, ...chineseScreen }
export type ChatRoomCopy = typeof chinese

/** Apart from the copy that every page brings along: they come with the room, in both languages. */
export const chatRoomCopy: Readonly<Record<'zh-CN' | 'en', ChatRoomCopy>> = {
  'zh-CN': chinese,
  en: { ...englishWords, ...englishScreen },
}
