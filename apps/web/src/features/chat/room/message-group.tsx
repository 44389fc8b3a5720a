import { memo } from 'react'
import { Avatar } from '../../../shared/avatar.tsx'
import { useLanguage } from '../../../shared/language.ts'
import { RoleMark } from '../../../shared/role-mark.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { Message } from './message.tsx'
import { isSameGroup, type MessageGroup } from './message-list.rules.ts'
import { hourOf, messageTime } from './message-time.rules.ts'

interface Props {
  readonly group: MessageGroup
  readonly isOwn: boolean
  /** The newest own message, if it is in this group. */
  readonly lastOwnId: number | undefined
}

const AVATAR_PX = 38

/**
 * The messages of one user in one minute. Own messages are on the right, others on the left with
 * avatar and name.
 */
export const MessageGroupRow = memo(
  ({ group: { messages }, isOwn, lastOwnId }: Props) => {
    const language = useLanguage()
    const chatRoom = useChatCopy()
    const [first] = messages
    if (!first) return null
    const { user_id, nick_name, avatar, createdAtMs } = first
    return (
      <li className="room-group" data-mine={isOwn}>
        {!isOwn && (
          <>
            <Avatar user={{ id: user_id ?? nick_name.length, avatar }} size={AVATAR_PX} />
            <p className="room-author">
              <b dir="auto">{nick_name}</b>
              <RoleMark userId={user_id} />
              {user_id === null && <span className="room-visitor-mark">{chatRoom.visitor}</span>}
              <time dateTime={new Date(createdAtMs).toISOString()}>
                {hourOf(createdAtMs, language)}
              </time>
            </p>
          </>
        )}
        <div className="room-bubbles">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isOwn={isOwn}
              isLastOwn={message.id === lastOwnId}
            />
          ))}
        </div>
      </li>
    )
  },
  (a, b) => a.isOwn === b.isOwn && a.lastOwnId === b.lastOwnId && isSameGroup(a.group, b.group),
)

export const MessageTime = memo(({ ms, today }: { ms: number; today: number }) => {
  const chatRoom = useChatCopy()
  const language = useLanguage()
  return (
    <li className="room-time">
      <time dateTime={new Date(ms).toISOString()}>
        {messageTime(ms, today, language, chatRoom)}
      </time>
    </li>
  )
})
