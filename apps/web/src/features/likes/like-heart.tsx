import type { LikeTarget } from '@lanting/contract'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'

import { useCopy } from '../../shared/language.ts'
import { showToast, TOAST_SHORT_MS } from '../../shared/messages/toasts.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { useLike } from './use-like.ts'

interface Props {
  readonly target: LikeTarget
  readonly count: number
  readonly onCount: (change: 1 | -1) => void
  /** Whether it is liked, if the list says so; otherwise it is requested. */
  readonly known?: boolean
}

/** The like button as a heart with its count. */
export const LikeHeart = ({ target, count, onCount, known }: Props) => {
  const { board, messages } = useCopy()
  const shortCount = useShortCount()
  const onDone = (liked: boolean) =>
    showToast({
      level: 'info',
      title: messages.title.info,
      text: liked ? board.likeDone : board.unlikeDone,
      durationMs: TOAST_SHORT_MS,
    })
  const { isLiked, toggle } = useLike(target, { onCount, onDone, known })
  const Heart = isLiked ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className="like-heart"
      aria-pressed={isLiked}
      aria-label={`${isLiked ? board.liked : board.like} ${shortCount(count)}`}
      onClick={toggle}
    >
      <Heart aria-hidden size={18} stroke={1.6} />
      {shortCount(count)}
    </button>
  )
}
