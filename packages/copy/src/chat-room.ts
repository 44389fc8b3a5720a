import { en } from './chat-room/en.ts'
import { zhCN } from './chat-room/zh-CN.ts'
import { chat as englishChat } from './en/chat.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { chat as chineseChat } from './zh-CN/chat.ts'

const chinese = { ...chineseChat, ...zhCN }

/** With what the server says over the socket, in both languages. */
export const chatRoomCopy: InBothLanguages<typeof chinese> = {
  'zh-CN': chinese,
  en: { ...englishChat, ...en },
}
