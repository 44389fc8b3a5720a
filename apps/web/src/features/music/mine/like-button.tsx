import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { toggleLike, useIsLiked } from './like-song.ts'
import './mine.css'

/** Likes the current song. */
export const LikeButton = () => {
  const copy = usePlayerCopy().mine
  const song = usePlayer((state) => state.song)
  const isLiked = useIsLiked(song?.id)
  const Icon = isLiked ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className="icon-button like-song"
      aria-label={copy.like}
      title={isLiked ? copy.unlike : copy.like}
      aria-pressed={isLiked}
      disabled={!song}
      onClick={() => song && toggleLike(song)}
    >
      <Icon aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
