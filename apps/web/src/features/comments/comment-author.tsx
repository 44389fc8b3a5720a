import type { Comment, Reply } from '@lanting/contract'
import { RoleMark } from '../../shared/role-mark.tsx'
import { isReply } from './comment-lists.queries.ts'
import { useCommentCopy } from './use-comment-copy.ts'

interface Props {
  readonly comment: Comment | Reply
}

/** The author of a comment, and the recipient of a reply. */
export const CommentAuthor = ({ comment }: Props) => {
  const copy = useCommentCopy()
  return (
    <p className="comment-author">
      <b dir="auto">{comment.from_name}</b>
      <RoleMark userId={comment.from_id} />
      {isReply(comment) && comment.to_name && (
        <span className="comment-recipient">
          {copy.answers} <bdi>@{comment.to_name}</bdi>
        </span>
      )}
    </p>
  )
}
