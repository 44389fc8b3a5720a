import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { waitingLinksQuery } from '../../features/links/links.queries.ts'
import { focusWaitingLinks, WaitingLinks } from '../../features/links/waiting-links.tsx'
import { ChatUsers, ClearChat } from '../../features/moderation/chat-users.tsx'
import { CommentTools } from '../../features/moderation/comment-tools.tsx'
import { ModerationScreen } from '../../features/moderation/moderation-screen.tsx'
import { MuteButton } from '../../features/moderation/mute-button.tsx'
import { QueueOrder, QueueTabs } from '../../features/moderation/queue-tabs.tsx'

const QUEUE = ['keep', 'remove', 'block'] as const
const LISTS = ['remove', 'block'] as const

const queue = getRouteApi('/frame/moderation')
export const QueuePage = () => {
  const search = queue.useSearch()
  const { data: waitingLinks = 0 } = useQuery(waitingLinksQuery())
  return (
    <ModerationScreen
      name="queue"
      search={search}
      decisions={QUEUE}
      tabs={
        <>
          <QueueTabs search={search} />
          {!search.source && <WaitingLinks />}
        </>
      }
      ends={<QueueOrder search={search} />}
      others={search.source ? 0 : waitingLinks}
      onBefore={focusWaitingLinks}
      rowActions={(row) => <CommentTools row={row} />}
    />
  )
}

const comments = getRouteApi('/frame/comments')
export const CommentsPage = () => (
  <ModerationScreen
    name="comments"
    search={comments.useSearch()}
    decisions={LISTS}
    rowActions={(row) => <CommentTools row={row} />}
  />
)

const board = getRouteApi('/frame/board')
export const BoardPage = () => (
  <ModerationScreen name="board" search={board.useSearch()} decisions={LISTS} />
)

const chat = getRouteApi('/frame/chat')
export const ChatPage = () => (
  <ModerationScreen
    name="chat"
    search={chat.useSearch()}
    decisions={LISTS}
    tabs={<ChatUsers />}
    ends={<ClearChat />}
    rowActions={(row) => <MuteButton row={row} />}
  />
)
