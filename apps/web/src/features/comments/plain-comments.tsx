import { type Comment, commentAnchor, type Reply } from '@lanting/contract'
import { readerPagesCopy } from '@lanting/copy/reader-pages'
import type { ReactNode } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { useCopyOf } from '../../shared/language.ts'
import { CommentAuthor } from './comment-author.tsx'
import { isReply } from './comment-lists.queries.ts'
import { CommentPictures } from './comment-pictures.tsx'
import { CommentText } from './text/comment-text.tsx'
import './comment-actions.css'
import './comments.css'

interface ItemProps {
  readonly comment: Comment | Reply
  readonly size: number
  readonly children?: ReactNode
}

const PlainComment = ({ comment, size, children }: ItemProps) => (
  <article
    id={commentAnchor(comment.id)}
    className={isReply(comment) ? 'comment-item comment-reply' : 'comment-item'}
  >
    <Avatar user={{ id: comment.from_id, avatar: comment.from_avatar }} size={size} />
    <div className="comment-main">
      <CommentAuthor comment={comment} />
      <CommentText text={comment.content} />
      <CommentPictures comment={comment} />
      <p className="comment-actions">
        <time dateTime={new Date(comment.createdAtMs).toISOString()}>{comment.createdAt}</time>
      </p>
      {children}
    </div>
  </article>
)

interface Props {
  readonly list: readonly Comment[]
}

/** Comments with their replies, to be read without scripts. */
export const PlainComments = ({ list }: Props) => {
  const { comments: copy } = useCopyOf(readerPagesCopy)
  return list.map((comment) => {
    const { list: replies, total } = comment.replies
    return (
      <PlainComment key={comment.id} comment={comment} size={45}>
        {replies.length > 0 && (
          <div className="replies">
            {replies.map((reply) => (
              <PlainComment key={reply.id} comment={reply} size={24} />
            ))}
            {total > replies.length && <p>{copy.moreReplies(total - replies.length)}</p>}
          </div>
        )}
      </PlainComment>
    )
  })
}
