import { newId } from '@lanting/browser'
import { type ChatUser, createChat, type SocketEvents } from '@lanting/chat'
import { CHAT } from '@lanting/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'
import { refreshUnread } from '../../../shared/refresh-unread.ts'
import { useListening } from '../../../shared/stores/listening.ts'
import { type UserState, useUserState } from '../../../shared/stores/user-state.ts'
import { useChatStore } from '../chat-store.ts'
import { useChatSettings } from './chat-settings.ts'
import { drawAttention } from './draw-attention.ts'
import { rememberMute } from './mute.ts'
import { persistentOutbox } from './persistent-outbox.ts'
import { markSeen, useSeen } from './seen.ts'
import { lastId, messagesSince } from './unread.rules.ts'

interface Needs {
  readonly api: Api
  readonly queryClient: QueryClient
}

const socketAddress = () => `${location.origin.replace(/^http/, 'ws')}${CHAT.path}`

const openSocket = ({ onOpen, onText, onClose }: SocketEvents) => {
  const socket = new WebSocket(socketAddress())
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onText(data)
  socket.onclose = ({ code }) => onClose(code)
  return {
    send: (text: string) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  }
}

const userOf = ({ userInfo, token }: UserState): ChatUser | undefined =>
  userInfo && token ? { user_id: userInfo.id, token } : undefined

const createConnection = ({ api, queryClient }: Needs) => {
  const chat = createChat({
    connect: openSocket,
    loadHistory: (body) => api.getChatList({ body }, { quiet: true }),
    now: Date.now,
    isPageHidden: () => document.hidden,
    after: (delayMs, work) => {
      const timer = setTimeout(work, delayMs)
      return () => clearTimeout(timer)
    },
    newId,
    persistentOutbox: persistentOutbox(),
  })

  const me = () => useUserState.getState().userInfo?.id
  const countUnread = () => {
    const { newest: messages, history, ownIds } = chat.getState()
    const { seenId } = useSeen.getState()
    if (history !== 'loaded') return
    // A first visit has no unread messages.
    if (seenId === undefined) return markSeen(lastId(messages))
    const unread = messagesSince(messages, seenId, { me: me(), ownIds }).length
    useChatStore.setState({ unread })
    if (unread > 0) drawAttention(chat)
  }
  chat.subscribe(countUnread)
  chat.subscribe(() => {
    const { listeners } = chat.getState()
    if (listeners !== useListening.getState().listeners) useListening.setState({ listeners })
  })
  useSeen.subscribe(countUnread)

  chat.onNotice((notice) => {
    const userId = me()
    if (notice.kind === 'notify') void refreshUnread(queryClient)
    // The page offers new comments at once. The own comment comes with a new list.
    if (notice.kind === 'comment' && notice.user_id !== userId) {
      const { for_type, for_id } = notice
      void queryClient.invalidateQueries({ queryKey: ['new comments', for_type, for_id] })
    }
    if (userId === undefined) return
    if (notice.kind === 'offline' && notice.reason === 'forced') {
      rememberMute({ userId, until: Date.now() + CHAT.muteMs })
    }
    if (notice.kind === 'mute') rememberMute({ userId, until: notice.until })
    if (notice.kind === 'refused' && notice.code === 'muted') {
      rememberMute({ userId, until: Date.now() + (notice.retryAfterMs ?? CHAT.muteMs) })
    }
  })

  useUserState.subscribe((state, before) => {
    if (state.token === before.token && state.userInfo?.id === before.userInfo?.id) return
    chat.setUser(userOf(state))
    // A new session of the same user closes the old socket.
    if (state.token && before.token && state.userInfo?.id === before.userInfo?.id) {
      chat.close()
      chat.open()
    }
  })
  chat.setUser(userOf(useUserState.getState()))
  return chat
}

/** Opens the connection of this page once. */
export const connectChat = (needs: Needs): void => {
  if (useChatStore.getState().chat) return
  const chat = createConnection(needs)
  useChatStore.setState({ chat })
  useListening.setState({ link: chat })
  chat.open()
  // A sound needs a gesture, which may come before the first message.
  if (useChatSettings.getState().hasSound) drawAttention(chat)
  window.addEventListener('online', chat.wake)
  window.addEventListener('offline', chat.offline)
  document.addEventListener('visibilitychange', () => document.hidden || chat.wake())
  // Closes the socket, because it would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', chat.close)
  window.addEventListener('pageshow', ({ persisted }) => persisted && chat.open())
}
