import type { LikeTarget } from '@lanting/contract'
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'

import { useCopy } from '../../shared/language.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { useLike } from './use-like.ts'

interface Props {
  readonly target: LikeTarget
  readonly count: number
  readonly onCount: (change: 1 | -1) => void
  /** Whether it is liked, if the list says so. */
  readonly known?: boolean
}

/** The like button in a row of small buttons. */
export const LikeThumb = ({ target, count, onCount, known }: Props) => {
  const { talks } = useCopy()
  const shortCount = useShortCount()
  const onDone = (liked: boolean) =>
    showToast({
      level: 'info',
      title: liked ? talks.likeDone : talks.unlikeDone,
      text: '',
      durationMs: TOAST_MS,
    })
  const { isLiked, toggle } = useLike(target, { onCount, onDone, known })
  const Thumb = isLiked ? IconThumbUpFilled : IconThumbUp
  return (
    <button
      type="button"
      className="talk-action"
      aria-pressed={isLiked}
      aria-label={isLiked ? talks.liked(shortCount(count)) : talks.like(shortCount(count))}
      onClick={toggle}
    >
      <Thumb aria-hidden size={18} stroke={1.6} />
      {shortCount(count)}
    </button>
  )
}
