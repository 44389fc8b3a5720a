import { type Comment, REPORT_TYPE, type Reply, ROLE } from '@lanting/contract'
import { IconThumbUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { Clamped } from '../../shared/clamped.tsx'
import { shortCount } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useReport } from '../../shared/use-report.ts'
import { WrittenText } from '../../shared/written-text.tsx'
import { isReply } from './comments.queries.ts'
import { useCommentActions, useCommentLike } from './use-comment-actions.ts'

interface Props {
  readonly said: Comment | Reply
  /** Whose site it is. */
  readonly ownerId: number
  readonly isAnswering: boolean
  readonly onAnswer: (isAnswering: boolean) => void
  readonly children?: ReactNode
}

const LikeButton = ({ said }: { said: Comment | Reply }) => {
  const { comments } = useCopy()
  const toggle = useCommentLike(said)
  return (
    <button
      type="button"
      className="comment-like"
      aria-pressed={said.is_like}
      aria-label={`${said.is_like ? comments.liked : comments.like} ${said.thumbs_up}`}
      onClick={toggle}
    >
      <IconThumbUp aria-hidden size={16} stroke={1.6} />
      {shortCount(said.thumbs_up)}
    </button>
  )
}

const Actions = ({ said, isAnswering, onAnswer }: Omit<Props, 'ownerId'>) => {
  const { comments, report } = useCopy()
  const user = useUserState((state) => state.userInfo)
  const { remove } = useCommentActions(said)
  const askForLook = useReport({ type: REPORT_TYPE.comment, for_id: said.id })
  const isOwn = user?.id === said.from_id
  const mayDelete = isOwn || user?.role === ROLE.administrator
  return (
    <div className="comment-actions">
      <time dateTime={new Date(said.createdAtMs).toISOString()}>{said.createdAt}</time>
      <LikeButton said={said} />
      {!(isOwn && isReply(said)) && !isAnswering && (
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
        <button type="button" className="comment-report" onClick={askForLook}>
          {report.button}
        </button>
      )}
    </div>
  )
}

/** What somebody has said, a comment or a reply, and what can be done with it. */
export const CommentItem = ({ said, ownerId, children, ...answering }: Props) => {
  const { comments } = useCopy()
  const reply = isReply(said)
  return (
    <div className={reply ? 'comment-item comment-reply' : 'comment-item'}>
      <Avatar user={{ id: said.from_id, avatar: said.from_avatar }} size={reply ? 24 : 45} />
      <div className="comment-main">
        <p className="comment-author">
          <b dir="auto">{said.from_name}</b>
          {said.from_id === ownerId && (
            <span className="owner-mark" title={comments.ownerTitle}>
              {comments.owner}
            </span>
          )}
          {reply && said.to_name && (
            <span className="comment-recipient">
              {comments.answers} <bdi>@{said.to_name}</bdi>
            </span>
          )}
        </p>
        <Clamped>
          <WrittenText text={said.content} />
        </Clamped>
        <Actions said={said} {...answering} />
        {children}
      </div>
    </div>
  )
}
