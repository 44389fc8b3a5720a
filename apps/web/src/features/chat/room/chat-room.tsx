import { isComposing } from '@lanting/browser'
import type { Chat } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isBusy } from '../../../shared/pictures/picture-upload-state.ts'
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload.ts'
import { useWhenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { Composer } from './composer.tsx'
import { mentionable } from './mention.rules.ts'
import { MessageList } from './message-list.tsx'
import { OnlineUsers } from './online-users.tsx'
import { PictureButton, PictureUploading } from './picture-button.tsx'
import { pictureAmong } from './picture-files.ts'
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
import { useRoomToasts } from './use-room-toasts.ts'
import './chat-room.css'
import './message-list.css'
import './message-marks.css'
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
  const [isDragged, setDragged] = useState(false)
  const [target, setTarget] = useState<JumpTarget>()
  const [isSearching, setSearching] = useState(false)
  const whenLoggedIn = useWhenLoggedIn()
  const { recall, clear, forceOffline, enlarge } = useRoomActions(chat)
  const changes = useMessageActions(chat)
  const upload = usePictureUpload(({ url }) => chat.send(url, 'image'))
  const announcement = useAnnouncement(state, me?.id)
  useRoomToasts(chat, state.connection)
  useLinkedMessage(onClose === undefined, setTarget)

  const choose = (file: File) =>
    whenLoggedIn(() => {
      if (!isBusy(upload.state)) void upload.choose(file)
    })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragged(false)
    const picture = pictureAmong(event.dataTransfer.files)
    if (picture) void choose(picture)
  }
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragged(true)
  }
  const context = useMemo(
    () => ({
      ...changes,
      me,
      jump: (next: JumpTarget) => {
        setSearching(false)
        setTarget(next)
      },
      names: () => {
        const { online, messages } = chat.getState()
        const names = mentionable(online, messages, undefined).map(({ nick_name }) => nick_name)
        return names.sort((a, b) => b.length - a.length)
      },
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
      data-dragged={isDragged}
      role={onClose ? 'dialog' : undefined}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onDragOver={dragOver}
      onDragLeave={() => setDragged(false)}
      onDrop={drop}
    >
      <RoomHeader
        id={id}
        state={state}
        me={me}
        onClose={onClose}
        onReconnect={chat.open}
        onClear={clear}
      >
        <SearchButton isOpen={isSearching} onToggle={() => setSearching(!isSearching)} />
        <TogetherButton />
        <OnlineUsers state={state} me={me} onForceOffline={forceOffline} />
      </RoomHeader>
      <RoomProvider value={context}>
        <MessageList chat={chat} state={state} me={me?.id} target={target}>
          {isSearching && (
            <SearchPanel
              onClose={() => setSearching(false)}
              onMissing={() => setSearching(false)}
            />
          )}
        </MessageList>
      </RoomProvider>
      <div className="room-footer">
        <p className="room-typing" aria-hidden="true">
          {state.typing.length > 0 &&
            chatRoom.typing(state.typing.map(({ nick_name }) => nick_name))}
        </p>
        <PictureUploading
          id={`${id}upload`}
          state={upload.state}
          preview={upload.preview}
          onCancel={upload.cancel}
        />
        <Composer
          chat={chat}
          userId={me?.id}
          field={field}
          quote={quote}
          replyTo={answered?.id}
          onQuoteGone={() => setAnswered(undefined)}
          onPicture={choose}
        >
          {me && <PictureButton state={upload.state} onChoose={choose} />}
        </Composer>
      </div>
      <p className="for-screen-readers" role="status">
        {announcement}
      </p>
      {isDragged && <p className="room-drop">{chatRoom.dropHere}</p>}
    </section>
  )
}
