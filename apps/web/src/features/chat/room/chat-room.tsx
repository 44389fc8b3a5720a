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
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { OnlineUsers } from './online-users.tsx'
import { PictureButton } from './picture-button.tsx'
import { PictureUploads } from './picture-uploads.tsx'
import { excerpt, readQuote } from './quote.rules.ts'
import { RoomProvider } from './room-context.ts'
import { RoomHeader } from './room-header.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useRoomActions } from './use-room-actions.ts'
import { useRoomPictures } from './use-room-pictures.ts'
import { useRoomToasts } from './use-room-toasts.ts'
import './chat-room.css'
import './message-list.css'
import './composer.css'
import '../../../shared/pictures/picture-field.css'

interface Props {
  readonly chat: Chat
  /** Missing when the room is the page. */
  readonly onClose?: () => void
}

/** The chat room, as popover or page. */
export const ChatRoom = ({ chat, onClose }: Props) => {
  const chatRoom = useChatCopy()
  const state = useSyncExternalStore(chat.subscribe, chat.getState, chat.getState)
  const me = useUserState(({ userInfo }) => userInfo)
  const id = useId()
  const room = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [answered, setAnswered] = useState<ChatMessage>()
  const { recall, clear, forceOffline, enlarge } = useRoomActions(chat)
  const { queue, retry, cancel, choose, isDragged, dropZone } = useRoomPictures(chat)
  const announcement = useAnnouncement(state, me?.id)
  useRoomToasts(chat, state.connection)

  const context = useMemo(
    () => ({
      me,
      recall,
      enlarge,
      answer: (message: ChatMessage) => {
        setAnswered(message)
        field.current?.focus()
      },
    }),
    [me, recall, enlarge],
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
  // Touch devices do not open the keyboard automatically.
  useEffect(() => {
    const wantsToWrite = window.matchMedia('(hover: hover)').matches
    if (onClose) (wantsToWrite ? field.current : room.current)?.focus({ preventScroll: true })
  }, [onClose])

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
        <OnlineUsers state={state} me={me} onForceOffline={forceOffline} />
      </RoomHeader>
      <RoomProvider value={context}>
        <MessageList chat={chat} state={state} me={me?.id} />
      </RoomProvider>
      <div className="room-footer">
        <p className="room-typing" aria-hidden="true">
          {state.typing.length > 0 &&
            chatRoom.typing(state.typing.map(({ nick_name }) => nick_name))}
        </p>
        <PictureUploads queue={queue} onRetry={retry} onCancel={cancel} />
        <Composer
          chat={chat}
          rules={state.rules}
          userId={me?.id}
          field={field}
          quote={quote}
          onQuoteGone={() => setAnswered(undefined)}
          onPictures={choose}
        >
          {me && <PictureButton onChoose={choose} />}
        </Composer>
      </div>
      <p className="for-screen-readers" role="status">
        {announcement}
      </p>
      {isDragged && <p className="room-drop">{chatRoom.dropHere}</p>}
    </section>
  )
}
