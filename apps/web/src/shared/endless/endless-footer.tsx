import { useEffect, useRef } from 'react'
import { useCopy } from '../language.ts'

interface Props {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => void
}

/** More is fetched before one arrives at the end. */
const AHEAD = '300px'

/** Fetches more when the end comes near; a button says so, for those who do not scroll. */
export const EndlessFooter = ({ hasMore, isLoading, isFailed, onMore }: Props) => {
  const { endless } = useCopy()
  const foot = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  const isWaiting = hasMore && !isLoading && !isFailed
  useEffect(() => {
    if (!isWaiting || !foot.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more.current()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [isWaiting])

  return (
    <div ref={foot} className="endless-footer" role="status">
      {isLoading && endless.loading}
      {!isLoading && isFailed && (
        <button type="button" className="text-button" onClick={onMore}>
          {endless.failed}
          {' · '}
          {endless.retry}
        </button>
      )}
      {isWaiting && (
        <button type="button" className="text-button" onClick={onMore}>
          {endless.more}
        </button>
      )}
      {!hasMore && !isLoading && !isFailed && endless.end}
    </div>
  )
}
