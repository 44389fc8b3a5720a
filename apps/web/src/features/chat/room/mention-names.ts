import type { Chat, ChatState } from '@lanting/chat'
import { mentionable } from './mention.rules.ts'

/** Returns the names of everybody who can be mentioned, the longest first. Computed once for a state. */
export const mentionNames = (chat: Pick<Chat, 'getState'>): (() => readonly string[]) => {
  let read: Pick<ChatState, 'online' | 'messages'> | undefined
  let names: readonly string[] = []
  return () => {
    const { online, messages } = chat.getState()
    if (read?.online === online && read.messages === messages) return names
    read = { online, messages }
    names = mentionable(online, messages, undefined)
      .map(({ nick_name }) => nick_name)
      .sort((a, b) => b.length - a.length)
    return names
  }
}
