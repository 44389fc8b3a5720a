import { chatRefusals, chatWelcome } from '../en/chat.ts'
import { chatRoom } from '../en/chat-room.ts'
import type { ChatRoomCopy } from './zh-CN.ts'

export const en: ChatRoomCopy = { ...chatRoom, welcome: chatWelcome, refusals: chatRefusals }
