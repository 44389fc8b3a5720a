import { getRouteApi } from '@tanstack/react-router'
import { ChatPeople, ClearChat } from '../../features/order/chat-people.tsx'
import { MuteButton } from '../../features/order/mute-button.tsx'
import { QueueOrder, QueueTabs } from '../../features/order/queue-tabs.tsx'
import { WritingDesk } from '../../features/order/writing-desk.tsx'

const QUEUE = ['keep', 'remove', 'block'] as const
const LISTS = ['remove', 'block'] as const

const queue = getRouteApi('/frame/queue')
export const QueuePage = () => {
  const search = queue.useSearch()
  return (
    <WritingDesk
      name="queue"
      search={search}
      decisions={QUEUE}
      tabs={<QueueTabs search={search} />}
      ends={<QueueOrder search={search} />}
    />
  )
}

const comments = getRouteApi('/frame/comments')
export const CommentsPage = () => (
  <WritingDesk name="comments" search={comments.useSearch()} decisions={LISTS} />
)

const board = getRouteApi('/frame/board')
export const BoardPage = () => (
  <WritingDesk name="board" search={board.useSearch()} decisions={LISTS} />
)

const chat = getRouteApi('/frame/chat')
export const ChatPage = () => (
  <WritingDesk
    name="chat"
    search={chat.useSearch()}
    decisions={LISTS}
    tabs={<ChatPeople />}
    ends={<ClearChat />}
    rowActs={(row) => <MuteButton row={row} />}
  />
)
