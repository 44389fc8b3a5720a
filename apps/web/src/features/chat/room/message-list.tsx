import type { Chat, ChatState } from '@lanting/chat'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { messagesSince } from '../connection/unread.rules.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { ActiveMessage, createActive } from './active-message.ts'
import { BlockObserverProvider, useCreateBlockObserver } from './block-observer.ts'
import { HistoryNote, LoadMore } from './load-more.tsx'
import { LoadNewer } from './load-newer.tsx'
import { MessageRows } from './message-rows.tsx'
import { PendingMessage } from './pending-message.tsx'
import { type JumpTarget, useJump } from './use-jump.ts'
import { useMessageScroll } from './use-message-scroll.ts'
import { useOlderMessages } from './use-older-messages.ts'
import { useUnreadLine } from './use-unread-line.ts'
import { walkMessages } from './walk-messages.ts'

const PinnedBar = onDemand(async () => (await import('./pinned-bar.tsx')).PinnedBar)

interface Props {
  readonly chat: Chat
  readonly state: ChatState
  readonly me: number | undefined
  readonly target: JumpTarget | undefined
  readonly onJumped: () => void
  /** Covers the messages. */
  readonly children?: ReactNode
}

const idAt = (target: EventTarget | null) => {
  const message = target instanceof Element && target.closest<HTMLElement>('[data-id]')
  return message ? Number(message.dataset.id) : undefined
}

/** Ignores the mouse event that follows a touch. */
const canHover = () => window.matchMedia('(hover: hover)').matches

/** The messages, newest at the bottom. */
export const MessageList = (props: Props) => {
  const { chat, state, me, target, onJumped, children } = props
  const chatRoom = useChatCopy()
  const { messages, newest, ownIds, pending, connection, hasNewer } = state
  const box = useRef<HTMLDivElement>(null)
  const [active] = useState(createActive)
  const { leftId, onScroll, follow, show, hold } = useMessageScroll(box, messages, !hasNewer)
  const loadOlder = useOlderMessages(box, chat)
  const blockObserver = useCreateBlockObserver(box, hold)
  useJump({ chat, show, target, onJumped, isLoaded: state.history === 'loaded' })
  const firstNewId = useUnreadLine({ ...state, me, leftId })
  const unseen = leftId === undefined ? 0 : messagesSince(newest, leftId, { me, ownIds }).length
  const written = pending.length
  const writtenBefore = useRef(0)
  // Scrolls to the own new message, and not when an earlier one is confirmed.
  useEffect(() => {
    const isNew = written > writtenBefore.current
    writtenBefore.current = written
    if (!isNew) return
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
            <BlockObserverProvider value={blockObserver}>
              <MessageRows state={state} me={me} firstNewId={firstNewId} />
            </BlockObserverProvider>
            <ol>
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
