import type { ChatPorts, ChatState } from './ports.ts'
import { TYPING_EXPIRES_MS } from './timing.ts'

type Typing = ChatState['typing']

/** The users who are typing. */
export const createTyping = ({
  after,
  onChange,
}: Pick<ChatPorts, 'after'> & { readonly onChange: (typing: Typing) => void }) => {
  let typing: Typing = []
  const cancels = new Map<number, () => void>()

  const forget = (userId: number) => {
    cancels.get(userId)?.()
    cancels.delete(userId)
    if (!typing.some(({ user_id }) => user_id === userId)) return
    typing = typing.filter(({ user_id }) => user_id !== userId)
    onChange(typing)
  }

  return {
    forget,
    onTyping: (user_id: number, nick_name: string) => {
      cancels.get(user_id)?.()
      cancels.set(
        user_id,
        after(TYPING_EXPIRES_MS, () => forget(user_id)),
      )
      if (typing.some((one) => one.user_id === user_id)) return
      typing = [...typing, { user_id, nick_name }]
      onChange(typing)
    },
  }
}
