import { mayClear } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import { create } from 'zustand'
import { onDemand } from '../../../shared/on-demand.tsx'
import type { UserInfo } from '../../../shared/stores/user-state.ts'
import { useChatCopy } from '../use-chat-copy.ts'

const ModerationDialog = onDemand(
  async () => (await import('./moderation-dialog.tsx')).ModerationDialog,
)

/** Outside the message, whose actions disappear when the dialog takes the focus. */
const useModerated = create<{ readonly message?: ChatMessage }>()(() => ({}))
const close = () => useModerated.setState({}, true)

interface Props {
  readonly message: ChatMessage
  readonly me: UserInfo | undefined
}

/** For administrators, on messages of others. */
export const ModerateButton = ({ message, me }: Props) => {
  const chatRoom = useChatCopy()
  if (!me || me.id === message.user_id || !mayClear({ user_id: me.id, role: me.role })) return null
  return (
    <button
      type="button"
      aria-label={chatRoom.moderateName(message.nick_name)}
      onPointerDown={ModerationDialog.ahead}
      onClick={() => useModerated.setState({ message })}
    >
      {chatRoom.moderate}
    </button>
  )
}

/** The dialog of the chosen message. It loads on demand. */
export const ModerationOverlay = () => {
  const message = useModerated((state) => state.message)
  return message && <ModerationDialog message={message} onClose={close} onMissing={close} />
}
