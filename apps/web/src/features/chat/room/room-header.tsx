import type { ChatState } from '@lanting/chat'
import { mayClear } from '@lanting/chat'
import { IconArrowsMaximize, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { PATHS } from '../../../shared/paths.ts'
import type { UserInfo } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { connectionText, mayReconnect } from './connection.rules.ts'
import { RoomSettings } from './room-settings.tsx'

const RoomRules = onDemand(async () => (await import('../moderation/room-rules.tsx')).RoomRules)

const ICON = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const

interface Props {
  readonly id: string
  readonly state: ChatState
  readonly me: UserInfo | undefined
  /** Missing when the room is the page. */
  readonly onClose?: () => void
  readonly onReconnect: () => void
  readonly onClear: () => void
  /** The online users. */
  readonly children: ReactNode
}

/** Title, connection state and actions of the room. */
export const RoomHeader = (props: Props) => {
  const { id, state, me, onClose, onReconnect, onClear, children } = props
  const chatRoom = useChatCopy()
  const { connection } = state
  const isModerator = me !== undefined && mayClear({ user_id: me.id, role: me.role })
  const Title = onClose ? 'h2' : 'h1'
  return (
    <div className="room-header">
      <Title id={id}>{chatRoom.title}</Title>
      <div className="room-status">
        <p className="room-connection" role="status" data-kind={connection.kind}>
          {connectionText(connection, chatRoom.connection)}
        </p>
        {mayReconnect(connection, me !== undefined) && (
          <button type="button" className="room-reconnect" onClick={onReconnect}>
            {chatRoom.reconnect}
          </button>
        )}
      </div>
      <span className="room-gap" />
      {children}
      {isModerator && (
        <button
          type="button"
          className="icon-button"
          aria-label={chatRoom.clear}
          title={chatRoom.clear}
          onClick={onClear}
        >
          <IconTrash {...ICON} />
        </button>
      )}
      <RoomSettings>{isModerator && <RoomRules rules={state.rules} />}</RoomSettings>
      {onClose && (
        <>
          <a
            href={PATHS.chat}
            className="icon-button room-fullscreen"
            onClick={onClose}
            aria-label={chatRoom.wholePage}
            title={chatRoom.wholePage}
          >
            <IconArrowsMaximize {...ICON} />
          </a>
          <button
            type="button"
            className="icon-button"
            aria-label={chatRoom.close}
            onClick={onClose}
          >
            <IconX {...ICON} />
          </button>
        </>
      )}
    </div>
  )
}
