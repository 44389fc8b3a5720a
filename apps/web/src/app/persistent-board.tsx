import { useQueryClient } from '@tanstack/react-query'
import { Activity, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { BOARD } from '../features/board/board.queries.ts'
import { boardPosition } from '../features/board/board-position.ts'
import { PATHS } from '../shared/paths.ts'
import type { View } from '../shared/router/view.ts'
import { PageSkeleton } from './pages/page-skeleton.tsx'

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

export const isBoard = ({ status, location }: View): boolean =>
  status === 'shown' && location.pathname === PATHS.messageList

/** Keeps the message board mounted after the first visit. */
export const PersistentBoard = ({ view }: { view: View }) => {
  const isShown = isBoard(view)
  const [isFirstPage] = useState(isShown)
  const [board, setBoard] = useState(isShown ? view : undefined)
  if (isShown && !board) setBoard(view)
  if (!board) return null
  return (
    <div className="persistent-board" data-shown={isShown}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Suspense fallback={<PageSkeleton />}>
          <BoardScroll isFirstPage={isFirstPage} />
          <board.Page {...board.props} />
        </Suspense>
      </Activity>
    </div>
  )
}
