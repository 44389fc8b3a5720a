import type { ChatPorts, ChatState } from './ports.ts'
import { TYPING_FORGOTTEN_MS } from './timing.ts'

type Typing = ChatState['typing']

/** Who has been typing lately. */
export const createTyping = ({
  after,
  onChange,
}: Pick<ChatPorts, 'after'> & { readonly onChange: (typing: Typing) => void }) => {
  let typing: Typing = []
  const callOffs = new Map<number, () => void>()

  const forget = (userId: number) => {
    callOffs.get(userId)?.()
    callOffs.delete(userId)
    if (!typing.some(({ user_id }) => user_id === userId)) return
    typing = typing.filter(({ user_id }) => user_id !== userId)
    onChange(typing)
  }

  return {
    forget,
    heard: (user_id: number, nick_name: string) => {
      callOffs.get(user_id)?.()
      callOffs.set(
        user_id,
        after(TYPING_FORGOTTEN_MS, () => forget(user_id)),
      )
      if (typing.some((one) => one.user_id === user_id)) return
      typing = [...typing, { user_id, nick_name }]
      onChange(typing)
    },
  }
}
