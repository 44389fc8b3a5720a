import { useEffect, useRef } from 'react'
import { usePlayerCopy } from '../use-player.ts'

interface Props {
  readonly more: string
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  /** Whether scrolling near the end loads more. */
  readonly isEndless?: boolean
  readonly onMore: () => void
}

/** Calls back when the element becomes visible in its scroll container. */
const useReached = (isWaiting: boolean, onReached: () => void) => {
  const element = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  useEffect(() => {
    reached.current = onReached
  })
  useEffect(() => {
    if (!isWaiting || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached.current()
      },
      { root: element.current.closest('.panel-scroll'), rootMargin: '120px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [isWaiting])
  return element
}

/** The last row of a list: load more, loading, or end. */
export const ListFooter = ({ more, hasMore, isLoading, isFailed, isEndless, onMore }: Props) => {
  const copy = usePlayerCopy().panel
  const isWaiting = hasMore && !isLoading && !isFailed
  const foot = useReached(isWaiting && isEndless === true, onMore)
  return (
    <div ref={foot} className="list-footer" role="status">
      {isLoading && <i className="player-spinner" aria-hidden />}
      {isLoading && <span className="visually-hidden">{copy.loading}</span>}
      {(isWaiting || isFailed) && (
        <button type="button" onClick={onMore}>
          {isFailed ? copy.failed : more}
        </button>
      )}
      {!hasMore && !isLoading && !isFailed && copy.end}
    </div>
  )
}
