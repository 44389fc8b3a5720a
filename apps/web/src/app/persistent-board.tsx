import { useQueryClient } from '@tanstack/react-query'
import { Activity, type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { BOARD } from '../features/board/board.queries.ts'
import { boardPosition } from '../features/board/board-position.ts'
import { PATHS } from '../shared/paths.ts'
import { useLocation } from '../shared/router/router-context.ts'
import { PageSkeleton } from './pages/page-skeleton.tsx'

let MessageListPage: ComponentType | undefined

/** Loads the page before the layout shows it. */
export const loadMessageListPage = async (): Promise<void> => {
  MessageListPage ??= (await import('./pages/message-list-page.tsx')).MessageListPage
}

/** While the board is shown, saves its scroll position and refreshes its data. */
const BoardScroll = ({ isFirstPage }: { isFirstPage: boolean }) => {
  const queries = useQueryClient()
  useLayoutEffect(() => {
    // The browser restores the scroll position of a page that was opened here.
    if (!isFirstPage || boardPosition.isReturn()) boardPosition.restore()
    const remember = () => boardPosition.remember(window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isFirstPage])
  useEffect(() => {
    if (boardPosition.isReturn()) queries.invalidateQueries({ queryKey: BOARD })
    return boardPosition.leave
  }, [queries])
  return null
}

/** Keeps the message board mounted after the first visit. */
export const PersistentBoard = () => {
  const isShown = useLocation().pathname === PATHS.messageList
  const [isFirstPage] = useState(isShown)
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  if (!wasShown || !MessageListPage) return null
  return (
    <div className="persistent-board" data-shown={isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Suspense fallback={<PageSkeleton />}>
          <BoardScroll isFirstPage={isFirstPage} />
          <MessageListPage />
        </Suspense>
      </Activity>
    </div>
  )
}
