import type { Chat, ChatState } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { messagesSince } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { ActiveMessage, createActive } from './active-message.ts'
import { HistoryNote, LoadMore } from './load-more.tsx'
import { LoadNewer } from './load-newer.tsx'
import { MessageGroupRow, MessageTime } from './message-group.tsx'
import { messageRows } from './message-list.rules.ts'
import { PendingMessage } from './pending-message.tsx'
import { withQuietLines } from './quiet-lines.rules.ts'
import { RecalledNote } from './recalled-note.tsx'
import { type JumpTarget, useJump } from './use-jump.ts'
import { useMessageScroll } from './use-message-scroll.ts'
import { useOlderMessages } from './use-older-messages.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { walkMessages } from './walk-messages.ts'
import './quiet-lines.css'

const PinnedBar = onDemand(async () => (await import('./pinned-bar.tsx')).PinnedBar)

interface Props {
  readonly chat: Chat
  readonly state: ChatState
  readonly me: number | undefined
  readonly target: JumpTarget | undefined
  /** Covers the messages. */
  readonly children?: ReactNode
}

const idAt = (target: EventTarget | null) => {
  const message = target instanceof Element && target.closest<HTMLElement>('[data-id]')
  return message ? Number(message.dataset.id) : undefined
}

/** Ignores the mouse event that follows a touch. */
const canHover = () => window.matchMedia('(hover: hover)').matches

const Rows = ({ state, me, firstNewId }: Pick<Props, 'state' | 'me'> & { firstNewId?: number }) => {
  const chatRoom = useChatCopy()
  const { messages, recalled, quiet, ownIds } = state
  const [openedAt] = useState(Date.now)
  const now = Math.max(openedAt, messages.at(-1)?.createdAtMs ?? 0)
  // Changes at midnight only, so that a new message formats no other time again.
  const today = new Date(now).setHours(0, 0, 0, 0)
  const rows = useMemo(
    () => withQuietLines(messageRows(messages, firstNewId, recalled), quiet),
    [messages, firstNewId, recalled, quiet],
  )
  const isOwn = ({ id, user_id }: ChatMessage) => user_id === me || ownIds.has(id)
  const lastOwnId = messages.findLast(isOwn)?.id
  return rows.map((row) => {
    if (row.kind === 'time') return <MessageTime key={row.key} ms={row.ms} today={today} />
    if (row.kind === 'quiet') {
      const { song, nick_name } = row.line
      return (
        <li key={row.key} className="room-quiet">
          {nick_name === undefined ? chatRoom.playsSong(song) : chatRoom.askedSong(nick_name, song)}
        </li>
      )
    }
    if (row.kind === 'unread') {
      return (
        <li key={row.key} className="room-unread">
          {chatRoom.newLine}
        </li>
      )
    }
    if (row.kind === 'recalled') return <RecalledNote key={row.key} recalled={row.recalled} />
    const hasLastOwn = row.messages.at(-1)?.id === lastOwnId
    return (
      <MessageGroupRow
        key={row.key}
        group={row}
        isOwn={row.messages.some(isOwn)}
        lastOwnId={hasLastOwn ? lastOwnId : undefined}
      />
    )
  })
}

/** The messages, newest at the bottom. */
export const MessageList = ({ chat, state, me, target, children }: Props) => {
  const chatRoom = useChatCopy()
  const { messages, pending, connection, hasNewer } = state
  const box = useRef<HTMLDivElement>(null)
  const [active] = useState(createActive)
  const { leftId, onScroll, follow, show } = useMessageScroll(box, messages, !hasNewer)
  const loadOlder = useOlderMessages(box, chat)
  useJump(chat, show, target, state.history === 'loaded')
  const firstNewId = useUnreadLine({ ...state, me, leftId })
  const unseen = leftId === undefined ? 0 : messagesSince(messages, leftId, me).length
  const written = pending.length
  // Scrolls to the own new message.
  useEffect(() => {
    if (written === 0) return
    chat.toNewest()
    follow()
  }, [chat, written, follow])

  const toNewest = () => {
    chat.toNewest()
    follow()
  }
  const point = ({ target }: SyntheticEvent) => active.set(idAt(target))

  return (
    <div className="room-messages">
      {state.pins.length > 0 && <PinnedBar pins={state.pins} />}
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls, and the arrow keys walk in it. */}
      <div
        ref={box}
        className="room-scroll"
        role="region"
        aria-label={chatRoom.list}
        aria-description={chatRoom.listHint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by key.
        tabIndex={0}
        onScroll={() => {
          onScroll()
          loadOlder()
        }}
        onKeyDown={walkMessages}
        onPointerOver={(event) => canHover() && point(event)}
        onPointerLeave={() => active.set(idAt(document.activeElement))}
        onFocus={point}
        onBlur={({ relatedTarget }) => active.set(idAt(relatedTarget))}
        onClick={point}
      >
        <div className="room-content">
          <LoadMore chat={chat} state={state} box={box} />
          <HistoryNote state={state} />
          <ActiveMessage value={active}>
            <ol>
              <Rows state={state} me={me} firstNewId={firstNewId} />
              {!hasNewer && pending.length > 0 && (
                <li className="room-group" data-mine="true" data-kind="pending">
                  <div className="room-bubbles">
                    {pending.map((one) => (
                      <PendingMessage
                        key={one.client_id}
                        pending={one}
                        isConnected={connection.kind === 'open'}
                        chat={chat}
                      />
                    ))}
                  </div>
                </li>
              )}
            </ol>
            {hasNewer && <LoadNewer chat={chat} />}
          </ActiveMessage>
        </div>
      </div>
      {(hasNewer || leftId !== undefined) && (
        <button
          type="button"
          className="room-pill"
          data-news={unseen > 0}
          aria-label={unseen > 0 ? undefined : chatRoom.toNewest}
          onClick={toNewest}
        >
          <IconArrowDown aria-hidden size={16} stroke={2} />
          {unseen > 0 && chatRoom.newMessages(unseen)}
        </button>
      )}
      {children}
    </div>
  )
}
