import type { ReactNode } from 'react'
import { ChatButton } from '../../features/chat/chat-button.tsx'
import { useFirstVisit } from '../../features/site/use-first-visit.ts'
import { useIsHidden } from '../../features/site/use-site.ts'
import { PATHS } from '../../shared/paths.ts'
import { useLocation } from '../../shared/router/router-context.ts'
import type { View } from '../../shared/router/view.ts'
import { PersistentBoard } from '../persistent-board.tsx'
import { BackArrow } from './back-arrow.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'

interface Props {
  readonly view: View
  readonly children: ReactNode
}

/** The layout of all known pages. */
export const SiteLayout = ({ view, children }: Props) => {
  useFirstVisit()
  const isChat = useLocation().pathname === PATHS.chat
  const hasChat = !useIsHidden('chat') && !isChat
  return (
    <>
      <ProgressBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <PersistentBoard view={view} />
        {children}
      </main>
      {!isChat && <Footer />}
      <BackArrow />
      <BackToTop />
      {hasChat && <ChatButton />}
    </>
  )
}
