import { Outlet, useLocation } from '@tanstack/react-router'
import { ChatButton } from '../../features/chat/chat-button.tsx'
import { useFirstVisit } from '../../features/site/use-first-visit.ts'
import { PATHS } from '../../shared/paths.ts'
import { PersistentBoard } from '../persistent-board.tsx'
import { BackArrow } from './back-arrow.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** The layout of all known pages. */
export const SiteLayout = () => {
  useFirstVisit()
  const isChat = useLocation({ select: ({ pathname }) => pathname === PATHS.chat })
  return (
    <>
      <ProgressBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <PersistentBoard />
        <Outlet />
      </main>
      {!isChat && <Footer />}
      <BackArrow />
      <BackToTop />
      {!isChat && <ChatButton />}
    </>
  )
}
