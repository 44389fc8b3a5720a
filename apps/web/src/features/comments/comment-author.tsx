import type { Comment, Reply } from '@lanting/contract'
import { isReply } from './comment-lists.queries.ts'
import { useCommentCopy } from './use-comment-copy.ts'

interface Props {
  readonly comment: Comment | Reply
  /** The id of the site owner. */
  readonly ownerId: number
}

/** The author of a comment, and the recipient of a reply. */
export const CommentAuthor = ({ comment, ownerId }: Props) => {
  const copy = useCommentCopy()
  return (
    <p className="comment-author">
      <b dir="auto">{comment.from_name}</b>
      {comment.from_id === ownerId && (
        <span className="owner-mark" title={copy.ownerTitle}>
          {copy.owner}
        </span>
      )}
      {isReply(comment) && comment.to_name && (
        <span className="comment-recipient">
          {copy.answers} <bdi>@{comment.to_name}</bdi>
        </span>
      )}
    </p>
  )
}
