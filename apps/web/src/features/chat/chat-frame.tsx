import { lazy, Suspense } from 'react'
import { useCopy } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { useChatStore } from './chat-store.ts'
import { useChatConnection } from './use-chat-connection.ts'

const RoomPage = lazy(async () => ({
  default: await (await import('./room/room-page.tsx')).loadRoomPage(),
}))

const Waiting = () => {
  const { descriptions, shell, busy } = useCopy()
  return (
    <section className="room" data-place="page">
      <h1>{shell.chatRoom}</h1>
      <p>{descriptions.Chat}</p>
      <p className="js-only">{busy}</p>
      <NeedsScript />
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
