import type { Comment, Reply } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { EnlargingLink } from '../../shared/pictures/enlarging-link.tsx'
import { useCommentCopy } from './use-comment-copy.ts'

const SIDE_PX = 120

/** The pictures of a comment as small squares. A click opens the viewer. */
export const CommentPictures = ({ comment }: { comment: Comment | Reply }) => {
  const copy = useCommentCopy()
  if (comment.pictures.length === 0) return null
  const pictures = comment.pictures.map((src, at) => ({
    src,
    alt: copy.picture(comment.from_name, at + 1),
  }))
  return (
    <ul className="comment-pictures">
      {pictures.map((picture) => (
        <li key={picture.src} className="cover">
          <EnlargingLink picture={picture} among={pictures}>
            <Cover url={picture.src} width={SIDE_PX} height={SIDE_PX} />
          </EnlargingLink>
        </li>
      ))}
    </ul>
  )
}
