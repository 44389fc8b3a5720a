import { type ChatContentType, PAGE_SIZE } from '@lanting/contract'
import { NO_RULES } from '../room/chat-rules.ts'
import { storedText, textFault } from '../room/read-frame.ts'
import { IDLE } from './connection.ts'
import { type FrameHandlers, type FrameOf, handleFrame } from './handle-frame.ts'
import { createHistory } from './history.ts'
import { createLink } from './link.ts'
import { createObservable } from './observable.ts'
import type { ChatNotice, ChatPorts, ChatState, ChatUser, SendFault } from './ports.ts'
import { createSender } from './sender.ts'
import { REASON_WITHIN_MS, TYPING_EVERY_MS } from './timing.ts'
import {
  cleared,
  EMPTY_TRANSCRIPT,
  emptied,
  type Transcript,
  withMessage,
  withoutMessage,
  withPage,
} from './transcript.ts'
import { createTyping } from './typing.ts'

const INITIAL: ChatState = {
  connection: IDLE,
  messages: [],
  history: 'loading',
  hasMore: false,
  pending: [],
  rules: NO_RULES,
  online: [],
  visitors: 0,
  unread: 0,
  typing: [],
}

/** The client end: observable state, and the actions of a user. */
export const createChat = (ports: ChatPorts) => {
  const { now, after, newId, persistentOutbox } = ports
  const { get, set, tell, subscribe, onNotice } = createObservable<ChatState, ChatNotice>(INITIAL)
  let transcript: Transcript = EMPTY_TRANSCRIPT
  let me: ChatUser | undefined
  /** The number of the last stored change in the transcript. */
  let lastEvent: number | undefined
  let wasListed = false
  let isWatched = false
  let typedAt = -TYPING_EVERY_MS

  const show = (next: Transcript) => {
    transcript = next
    // While the history is reloaded, the old messages stay visible.
    if (history.isLoaded()) set({ messages: next.messages, hasMore: next.hasMore })
  }

  const history = createHistory({
    ...ports,
    onPage: (page, size) => {
      transcript = withPage(transcript, page, size)
    },
    onChange: (next) => {
      const { messages, hasMore } = transcript
      set(next === 'loaded' ? { history: next, messages, hasMore } : { history: next })
    },
  })

  const link = createLink({
    ...ports,
    init: () => ({
      type: 'init',
      user_id: me?.user_id ?? '',
      ...(me?.token && { token: me.token }),
      ...(history.isLoaded() && lastEvent !== undefined && { last_event: lastEvent }),
    }),
    onFrame: (frame) => handleFrame(handlers, frame),
    onChange: (connection) => {
      set({ connection })
      if (connection.kind !== 'open') {
        wasListed = false
        sender.interrupted()
      }
      if (connection.kind === 'waiting' && connection.attempts === 0) tell({ kind: 'reconnecting' })
    },
  })

  const sender = createSender({
    now,
    after,
    persistentOutbox,
    link,
    userId: () => me?.user_id,
    onChange: () => showPending(),
  })
  const showPending = () =>
    set({ pending: sender.all().filter(({ user_id }) => user_id === me?.user_id) })

  const typing = createTyping({ after, onChange: (next) => set({ typing: next }) })

  /** [CHAT-3] Each stored change is applied once, in the order of the log. */
  const isNext = ({ event }: { readonly event?: number }) => {
    if (event === undefined || lastEvent === undefined || event <= lastEvent) return false
    lastEvent = event
    return true
  }

  const onTips = ({ content, last_event, reload, muted_until }: FrameOf<'tips'>) => {
    if (reload || lastEvent === undefined || !history.isLoaded()) {
      transcript = emptied(transcript)
      lastEvent = last_event
      history.loadFirst()
    } else lastEvent = Math.max(lastEvent, last_event)
    // A frame with the present rules follows, if there are any.
    set({ rules: NO_RULES })
    link.welcomed()
    tell({ kind: 'tips', content })
    if (muted_until !== undefined) tell({ kind: 'mute', until: muted_until })
    sender.flush()
  }

  const onMessage = ({ type, event, client_id, ...message }: FrameOf<'message'>) => {
    if (client_id) sender.confirmed(message.user_id, client_id)
    typing.forget(message.user_id)
    if (!isNext({ event })) return
    show(withMessage(transcript, message))
    const isTheirs = message.user_id !== me?.user_id
    if (isTheirs && !isWatched) set({ unread: get().unread + 1 })
  }

  const onRevert = (frame: FrameOf<'revert'>) => {
    if (frame.client_id) sender.discard(frame.client_id)
    if (isNext(frame)) show(withoutMessage(transcript, frame.message_id))
  }

  const onClear = (frame: FrameOf<'clear'>) => {
    if (!isNext(frame)) return
    show(cleared(transcript, frame.last_id))
    set({ unread: 0 })
    tell({ kind: 'cleared' })
  }

  /**
   * [CHAT-14] A listed user who is missing from the list has been forced offline. The reason follows
   * the list; an older server sends none.
   */
  const onOnline = ({ list, visitors }: FrameOf<'onlineList'>) => {
    set({ online: list, visitors })
    const isListed = list.some(({ user_id }) => user_id === me?.user_id)
    if (wasListed && !isListed) {
      const socket = link.number()
      after(REASON_WITHIN_MS, () => socket === link.number() && link.end('absent'))
    }
    wasListed = isListed
  }

  const onErrorFrame = ({ code, content, client_id, retry_after_ms }: FrameOf<'error'>) => {
    if (client_id) sender.refused(client_id, code, retry_after_ms)
    tell({ kind: 'refused', code, content, retryAfterMs: retry_after_ms })
  }

  const handlers: FrameHandlers = {
    tips: onTips,
    message: onMessage,
    revert: onRevert,
    clear: onClear,
    onlineList: onOnline,
    error: onErrorFrame,
    notify: ({ type, ...notice }) => tell({ kind: 'notify', ...notice }),
    comment: ({ type, ...notice }) => tell({ kind: 'comment', ...notice }),
    rules: ({ slow_ms, read_only_until }) => set({ rules: { slow_ms, read_only_until } }),
    mute: ({ until }) => tell({ kind: 'mute', until }),
    offline: ({ reason, content }) => {
      tell({ kind: 'offline', reason, content })
      link.end(reason)
    },
    typing: ({ user_id, nick_name }) => {
      if (user_id !== me?.user_id) typing.onTyping(user_id, nick_name)
    },
    // The connection counts every frame as an answer.
    pong: () => undefined,
  }

  return {
    getState: get,
    subscribe,
    onNotice,

    /** Connects. Also called by the reconnect button. */
    open: link.start,
    close: link.stop,
    /** Called when the browser is online again, and when the tab is shown. */
    wake: link.wake,
    /** Called when the browser has lost its network: the socket would notice it much later. */
    offline: link.lost,

    /** Reconnects for another user, or for a visitor. */
    setUser: (user: ChatUser | undefined) => {
      const isSame = user?.user_id === me?.user_id
      me = user
      showPending()
      if (isSame || get().connection.kind === 'idle') return
      link.stop()
      link.start()
    },

    /**
     * Returns why the message cannot be sent. Otherwise it stays in `pending` until the room
     * confirms it.
     */
    send: (content: string, content_type: ChatContentType = 'text'): SendFault | undefined => {
      if (!me) return 'loginFirst'
      const text = storedText(content)
      const fault = textFault(text)
      if (fault) return fault
      const { user_id } = me
      const written = { client_id: newId(), user_id, content: text, content_type }
      sender.add({ ...written, writtenAt: now(), status: 'waiting' })
      return undefined
    },
    /** For messages that were offered or refused. */
    resend: sender.resend,
    discard: sender.discard,

    recall: (message_id: number) => link.send({ type: 'revert', message_id }),
    forceOffline: (user_id: number) => link.send({ type: 'offline', user_id }),

    /** Called at every key press. Sends at most one frame per `TYPING_EVERY_MS`. */
    typing: () => {
      if (!me || !link.isOpen() || now() - typedAt < TYPING_EVERY_MS) return
      typedAt = now()
      link.send({ type: 'typing' })
    },

    /** Returns whether older messages were loaded. */
    loadMore: async (size: number = PAGE_SIZE.chatHistory): Promise<boolean> => {
      if (transcript.cursor === undefined || !transcript.hasMore) return false
      const hasLoaded = await history.loadMore(transcript.cursor, size)
      if (hasLoaded) show(transcript)
      return hasLoaded
    },

    /** Sets whether the room is visible. A visible room has no unread messages. */
    watch: (watched: boolean) => {
      isWatched = watched
      if (watched && get().unread > 0) set({ unread: 0 })
    },
  }
}

export type Chat = ReturnType<typeof createChat>
