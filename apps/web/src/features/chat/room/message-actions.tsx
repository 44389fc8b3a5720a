import { mayRecall, whyNotEdit } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { IconDots, IconMoodSmile } from '@tabler/icons-react'
import { useRef } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { useRoom } from './room-context.ts'

const ReactionPicker = onDemand(async () => (await import('./reaction-picker.tsx')).ReactionPicker)
const MessageMenu = onDemand(async () => (await import('./message-menu.tsx')).MessageMenu)

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

/** The box that is open at a message. */
export type OpenedBox = 'picker' | 'menu' | undefined

interface Props {
  readonly message: ChatMessage
  readonly opened: OpenedBox
  readonly onOpen: (box: OpenedBox) => void
  readonly onEdit: () => void
}

/** The actions of a message: reply, react, edit, recall, and a menu with the others. */
export const MessageActions = ({ message, opened, onOpen, onEdit }: Props) => {
  const chatRoom = useChatCopy()
  const { me, answer, recall } = useRoom()
  const picker = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const by = me && { user_id: me.id, role: me.role }
  const close = () => onOpen(undefined)
  return (
    <div className="room-actions">
      <button type="button" onClick={() => answer(message)}>
        {chatRoom.reply}
      </button>
      <button
        ref={picker}
        type="button"
        aria-label={chatRoom.react}
        title={chatRoom.react}
        aria-expanded={opened === 'picker'}
        onPointerDown={ReactionPicker.ahead}
        onClick={() => onOpen('picker')}
      >
        <IconMoodSmile {...ICON} />
      </button>
      {by && whyNotEdit(by, message, Date.now()) === undefined && (
        <button type="button" onClick={onEdit}>
          {chatRoom.edit}
        </button>
      )}
      {by && mayRecall(by, message) && (
        <button type="button" data-kind="danger" onClick={() => recall(message)}>
          {chatRoom.recall}
        </button>
      )}
      <button
        ref={menu}
        type="button"
        aria-label={chatRoom.more}
        title={chatRoom.more}
        aria-expanded={opened === 'menu'}
        onPointerDown={MessageMenu.ahead}
        onClick={() => onOpen('menu')}
      >
        <IconDots {...ICON} />
      </button>
      {opened === 'picker' && (
        <ReactionPicker
          message={message}
          anchor={() => picker.current}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened === 'menu' && (
        <MessageMenu
          message={message}
          anchor={() => menu.current}
          onClose={close}
          onMissing={close}
        />
      )}
    </div>
  )
}
