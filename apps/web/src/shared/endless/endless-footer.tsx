import { useEffect, useRef } from 'react'
import { useCopy } from '../language.ts'
import { whenNear } from '../when-near.ts'
import './endless.css'

interface Props {
  /** The number of rows above. */
  readonly loaded: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => void
}

const Footer = ({ hasMore, isLoading, isFailed, onMore }: Omit<Props, 'loaded'>) => {
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

/** Loads more near the end, or by a button. Below new rows it is a new one: the old does not move. */
export const EndlessFooter = ({ loaded, ...props }: Props) => <Footer key={loaded} {...props} />
