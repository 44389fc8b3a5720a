import { chatRefusals, chatWelcome } from '../zh-CN/chat.ts'
import { chatRoom } from '../zh-CN/chat-room.ts'

/** The copy of the chat room. It comes with the room, in the language of the page alone. */
export const zhCN = { ...chatRoom, welcome: chatWelcome, refusals: chatRefusals }

export type ChatRoomCopy = typeof zhCN
