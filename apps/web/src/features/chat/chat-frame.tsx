import { lazy, Suspense } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useChatStore } from './chat-store.ts'
import { useChatConnection } from './use-chat-connection.ts'
import { useChatCopy } from './use-chat-copy.ts'

const RoomPage = lazy(async () => ({ default: (await import('./room/room-page.tsx')).RoomPage }))

const Waiting = () => {
  const { descriptions } = useCopy()
  const chatRoom = useChatCopy()
  return (
    <section className="room" data-place="page">
      <h1>{chatRoom.title}</h1>
      <p>{descriptions.Chat}</p>
      <p className="js-only">{chatRoom.connection.connecting}</p>
      <noscript>
        <p>{chatRoom.needsScripts}</p>
      </noscript>
    </section>
  )
}

/** The room as the server renders it. Messages come only over the socket. */
export const ChatFrame = () => {
  const isInBrowser = useInBrowser()
  const isConnected = useChatStore(({ chat }) => chat !== undefined)
  useChatConnection(true)
  return isInBrowser && isConnected ? (
    <Suspense fallback={<Waiting />}>
      <RoomPage />
    </Suspense>
  ) : (
    <Waiting />
  )
}
