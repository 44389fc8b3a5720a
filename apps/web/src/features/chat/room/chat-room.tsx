import { isComposing } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import {
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useChatCopy, useChatLanguage } from '../use-chat-copy.ts'
import { Composer } from './composer.tsx'
import { mentionNames } from './mention-names.ts'
import { MessageList } from './message-list.tsx'
import { OnlineUsers } from './online-users.tsx'
import { PictureButton } from './picture-button.tsx'
import { excerpt, readQuote } from './quote.rules.ts'
import { RoomProvider } from './room-context.ts'
import { RoomHeader } from './room-header.tsx'
import { SearchButton, SearchPanel } from './search-button.tsx'
import { TogetherButton } from './together-button.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { fillComposerDraft } from './use-composer-draft.ts'
import type { JumpTarget } from './use-jump.ts'
import { useLinkedMessage } from './use-linked-message.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useRoomActions } from './use-room-actions.ts'
import { useRoomPictures } from './use-room-pictures.ts'
import { useRoomToasts } from './use-room-toasts.ts'
import './chat-room.css'
import './room-header.css'
import './message-list.css'
import './message-marks.css'
import './composer.css'
import '../../../shared/pictures/picture-field.css'

const PictureUploads = onDemand(async () => (await import('./picture-uploads.tsx')).PictureUploads)

interface Props {
  readonly chat: Chat
  /** Missing when the room is the page. */
  readonly onClose?: () => void
}

/** The chat room, as popover or page. */
export const ChatRoom = ({ chat, onClose }: Props) => {
  useChatLanguage()
  const chatRoom = useChatCopy()
  const state = useSyncExternalStore(chat.subscribe, chat.getState, chat.getState)
  const me = useUserState(({ userInfo }) => userInfo)
  const id = useId()
  const room = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [answered, setAnswered] = useState<ChatMessage>()
  const [target, setTarget] = useState<JumpTarget>()
  /** Undefined until the search is opened: then it is only hidden, and keeps its results. */
  const [isSearching, setSearching] = useState<boolean>()
  const { recall, clear, forceOffline, enlarge } = useRoomActions(chat)
  const changes = useMessageActions(chat)
  const { queue, retry, cancel, choose, isDragged, dropZone } = useRoomPictures()
  const announcement = useAnnouncement(state, me?.id)
  useRoomToasts(chat, state.connection)
  useLinkedMessage(onClose === undefined, setTarget)

  const context = useMemo(
    () => ({
      ...changes,
      chat,
      me,
      jump: (next: JumpTarget) => {
        setSearching((before) => before && false)
        setTarget(next)
      },
      names: mentionNames(chat),
      recall,
      enlarge,
      writeAgain: (text: string) => {
        fillComposerDraft(text)
        field.current?.focus()
      },
      answer: (message: ChatMessage) => {
        setAnswered(message)
        field.current?.focus()
      },
    }),
    [chat, changes, me, recall, enlarge],
  )
  const quote = useMemo(() => {
    if (!answered) return undefined
    const { nick_name: name, content, content_type } = answered
    const isPicture = content_type === 'image'
    return { name, text: isPicture ? chatRoom.picture : excerpt(readQuote(content).text) }
  }, [answered, chatRoom])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    if (answered) setAnswered(undefined)
    else onClose?.()
  }
  const closeSearch = () => {
    setSearching(false)
    // The focus stays in the room, for its keys.
    room.current?.focus({ preventScroll: true })
  }
  // Touch devices do not open the keyboard automatically.
  useEffect(() => {
    const wantsToWrite = window.matchMedia('(hover: hover)').matches
    if (onClose) (wantsToWrite ? field.current : room.current)?.focus({ preventScroll: true })
  }, [onClose])
  // [CHAT-19] A part of the history ends with the room.
  useEffect(() => () => chat.toNewest(), [chat])

  return (
    <section
      ref={room}
      className="room"
      data-place={onClose ? 'popover' : 'page'}
      role={onClose ? 'dialog' : undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      {...dropZone}
    >
      <RoomHeader
        id={id}
        state={state}
        me={me}
        onClose={onClose}
        onReconnect={chat.open}
        onClear={clear}
      >
        <SearchButton isOpen={isSearching === true} onToggle={() => setSearching(!isSearching)} />
        <TogetherButton />
        <OnlineUsers state={state} me={me} onForceOffline={forceOffline} />
      </RoomHeader>
      {state.isHidden && (
        <p className="room-closed" role="status">
          {chatRoom.refusals.hidden}
        </p>
      )}
      {!state.isHidden && (
        <RoomProvider value={context}>
          <MessageList
            chat={chat}
            state={state}
            me={me?.id}
            target={target}
            onJumped={() => setTarget(undefined)}
          >
            {isSearching !== undefined && (
              <SearchPanel
                // Mentions belong to a user.
                key={me?.id ?? 'visitor'}
                isOpen={isSearching}
                onClose={closeSearch}
                onMissing={() => setSearching(undefined)}
              />
            )}
          </MessageList>
        </RoomProvider>
      )}
      <div className="room-footer">
        <p className="room-typing" aria-hidden="true">
          {state.typing.length > 0 &&
            chatRoom.typing(state.typing.map(({ nick_name }) => nick_name))}
        </p>
        {queue.length > 0 && <PictureUploads queue={queue} onRetry={retry} onCancel={cancel} />}
        {!state.isHidden && (
          <Composer
            chat={chat}
            rules={state.rules}
            userId={me?.id}
            field={field}
            quote={quote}
            replyTo={answered?.id}
            onQuoteGone={() => setAnswered(undefined)}
            onPictures={choose}
          >
            {me && <PictureButton onChoose={choose} />}
          </Composer>
        )}
      </div>
      <p className="for-screen-readers" role="status">
        {announcement}
      </p>
      {isDragged && <p className="room-drop">{chatRoom.dropHere}</p>}
    </section>
  )
}
