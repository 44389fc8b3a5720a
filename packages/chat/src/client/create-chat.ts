import type { ChatContentType, ChatVisitor } from '@lanting/contract'
import { NO_RULES } from '../room/chat-rules.ts'
import { storedText, textFault } from '../room/read-frame.ts'
import { followLog } from './follow-log.ts'
import { type FrameHandlers, type FrameOf, handleFrame } from './handle-frame.ts'
import { INITIAL_STATE } from './initial-state.ts'
import { createLink } from './link.ts'
import { createObservable } from './observable.ts'
import type { ChangeFault, ChatNotice, ChatPorts, ChatState, ChatUser, SendFault } from './ports.ts'
import { createSender } from './sender.ts'
import { REASON_WITHIN_MS, TYPING_EVERY_MS } from './timing.ts'
import { cleared, withMessage, withoutMessage } from './transcript.ts'
import { withEdit, withPin, withReaction } from './transcript-changes.ts'
import { turntableActions, turntableHandlers } from './turntable-frames.ts'
import { createTyping } from './typing.ts'
import { writeMessage } from './write-message.ts'

/** The client end: observable state, and the actions of a user. */
export const createChat = (ports: ChatPorts) => {
  const { now, after, newId, persistentOutbox } = ports
  const { get, set, tell, subscribe, onNotice } = createObservable<ChatState, ChatNotice>(
    INITIAL_STATE,
  )
  let me: ChatUser | undefined
  let visitor: ChatVisitor | undefined
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
    userId: () => me?.user_id ?? null,
    onChange: () => showPending(),
  })
  const showPending = () =>
    set({ pending: sender.all().filter(({ user_id }) => user_id === (me?.user_id ?? null)) })

  const typing = createTyping({ after, onChange: (next) => set({ typing: next }) })

  const onTips = ({ content, last_event, reload, muted_until }: FrameOf<'tips'>) => {
    log.welcome(last_event, reload === true)
    // A frame with the present rules follows, if there are any.
    set({ rules: NO_RULES, isHidden: false })
    link.welcomed()
    tell({ kind: 'tips', content })
    if (muted_until !== undefined) tell({ kind: 'mute', until: muted_until })
    sender.welcomed()
  }

  const onMessage = ({ type, event, client_id, ...message }: FrameOf<'message'>) => {
    const { id, user_id } = message
    const isSent = client_id !== undefined && sender.confirmed(user_id, client_id)
    if (isSent && user_id === null) set({ ownIds: new Set(get().ownIds).add(id) })
    if (user_id !== null) typing.forget(user_id)
    if (!log.apply({ event }, (transcript) => withMessage(transcript, message), true)) return
    const isTheirs = user_id === null ? !get().ownIds.has(id) : user_id !== me?.user_id
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
    rules: ({ type, ...rules }) => {
      set({ rules: { ...NO_RULES, ...rules } })
      sender.rulesChanged()
    },
    held: ({ client_id }) => sender.held(client_id),
    hidden: () => {
      log.forget()
      set({ isHidden: true, online: [], visitors: 0, unread: 0 })
    },
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

    /** Sets the name with which a visitor writes. */
    setVisitor: (given: ChatVisitor | undefined) => {
      visitor = given
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
      const author = { me, visitor, mode: get().rules.visitors }
      const written = writeMessage(author, { content, content_type, reply_to })
      if (typeof written === 'string') return written
      sender.add({ client_id: newId(), ...written, writtenAt: now(), status: 'waiting' })
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
    /** Shows a part of the history, which the caller loads. */
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
