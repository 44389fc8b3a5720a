import { mayPin } from '@lanting/chat'
import { type ChatMessage, chatMessagePath } from '@lanting/contract'
import { IconLink, IconPin } from '@tabler/icons-react'
import { copyText } from '../../../shared/copy-text.ts'
import { useCopy } from '../../../shared/language.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { Floating } from './floating.tsx'
import { useRoom } from './room-context.ts'
import './message-tools.css'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

interface Props {
  readonly message: ChatMessage
  readonly anchor: () => HTMLElement | null | undefined
  readonly onClose: () => void
}

/** The seldom used actions of a message, and who has reacted to it. */
export const MessageMenu = ({ message, anchor, onClose }: Props) => {
  const chatRoom = useChatCopy()
  const { reading } = useCopy()
  const { me, isPinned, pin } = useRoom()
  const { id, reactions = [] } = message
  const copyLink = () => copyText(location.origin + chatMessagePath(id), reading)
  const done = (action: () => unknown) => () => {
    action()
    onClose()
  }
  return (
    <Floating anchor={anchor} label={chatRoom.more} onClose={onClose}>
      <div className="room-menu">
        <button type="button" onClick={done(copyLink)}>
          <IconLink {...ICON} />
          {chatRoom.copyLink}
        </button>
        {me && mayPin({ user_id: me.id, role: me.role }) && (
          <button type="button" onClick={done(() => pin(id, !isPinned(id)))}>
            <IconPin {...ICON} />
            {isPinned(id) ? chatRoom.unpin : chatRoom.pin}
          </button>
        )}
        {reactions.map(({ emoji, users }) => (
          <p key={emoji}>
            <span aria-hidden="true">{emoji}</span>
            <span dir="auto">{chatRoom.names(users.map(({ nick_name }) => nick_name))}</span>
          </p>
        ))}
      </div>
    </Floating>
  )
}
