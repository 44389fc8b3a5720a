import type { ChatContentType } from '@lanting/contract'
import { storedText, textFault } from '../room/read-frame.ts'
import { IDLE } from './connection.ts'
import { followLog } from './follow-log.ts'
import { type FrameHandlers, type FrameOf, handleFrame } from './handle-frame.ts'
import { createLink } from './link.ts'
import { createObservable } from './observable.ts'
import type { ChangeFault, ChatNotice, ChatPorts, ChatState, ChatUser, SendFault } from './ports.ts'
import { createSender } from './sender.ts'
import { REASON_WITHIN_MS, TYPING_EVERY_MS } from './timing.ts'
import { cleared, withMessage, withoutMessage } from './transcript.ts'
import { withEdit, withPin, withReaction } from './transcript-changes.ts'
import { turntableActions, turntableHandlers } from './turntable-frames.ts'
import { createTyping } from './typing.ts'

const INITIAL: ChatState = {
  connection: IDLE,
  messages: [],
  history: 'loading',
  pins: [],
  recalled: [],
  hasMore: false,
  hasNewer: false,
  pending: [],
  online: [],
  visitors: 0,
  listeners: { list: [], users: 0, visitors: 0 },
  quiet: [],
  unread: 0,
  typing: [],
}

/** The client end: observable state, and the actions of a user. */
export const createChat = (ports: ChatPorts) => {
  const { now, after, newId, persistentOutbox } = ports
  const { get, set, tell, subscribe, onNotice } = createObservable<ChatState, ChatNotice>(INITIAL)
  let me: ChatUser | undefined
  let wasListed = false
  let isWatched = false
  let typedAt = -TYPING_EVERY_MS

  const log = followLog({ ...ports, onChange: set })

  const link = createLink({
    ...ports,
    init: () => ({
      type: 'init',
      user_id: me?.user_id ?? '',
      ...(me?.token && { token: me.token }),
      ...(log.lastEvent() !== undefined && { last_event: log.lastEvent() }),
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

  const onTips = ({ content, last_event, reload, muted_until }: FrameOf<'tips'>) => {
    log.welcome(last_event, reload === true)
    link.welcomed()
    tell({ kind: 'tips', content })
    if (muted_until !== undefined) tell({ kind: 'mute', until: muted_until })
    sender.flush()
  }

  const onMessage = ({ type, event, client_id, ...message }: FrameOf<'message'>) => {
    if (client_id) sender.confirmed(message.user_id, client_id)
    typing.forget(message.user_id)
    if (!log.apply({ event }, (transcript) => withMessage(transcript, message), true)) return
    const isTheirs = message.user_id !== me?.user_id
    if (isTheirs && !isWatched) set({ unread: get().unread + 1 })
  }

  const onRevert = (frame: FrameOf<'revert'>) => {
    if (frame.client_id) sender.discard(frame.client_id)
    const { message_id, by } = frame
    log.apply(frame, (transcript) => withoutMessage(transcript, message_id, by))
  }

  const onClear = (frame: FrameOf<'clear'>) => {
    if (!log.apply(frame, (transcript) => cleared(transcript, frame.last_id))) return
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

  const onErrorFrame = (frame: FrameOf<'error'>) => {
    const { code, content, client_id, message_id, retry_after_ms } = frame
    if (client_id) sender.refused(client_id, code, retry_after_ms)
    tell({ kind: 'refused', code, content, messageId: message_id, retryAfterMs: retry_after_ms })
  }

  const handlers: FrameHandlers = {
    tips: onTips,
    message: onMessage,
    revert: onRevert,
    clear: onClear,
    edit: (frame) => log.apply(frame, (transcript) => withEdit(transcript, frame)),
    reaction: ({ type, event, ...change }) =>
      log.apply({ event }, (transcript) => withReaction(transcript, change)),
    pin: (frame) => log.apply(frame, (transcript) => withPin(transcript, frame)),
    onlineList: onOnline,
    error: onErrorFrame,
    notify: ({ type, ...notice }) => tell({ kind: 'notify', ...notice }),
    comment: ({ type, ...notice }) => tell({ kind: 'comment', ...notice }),
    mute: ({ until }) => tell({ kind: 'mute', until }),
    offline: ({ reason, content }) => {
      tell({ kind: 'offline', reason, content })
      link.end(reason)
    },
    typing: ({ user_id, nick_name }) => {
      if (user_id !== me?.user_id) typing.onTyping(user_id, nick_name)
    },
    ...turntableHandlers({ get, set, tell, count: (frame) => log.apply(frame, (same) => same) }),
    // The connection counts every frame as an answer.
    pong: () => undefined,
  }

  const whyNotChange = (): ChangeFault | undefined => {
    if (!me) return 'loginFirst'
    return link.isOpen() ? undefined : 'notConnected'
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
    send: (
      content: string,
      content_type: ChatContentType = 'text',
      reply_to?: number,
    ): SendFault | undefined => {
      if (!me) return 'loginFirst'
      const text = storedText(content)
      const fault = textFault(text)
      if (fault) return fault
      const { user_id } = me
      const answered = reply_to === undefined ? {} : { reply_to }
      const written = { client_id: newId(), user_id, content: text, content_type, ...answered }
      sender.add({ ...written, writtenAt: now(), status: 'waiting' })
      return undefined
    },
    /** For messages that were offered or refused. */
    resend: sender.resend,
    discard: sender.discard,

    /** [CHAT-40] The `edit` frame of the room confirms it. */
    edit: (message_id: number, content: string): ChangeFault | undefined => {
      const text = storedText(content)
      const fault = whyNotChange() ?? textFault(text)
      if (!fault) link.send({ type: 'edit', message_id, content: text })
      return fault
    },
    /** [CHAT-41] `on: false` takes the reaction back. */
    react: (message_id: number, emoji: string, on: boolean): ChangeFault | undefined => {
      const fault = whyNotChange()
      if (!fault) link.send({ type: 'react', message_id, emoji, on })
      return fault
    },
    ...turntableActions(link),
    recall: (message_id: number) => link.send({ type: 'revert', message_id }),
    forceOffline: (user_id: number) => link.send({ type: 'offline', user_id }),

    /** Called at every key press. Sends at most one frame per `TYPING_EVERY_MS`. */
    typing: () => {
      if (!me || !link.isOpen() || now() - typedAt < TYPING_EVERY_MS) return
      typedAt = now()
      link.send({ type: 'typing' })
    },

    /** Returns whether older messages were loaded. */
    loadMore: log.loadMore,
    /** Shows a part of the history, which the caller loads. Returns whether it did. */
    goTo: log.goTo,
    /** Returns whether messages after the shown part of the history were loaded. */
    loadNewer: log.loadNewer,
    toNewest: log.toNewest,

    /** Sets whether the room is visible. A visible room has no unread messages. */
    watch: (watched: boolean) => {
      isWatched = watched
      if (watched && get().unread > 0) set({ unread: 0 })
    },
  }
}

export type Chat = ReturnType<typeof createChat>
