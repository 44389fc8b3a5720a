import { type Comment, commentAnchor, type Reply } from '@lanting/contract'
import { type ReactNode, use, useState } from 'react'
import { Avatar } from '../../shared/avatar.tsx'
import { CommentActions } from './comment-actions.tsx'
import { CommentAuthor } from './comment-author.tsx'
import { isReply } from './comment-lists.queries.ts'
import { CommentPictures } from './comment-pictures.tsx'
import { useLinkedElement } from './linked-comment.ts'
import { NewAfterContext } from './new-comments.tsx'
import { Clamped } from './text/clamped.tsx'
import { CommentText } from './text/comment-text.tsx'
import { CommentEditor } from './writing/comment-editor.tsx'

interface Props {
  readonly comment: Comment | Reply
  readonly isAnswering: boolean
  readonly onAnswer: (isAnswering: boolean) => void
  readonly children?: ReactNode
}

/** A comment or a reply with its actions. */
export const CommentItem = ({ comment, children, ...answering }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const { element, isLinked } = useLinkedElement<HTMLDivElement>(comment.id)
  const isNew = comment.id > use(NewAfterContext)
  const reply = isReply(comment)
  const close = () => {
    setEditing(false)
    element.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for controls.
    <div
      ref={element}
      id={commentAnchor(comment.id)}
      className={reply ? 'comment-item comment-reply' : 'comment-item'}
      role="group"
      aria-label={comment.from_name}
      tabIndex={-1}
      data-new={isNew || undefined}
    >
      <Avatar user={{ id: comment.from_id, avatar: comment.from_avatar }} size={reply ? 24 : 45} />
      <div className="comment-main">
        <CommentAuthor comment={comment} />
        {isEditing ? (
          <CommentEditor comment={comment} onClose={close} />
        ) : (
          <>
            <Clamped key={String(isLinked)} isWhole={isLinked}>
              <CommentText text={comment.content} />
            </Clamped>
            <CommentPictures comment={comment} />
            <CommentActions comment={comment} {...answering} onEdit={() => setEditing(true)} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}
