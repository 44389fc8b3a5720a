import type { Chat } from '@lanting/chat'

let hasBegun = false

/** Loads the title, the dot and the sound, with the first unread message or for their settings. */
export const drawAttention = (chat: Pick<Chat, 'getState' | 'subscribe'>): void => {
  if (hasBegun) return
  hasBegun = true
  import('./attention.ts').then(
    ({ watchUnread }) => watchUnread(chat),
    (error) => {
      hasBegun = false
      console.info('No unread count in the title:', error)
    },
  )
}
