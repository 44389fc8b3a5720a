import type { ChatMessage } from '@lanting/contract'
import { EmojiGrid } from '../../../shared/emoji/emoji-grid.tsx'
import { useChatCopy } from '../use-chat-copy.ts'
import { Floating } from './floating.tsx'
import { useRoom } from './room-context.ts'
import './message-tools.css'

const QUICK = ['👍', '❤️', '😄', '🎉', '😮', '😢'] as const

interface Props {
  readonly message: ChatMessage
  readonly anchor: () => HTMLElement | null | undefined
  readonly onClose: () => void
}

/** Six quick reactions, and all emoji below them. */
export const ReactionPicker = ({ message: { id, reactions = [] }, anchor, onClose }: Props) => {
  const chatRoom = useChatCopy()
  const { me, react } = useRoom()
  const isOwn = (emoji: string) =>
    reactions.some(
      (one) => one.emoji === emoji && one.users.some((user) => user.user_id === me?.id),
    )
  const choose = (emoji: string) => {
    react(id, emoji, !isOwn(emoji))
    onClose()
  }
  return (
    <Floating anchor={anchor} label={chatRoom.react} onClose={onClose}>
      <div className="room-quick">
        {QUICK.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOwn(emoji)}
            aria-label={chatRoom.reactWith(emoji)}
            onClick={() => choose(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      <EmojiGrid onChoose={choose} />
    </Floating>
  )
}
