import { useEffect, useRef } from 'react'
import { useCopy } from '../language.ts'
import { whenNear } from '../when-near.ts'
import './endless.css'

interface Props {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => void
}

/** Loads more near the end, or by a button. */
export const EndlessFooter = ({ hasMore, isLoading, isFailed, onMore }: Props) => {
  const { endless } = useCopy()
  const foot = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  const isWaiting = hasMore && !isLoading && !isFailed
  useEffect(() => {
    if (isWaiting && foot.current) return whenNear([foot.current], () => more.current())
  }, [isWaiting])

  return (
    <div ref={foot} className="endless-footer" data-more={hasMore} role="status">
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
