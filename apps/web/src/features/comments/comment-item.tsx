import { type Comment, REPORT_TYPE, type Reply, ROLE } from '@lanting/contract'
import { IconThumbUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { Clamped } from '../../shared/clamped.tsx'

import { useCopy } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useReport } from '../../shared/use-report.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { WrittenText } from '../../shared/written-text.tsx'
import { isReply } from './comments.queries.ts'
import { useCommentActions, useCommentLike } from './use-comment-actions.ts'

interface Props {
  readonly comment: Comment | Reply
  /** The id of the site owner. */
  readonly ownerId: number
  readonly isAnswering: boolean
  readonly onAnswer: (isAnswering: boolean) => void
  readonly children?: ReactNode
}

const LikeButton = ({ comment }: { comment: Comment | Reply }) => {
  const { comments } = useCopy()
  const shortCount = useShortCount()
  const toggle = useCommentLike(comment)
  return (
    <button
      type="button"
      className="comment-like"
      aria-pressed={comment.is_like}
      aria-label={`${comment.is_like ? comments.liked : comments.like} ${comment.thumbs_up}`}
      onClick={toggle}
    >
      <IconThumbUp aria-hidden size={16} stroke={1.6} />
      {shortCount(comment.thumbs_up)}
    </button>
  )
}

const Actions = ({ comment, isAnswering, onAnswer }: Omit<Props, 'ownerId'>) => {
  const { comments, report } = useCopy()
  const user = useUserState((state) => state.userInfo)
  const { remove } = useCommentActions(comment)
  const sendReport = useReport({ type: REPORT_TYPE.comment, for_id: comment.id })
  const isOwn = user?.id === comment.from_id
  const mayDelete = isOwn || user?.role === ROLE.administrator
  return (
    <div className="comment-actions">
      <time dateTime={new Date(comment.createdAtMs).toISOString()}>{comment.createdAt}</time>
      <LikeButton comment={comment} />
      {!(isOwn && isReply(comment)) && !isAnswering && (
        <button type="button" onClick={() => onAnswer(true)}>
          {comments.reply}
        </button>
      )}
      {isAnswering && (
        <button type="button" onClick={() => onAnswer(false)}>
          {comments.closeReply}
        </button>
      )}
      {mayDelete && (
        <button type="button" onClick={remove}>
          {comments.delete}
        </button>
      )}
      {!isOwn && (
        <button type="button" className="comment-report" onClick={sendReport}>
          {report.button}
        </button>
      )}
    </div>
  )
}

/** A comment or a reply with its actions. */
export const CommentItem = ({ comment, ownerId, children, ...answering }: Props) => {
  const { comments } = useCopy()
  const reply = isReply(comment)
  return (
    <div className={reply ? 'comment-item comment-reply' : 'comment-item'}>
      <Avatar user={{ id: comment.from_id, avatar: comment.from_avatar }} size={reply ? 24 : 45} />
      <div className="comment-main">
        <p className="comment-author">
          <b dir="auto">{comment.from_name}</b>
          {comment.from_id === ownerId && (
            <span className="owner-mark" title={comments.ownerTitle}>
              {comments.owner}
            </span>
          )}
          {reply && comment.to_name && (
            <span className="comment-recipient">
              {comments.answers} <bdi>@{comment.to_name}</bdi>
            </span>
          )}
        </p>
        <Clamped>
          <WrittenText text={comment.content} />
        </Clamped>
        <Actions comment={comment} {...answering} />
        {children}
      </div>
    </div>
  )
}
