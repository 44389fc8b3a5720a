import type { LikeTarget } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { useLike } from './use-like.ts'

interface Props {
  readonly target: LikeTarget
  readonly count: number
  readonly onCount: (change: 1 | -1) => void
}

/** The like button as a seal below the text. */
export const LikeSeal = ({ target, count, onCount }: Props) => {
  const { reading } = useCopy()
  const shortCount = useShortCount()
  const onDone = (liked: boolean) =>
    showToast({
      level: 'info',
      title: liked ? reading.thanks : reading.unlikedTitle,
      text: liked ? '' : reading.unliked,
      durationMs: TOAST_MS,
    })
  const { isLiked, toggle } = useLike(target, { onCount, onDone })
  return (
    <div className="like-seal">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={isLiked ? reading.liked : reading.like}
        onClick={toggle}
      >
        <span className="seal" aria-hidden="true">
          {reading.likeSeal}
        </span>
      </button>
      <p>
        <b>{shortCount(count)}</b> {reading.likedBy}
      </p>
    </div>
  )
}
