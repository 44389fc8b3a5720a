import type { ChatMessage } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../shared/language.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useChatCopy } from '../use-chat-copy.ts'
import { Floating } from './floating.tsx'
import { messageTime } from './message-time.rules.ts'
import './message-tools.css'

interface Props {
  readonly message: ChatMessage
  readonly anchor: () => HTMLElement | null | undefined
  readonly onClose: () => void
}

/** The earlier texts of a message, for administrators. */
export const EditHistory = ({ message: { id, editedAtMs }, anchor, onClose }: Props) => {
  const api = useApi()
  const chatRoom = useChatCopy()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['chat edits', id, editedAtMs],
    queryFn: async () => (await api.getChatEdits({ params: { id } })).list,
  })
  return (
    <Floating anchor={anchor} label={chatRoom.earlierTexts} onClose={onClose}>
      <ol className="room-edits" aria-label={chatRoom.earlierTexts} aria-busy={!data}>
        {data?.map(({ content, writtenAtMs }) => (
          <li key={writtenAtMs}>
            <time dateTime={new Date(writtenAtMs).toISOString()}>
              {messageTime(writtenAtMs, Date.now(), language, chatRoom)}
            </time>
            <p dir="auto">{content}</p>
          </li>
        ))}
      </ol>
    </Floating>
  )
}
