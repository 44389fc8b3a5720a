import {
  COMMENT_EDIT_MS,
  type Comment,
  commentPath,
  REPORT_TYPE,
  type Reply,
  ROLE,
} from '@lanting/contract'
import { IconThumbUp } from '@tabler/icons-react'
import { type MouseEvent, use, useState } from 'react'
import { copyText } from '../../shared/copy-text.ts'
import { useCopy } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useReport } from '../../shared/use-report.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { ClosedContext } from './closed-context.ts'
import { isReply } from './comment-lists.queries.ts'
import { useCommentLike, useDeleteComment } from './use-comment-actions.ts'
import { useCommentCopy } from './use-comment-copy.ts'
import './comment-actions.css'

interface Props {
  readonly comment: Comment | Reply
  readonly isAnswering: boolean
  readonly onAnswer: (isAnswering: boolean) => void
  readonly onEdit: () => void
}

const LikeButton = ({ comment }: { comment: Comment | Reply }) => {
  const copy = useCommentCopy()
  const shortCount = useShortCount()
  const toggle = useCommentLike(comment)
  return (
    <button
      type="button"
      className="comment-like"
      aria-pressed={comment.is_like}
      aria-label={`${comment.is_like ? copy.liked : copy.like} ${comment.thumbs_up}`}
      onClick={toggle}
    >
      <IconThumbUp aria-hidden size={16} stroke={1.6} />
      {shortCount(comment.thumbs_up)}
    </button>
  )
}

/** The time of a comment is its permalink. A click copies it. */
const Permalink = ({ comment }: { comment: Comment | Reply }) => {
  const copy = useCommentCopy()
  const { reading } = useCopy()
  const { createdAt, createdAtMs } = comment
  const copyLink = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void copyText(event.currentTarget.href, reading)
  }
  return (
    <a
      className="comment-permalink"
      href={commentPath(comment)}
      aria-label={copy.copyLink(createdAt)}
      title={copy.copyLink(createdAt)}
      onClick={copyLink}
    >
      <time dateTime={new Date(createdAtMs).toISOString()}>{createdAt}</time>
    </a>
  )
}

/** Time, like, reply, change, deletion and report of a comment. */
export const CommentActions = ({ comment, isAnswering, onAnswer, onEdit }: Props) => {
  const { report } = useCopy()
  const copy = useCommentCopy()
  const user = useUserState((state) => state.userInfo)
  const [now] = useState(Date.now)
  const remove = useDeleteComment(comment)
  const sendReport = useReport({ type: REPORT_TYPE.comment, for_id: comment.id })
  const isOwn = user?.id === comment.from_id
  const mayDelete = isOwn || user?.role === ROLE.administrator
  const isClosed = use(ClosedContext)
  const mayEdit = isOwn && now - comment.createdAtMs < COMMENT_EDIT_MS
  return (
    <div className="comment-actions">
      <Permalink comment={comment} />
      {comment.is_edited && <span>{copy.edited}</span>}
      <LikeButton comment={comment} />
      {!isClosed && !(isOwn && isReply(comment)) && !isAnswering && (
        <button type="button" onClick={() => onAnswer(true)}>
          {copy.reply}
        </button>
      )}
      {isAnswering && (
        <button type="button" onClick={() => onAnswer(false)}>
          {copy.closeReply}
        </button>
      )}
      {mayEdit && (
        <button type="button" onClick={onEdit}>
          {copy.edit}
        </button>
      )}
      {mayDelete && (
        <button type="button" onClick={remove}>
          {copy.delete}
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
